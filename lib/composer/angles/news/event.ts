import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { earlyBird, withoutEarlyBird } from '#lib/composer/angles/news/early-bird.ts'
import { ctaOf } from '#lib/composer/angles/news/event-action.ts'
import {
  eveningsOf,
  fill,
  hostOf,
  looseEnds,
  rivalDate,
  timedPart,
  timeOf,
  timesOf,
  whenOf,
  withoutShown,
} from '#lib/composer/angles/news/event-facts.ts'
import { eventName, eventPart } from '#lib/composer/angles/news/event-name.ts'
import { entryOf, priceLine, withoutPrice } from '#lib/composer/angles/news/event-price.ts'
import { EVENT, NAME, RUNS } from '#lib/composer/angles/news/event-words.ts'
import { isOff } from '#lib/composer/angles/news/off.ts'
import { speakerTalk, visit } from '#lib/composer/angles/news/talk.ts'
import { isPlace, placeOf } from '#lib/composer/angles/place.ts'
import { sayTime } from '#lib/composer/angles/slots-said.ts'
import {
  addressOf,
  clean,
  comingDate,
  deadlineOf,
  firstFit,
  partsOf,
  remaining,
  say,
} from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import type { DateSlot } from '#lib/composer/slots/dates.ts'
import type { TimeSlot } from '#lib/composer/slots/times.ts'
import { lowerFirst, sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { covered } from '#lib/composer/words/overlap.ts'

export function event(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const talk = speakerTalk(reading) ?? visit(reading)
  if (isOff(reading)) return []
  if (talk) return [talk]
  const found = comingDate(reading) ?? deadlineOf(reading)
  const part = eventPart(reading)
  const rival = part && found && rivalDate(reading, (part.text.match(NAME)?.[0] ?? '').toLowerCase(), found)
  const date = rival ? undefined : found
  if (!part || (!found && !/\b(?:join us|come to|come along|webinar|workshop|rsvp|register)\b/i.test(reading.text)))
    return []
  const named = placeOf(reading)
  const title = eventName(part, reading, named)
  if (!title) return []
  const name = outing(title, date, reading)
  const time = timeOf(reading, part, found)
  const second = date && eveningsOf(reading, date)
  const next = second && reading.times.find(each => each.start >= second.end)
  const shownTime =
    time && clean([endsAt(time, reading) + sayTime(time, reading), next && sayTime(next, reading)]).join(' and ')
  const timed = time && timedPart(reading, time, part)
  const long = date && whenOf(reading, date)
  const early = earlyBird(reading)
  const entry = early ? { price: early.shown, shown: early.shown, line: early.line } : entryOf(reading, part)
  const { price } = entry
  const host = hostOf(reading, name, named)
  const address = addressOf(reading)
  const headline =
    firstFit(
      42,
      date &&
        `${name}: ${second || (date.weekly && !date.said) ? long : say(reading, date, date.last === undefined ? 'short' : undefined)}.`,
      name,
    ) ?? name
  const more = remaining(
    reading,
    [
      name,
      reading.facts.find(clause => clause.label === 'topic')?.text ?? '',
      long ?? '',
      named ?? '',
      timed ?? shownTime ?? '',
      price ?? '',
      host ?? '',
      EVENT.includes(part.text) ? part.text : '',
      part.text,
    ],
    6,
  )
  const hours = reading.times.flatMap(each => [each.text, reading.speak(each.start, each.end)])
  const loose = looseEnds(
    part,
    reading,
    clean([name, long, long?.replace(/s$/, ''), shownTime, named, host, host?.slice(5)]),
  )
  const place = named ?? loose.map(text => lowerFirst(stripStop(text), new Set(reading.names.values()))).find(isPlace)
  const unpriced = (texts: readonly string[]): string[] =>
    early ? withoutEarlyBird(texts, early) : withoutPrice(texts, entry)
  const ends = unpriced(withoutShown(loose, part, reading, place))
  const labelled = /^\p{L}+ [£$€]/u.test(entry.shown ?? '')
  const meta = clean([
    shownTime && upperFirst(shownTime),
    place && upperFirst(place),
    early ? stripStop(early.line) : labelled ? entry.shown : price,
  ]).join(' · ')
  // Without a day nothing stands apart: hour, place and price are the first line below the name.
  const facts = date || meta === '' ? undefined : sentence(meta.replaceAll(' · ', ', '))
  const topic = date ? undefined : topicOf(part.text, name)
  const where = place
    ? /^\p{Ll}| on |library$|hall$/u.test(place)
      ? `, ${place}`
      : /^(?:online|on )/i.test(place)
        ? ` ${lowerFirst(place)}`
        : / at |^(?:the|our) /i.test(place)
          ? ` at ${place}`
          : ` ${/\d|^[A-Z]\w+ [A-Z]/.test(place) ? 'at' : 'in'} ${place}`
    : ''
  const hour = timed ? lowerFirst(timed) : shownTime
  const lead = long
    ? `${name}${name.includes(':') ? ',' : ':'} ${date?.said ? lowerFirst(long) : long}${hour ? `, ${hour}` : ''}${where && hour && !where.startsWith(',') ? ',' : ''}${where}.`
    : `${name}${topic ? `: ${lowerFirst(topic, new Set(reading.names.values()))}` : where}.`
  const details = unpriced(withoutShown(more, part, reading, place)).filter(
    text =>
      !/^free\b.{0,12}$/i.test(text) &&
      !(long && !date?.said && /\b(?:next|this) (?:week|month)\b/i.test(text)) &&
      !(rival && found && [rival, found].some(each => text.includes(say(reading, each, 'plain')))),
  )
  const extra = partsOf(reading)
    .map(each => upperFirst(stripStop(each.text)))
    .find(
      text =>
        /^(?:free (?!entry)|\d+ (?:places|seats|spots|tickets)\b|limited)/i.test(text) &&
        text.length <= 44 &&
        !/^free(?:$| but)/i.test(text) &&
        covered(text, [name]) < 0.4,
    )
  const often = date?.weekly ? timesOf(reading) : undefined
  const priced = early?.line ?? priceLine(entry, details, reading)
  return [
    draft({
      angle: 'event',
      frame: date ? 'F19' : 'F21',
      rank: found ? (early ? 84 : 58) : 34,
      template: date ? 'event_reminder' : 'announcement',
      top: long ?? name,
      lead,
      boxes: {
        headline: topic ? sentence(upperFirst(topic)) : headline,
        eyebrow: topic && name,
        name,
        date: long && (date?.role === 'start' && RUNS.test(name) ? `From ${long}` : long),
        time: timed ?? (shownTime && upperFirst(shownTime)),
        place: place && upperFirst(place),
        host,
        cta: ctaOf(reading),
        meta: meta || undefined,
        body: fill(
          [early?.until, facts, often, extra && sentence(extra), ...ends, ...details],
          date ? [name, long, shownTime, timed, place, host, entry.shown] : [name, topic],
        ),
        price: entry.shown,
      },
      details: clean([priced, often, host && sentence(host), ...ends, ...details]),
      said: clean([part.text, ...hours, place && `meet at ${place}`, ...(early?.told ?? [])]),
      action: address,
      points: clean([
        long,
        shownTime && upperFirst(shownTime),
        place && upperFirst(place),
        early?.line ?? price,
        ...details,
      ]).map(title => ({
        title: stripStop(title),
      })),
      topics: [name, place ?? ''],
      fixed: ['Entry', 'ticket', 'place', 'From', 'With', 'and'],
      holds: rival
        ? [{ rule: 'contested', measured: `${found?.raw} and ${rival.raw}`, fix: 'say which date is right' }]
        : [],
      notes: [
        ...(rival
          ? [`The brief names two dates, “${found?.raw}” and “${rival.raw}”; neither is printed.`]
          : date
            ? []
            : ['The brief names no date; none is printed.']),
        ...(place ? [] : ['The brief names no place; none is printed.']),
      ],
    }),
  ]
}

/** “Webinar: debugging jobs without logs”: what it is about says more than what kind of thing it is. */
const topicOf = (text: string, name: string): string | undefined => {
  const about = stripStop(text).match(/: (.+)$/)?.[1]
  return about && !name.includes(' ') && about.length < BOX_LIMITS.headline ? about : undefined
}

/** “Saturday swim” keeps its day where the rest is one word. */
const outing = (name: string, date: DateSlot | undefined, reading: Reading): string =>
  date && !name.includes(' ') && reading.text.toLowerCase().startsWith(`${date.raw} ${name}`.toLowerCase())
    ? `${upperFirst(date.raw)} ${lowerFirst(name)}`
    : name

/** “Open until 9pm” begins at no hour. */
const endsAt = ({ start, last }: TimeSlot, { text }: Reading): string =>
  last === undefined && /\b(?:until|till?)\s+$/i.test(text.slice(0, start)) ? 'until ' : ''
