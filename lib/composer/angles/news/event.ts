import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import {
  ctaOf,
  fill,
  hostOf,
  looseEnds,
  rivalDate,
  timedPart,
  timeOf,
  whenOf,
} from '#lib/composer/angles/news/event-facts.ts'
import { eventName, eventPart } from '#lib/composer/angles/news/event-name.ts'
import { entryOf, priceLine, withoutPrice } from '#lib/composer/angles/news/event-price.ts'
import { CLOSED, EVENT, NAME, RUNS } from '#lib/composer/angles/news/event-words.ts'
import { speakerTalk, visit } from '#lib/composer/angles/news/talk.ts'
import { placeOf } from '#lib/composer/angles/place.ts'
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
import type { Reading } from '#lib/composer/read/reading.ts'
import { lowerFirst, sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { covered } from '#lib/composer/words/overlap.ts'

export function event(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const talk = speakerTalk(reading) ?? visit(reading)
  if (CLOSED.test(reading.text)) return []
  if (talk) return [talk]
  const found = comingDate(reading) ?? deadlineOf(reading)
  const part = eventPart(reading)
  const rival = part && found && rivalDate(reading, (part.text.match(NAME)?.[0] ?? '').toLowerCase(), found)
  const date = rival ? undefined : found
  if (!part || (!found && !/\b(?:join us|come to|come along|webinar|workshop|rsvp|register)\b/i.test(reading.text)))
    return []
  const place = placeOf(reading)
  const name = eventName(part, reading, place)
  if (!name) return []
  const time = timeOf(reading, part, found)
  const shownTime = time ? sayTime(time, reading) : undefined
  const timed = time && timedPart(reading, time, part)
  const long = date && whenOf(reading, date)
  const entry = entryOf(reading, part)
  const { price } = entry
  const host = hostOf(reading, name)
  const address = addressOf(reading)
  const headline =
    firstFit(
      42,
      date ? `${name}: ${say(reading, date, date.last === undefined ? 'short' : undefined)}.` : undefined,
      name,
    ) ?? name
  const meta = clean([shownTime && upperFirst(shownTime), place && upperFirst(place), price]).join(' · ')
  const more = remaining(
    reading,
    [
      name,
      reading.facts.find(clause => clause.label === 'topic')?.text ?? '',
      long ?? '',
      place ?? '',
      timed ?? shownTime ?? '',
      price ?? '',
      host ?? '',
      EVENT.includes(part.text) ? part.text : '',
      part.text,
    ],
    6,
  )
  const ends = withoutPrice(
    looseEnds(part, reading, [name, long ?? '', shownTime ?? '', place ?? '', host ?? '', host?.slice(5) ?? '']),
    entry,
  )
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
    ? `${name}${name.includes(':') ? ',' : ':'} ${long}${hour ? `, ${hour}` : ''}${where && hour && !where.startsWith(',') ? ',' : ''}${where}.`
    : `${name}${where}.`
  const details = withoutPrice(more, entry).filter(
    text =>
      !/^free\b.{0,12}$/i.test(text) &&
      !(long && /\b(?:next|this) (?:week|month)\b/i.test(text)) &&
      !(rival && found && [rival, found].some(each => text.includes(say(reading, each, 'plain')))),
  )
  const extra = partsOf(reading)
    .map(each => upperFirst(stripStop(each.text)))
    .find(
      text =>
        /^(?:free (?!entry)|\d+ (?:places|seats|spots|tickets)\b|limited)/i.test(text) &&
        text.length <= 44 &&
        text !== 'Free' &&
        covered(text, [name]) < 0.4,
    )
  const priced = priceLine(entry, details, reading)
  return [
    draft({
      angle: 'event',
      frame: date ? 'F19' : 'F21',
      rank: found ? 58 : 22,
      template: 'event_reminder',
      top: long ?? name,
      lead,
      boxes: {
        headline,
        name,
        date: long && (date?.role === 'start' && RUNS.test(name) ? `From ${long}` : long),
        time: timed ?? (shownTime && upperFirst(shownTime)),
        place: place && upperFirst(place),
        host,
        cta: ctaOf(reading),
        meta: meta || undefined,
        body: fill(
          [extra && sentence(extra), ...ends, ...details],
          [name, long, shownTime, timed, place, host, entry.shown],
        ),
        price: entry.shown,
      },
      details: clean([priced, ...ends, ...details]),
      action: address,
      points: clean([long, shownTime && upperFirst(shownTime), place && upperFirst(place), price, ...details]).map(
        title => ({
          title: stripStop(title),
        }),
      ),
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
