import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import {
  ctaOf,
  fill,
  hostOf,
  looseEnds,
  priceIn,
  rivalDate,
  timedPart,
  timeOf,
} from '#lib/composer/angles/news/event-facts.ts'
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
  withoutAddress,
} from '#lib/composer/angles/tools.ts'
import { type Part, type Reading, within } from '#lib/composer/read/reading.ts'
import { lowerFirst, sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { dangles, squeeze } from '#lib/composer/words/compress.ts'
import { covered } from '#lib/composer/words/overlap.ts'

const EVENT =
  'cup final|final|(?:maths|math|craft|crafts|coffee|games?|story|family|science|music|art|poetry|film|movie|karaoke|open mic|bingo|comedy|jazz|food|wine|beer|cheese|pizza|members|parents|kids|play|writing|knitting|sewing|yoga|dance|singing|chess|sports|fun|careers|volunteer|tasting|taster|information) (?:morning|afternoon|evening|night|day|hour)|webinar|workshop|meet-?up|conference|summit|open day|open house|open evening|talk|concert|gig|market|fair|fête|group|course|series|bootcamp|programme|lessons?|training|taster|picnic|parade|recording|premiere|meeting|assembly|service|vigil|choir|trials|tryouts|party|tasting|class|masterclass|session|festival|tournament|livestream|live stream|ama|q&a|screening|exhibition|race|fun run|walk|fundraiser|hackathon|seminar|panel|lecture|recital|reading|book club|supper club|pop-?up|quiz(?: night)?|show|gala|auction|bake sale|car boot|clean-?up|tour|retreat|camp|match|derby|demo day|office hours|launch party|jam|parkrun|marathon|half marathon|relay|triathlon|swim|ride|(?:\\d{1,3}|five|ten) ?k|trivia night|game night|ceremony|swap|sale day|raffle|dinner|brunch|roast'
const NAME = new RegExp(`(?<![\\p{L}\\d])(?:${EVENT})s?\\b`, 'iu')
const JOIN =
  /^(?:(?:please )?(?:come (?:along )?(?:to|and join)|join us|join|we(?:’re| are|’ll be| will be)? (?:hosting|running|holding|doing|having|organi[sz]ing|putting on)|we (?:host|run|hold|have)|there(?:’s| is| will be)|don’t forget|save the date|you(?:’re| are) invited to|register for|sign up for|tickets? (?:for|to)|book (?:now )?for|reminder|invite (?:people|everyone) to)(?: (?:for|at|on|to|us (?:for|at)))?[: ]*)+/i
/** The date in front: “Sunday 22 November, 10k along the harbour”. */
const HEAD =
  /^(?:on )?(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day,? (?:\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})[,:]? (?=[\p{L}\d])/iu
const TAIL =
  /\s+(?:is |are |takes place |happening |starts? |begins? |will be |this )?(?:(?:on|from|by|at|in|every|this|next)\s+)?(?:(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?|\d{1,2}(?: and| to|–)? ?\d{0,2} ?(?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}|\d{1,2}(?::\d\d)? ?(?:am|pm)|\d{1,2}:\d\d).*$/i

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
  const name = eventName(part, reading)
  if (!name) return []
  const place = placeOf(reading)
  const time = timeOf(reading, part, found)
  const shownTime = time ? sayTime(time, reading) : undefined
  const timed = time && timedPart(reading, time, part)
  const long = date ? say(reading, date, date.precision === 'day' ? 'long' : undefined) : undefined
  const price = reading.money[0]
    ? reading.money[0].text.replace(/\/\s?/, ' a ')
    : /\bfree (?:entry|admission|event|to attend|tickets?|to join)\b|\bentry (?:is )?free\b|(?:^|[,.]\s*)(?:it’s |it is )?free(?:[,.]|$)/i.test(
          reading.text,
        ) || FREE.test(part.text)
      ? 'Free'
      : undefined
  const host = hostOf(reading, name)
  const shownPrice = price && (priceIn(reading) ?? price)
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
  const ends = looseEnds(part, reading, [name, long ?? '', shownTime ?? '', place ?? '', price ?? ''])
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
  const details = more.filter(
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
  const priced = price && details.some(text => text.includes(price))
  const priceLine = priced
    ? undefined
    : price === 'Free'
      ? 'Entry is free.'
      : price &&
        (/ (?:an?|per) /.test(price)
          ? `${price}.`
          : `${price} ${/ticket/i.test(reading.text) ? 'a ticket' : 'a place'}.`)
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
          [name, long, shownTime, timed, place, host, shownPrice],
        ),
        price: shownPrice,
      },
      details: clean([priceLine, ...ends, ...details]),
      action: address,
      points: clean([long, shownTime && upperFirst(shownTime), place && upperFirst(place), price, ...details]).map(
        title => ({
          title: stripStop(title),
        }),
      ),
      topics: [name, place ?? ''],
      fixed: ['Entry', 'ticket', 'place', 'From', 'With'],
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

/** “A free bread tasting”. */
const FREE = new RegExp(`\\bfree (?:[\\p{L}’-]+ ){0,3}(?:${EVENT})s?\\b`, 'iu')

/** Something that goes on for weeks after the day it begins. */
const RUNS = /\b(?:group|course|series|bootcamp|programme|lessons|training)$/i
const CLOSED = /\b(?:are|is) (?:off|cancelled|canceled|postponed)\b/i

function eventPart(reading: Reading): Part | undefined {
  const labelled = reading.facts.find(clause => clause.label === 'event' || clause.label === 'what')
  if (labelled) return { ...labelled, kind: 'fact' }
  return partsOf(reading).find(
    part =>
      NAME.test(withoutAddress(part.text).replace(NO_EVENT, '')) &&
      !KIND.test(part.text) &&
      !CALLS.test(part.text) &&
      !/(?:[£$€]\d+|\d%) off\b/i.test(part.text) &&
      !/\b(?:sorry|failed|score|won|lost|beat)\b/i.test(part.text),
  )
}

/** “shows your bill”, “walk-ins”, “three courses”, “roast squash”: a word of an event that names none. */
const NO_EVENT =
  /\b(?:shows|talks|races|matches|courses) (?=\p{L})|\bwalk[- ]?ins?\b|\b(?:\d|two|three|four|five|six|seven)[- ]courses?\b|\broast (?=(?!dinner|lunch)\p{L}+ (?:with|and)\b)/giu

/** “Class set of 30 boxes”: the noun says what kind of thing, not what happens. */
const KIND =
  /\b(?:class|event|party|show|course|workshop|race|match|festival) (?:sets?|packs?|kits?|box(?:es)?|tickets? for|photos?|rates?|prices?|discount|notes|report|results?)\b/i

/** “Book at …”, “tickets from …”: what to do about it, not what it is. */
const CALLS = /^(?:book|tickets?|sign up|register|rsvp|enrol|apply|join|dm|call|email|write|pay|get)\b[^,]{0,24}$/i

/** The event’s own name: the noun phrase around its keyword, without invitation, date and place. */
function eventName(part: Part, reading: Reading): string | undefined {
  const topic = reading.facts.find(clause => clause.label === 'topic')
  if (topic) return upperFirst(squeeze(stripStop(topic.text), 42) ?? stripStop(topic.text))
  const timed = within(reading.dates, part).length > 0 || within(reading.times, part).length === reading.times.length
  const hours = within(reading.times, part).find(time => time.said)?.text ?? /$^/
  let text = withoutAddress(part.text)
    .replace(/^(?:we(?:’re| are)|i(?:’m| am)) /i, 'we are ')
    .replace(JOIN, '')
    .replace(hours, '')
    .replace(timed ? HEAD : /$^/, '')
    .replace(timed ? TAIL : /$^/, '')
    .replace(/^(?:an?|the|our|my|off) /i, '')
  text = text.replace(/ (?:at|in) (?:the |our )?(?:\p{Lu}[\p{L}’-]+ ?)+$/u, '').replace(/^free (?=\p{L})/iu, '')
  const subject = text.match(/^(.*?)(?: (?:is|are|starts?|begins?|returns?|takes|opens?|will|closes?)\b.*)$/i)?.[1]
  if (subject && NAME.test(subject)) text = subject
  const keyed = text.match(new RegExp(`(?:[\\p{L}’-]+ ){0,3}(?:${EVENT})s?\\b`, 'iu'))?.[0]
  const short = [text, squeeze(text, 42), keyed].find(
    each => each !== undefined && each.length <= 42 && !dangles(each) && NAME.test(each),
  )
  if (!short || dangles(short) || !NAME.test(short) || /^(?:for|at|in|on|with|to|from|of)\b/i.test(short))
    return undefined
  return upperFirst(
    stripStop(short).replace(/^(?:annual|our) /i, word => (word.toLowerCase() === 'our ' ? '' : word)) ||
      reading.brand.name,
  )
}
