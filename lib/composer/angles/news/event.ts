import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { placeOf } from '#lib/composer/angles/place.ts'
import {
  addressOf,
  clean,
  comingDate,
  deadlineOf,
  firstFit,
  partsOf,
  remaining,
  say,
  sayTime,
} from '#lib/composer/angles/tools.ts'
import type { Part, Reading } from '#lib/composer/read/reading.ts'
import type { DateSlot } from '#lib/composer/slots/dates.ts'
import { lowerFirst, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { dangles, squeeze } from '#lib/composer/words/compress.ts'

const EVENT =
  'cup final|final|webinar|workshop|meet-?up|conference|summit|open day|open house|open evening|talk|concert|gig|market|fair|fête|party|tasting|class|masterclass|session|festival|tournament|livestream|live stream|ama|q&a|screening|exhibition|race|fun run|walk|fundraiser|hackathon|seminar|panel|lecture|recital|reading|book club|supper club|pop-?up|quiz(?: night)?|show|gala|auction|bake sale|car boot|clean-?up|tour|retreat|camp|match|derby|demo day|office hours|launch party|jam|trivia night|game night|ceremony|swap|sale day|raffle|course|dinner|brunch|roast'
const NAME = new RegExp(`\\b(?:${EVENT})s?\\b`, 'i')
const JOIN =
  /^(?:(?:please )?(?:come (?:along )?(?:to|and join)|join us|join|we(?:’re| are|’ll be| will be)? (?:hosting|running|holding|doing|having|organi[sz]ing|putting on)|we (?:host|run|hold|have)|there(?:’s| is| will be)|don’t forget|save the date|you(?:’re| are) invited to|register for|sign up for|tickets? (?:for|to)|book (?:now )?for|reminder|invite (?:people|everyone) to)(?: (?:for|at|on|to|us (?:for|at)))?[: ]*)+/i
const TAIL =
  /\s+(?:is |are |takes place |happening |starts? |begins? |will be |this )?(?:(?:on|from|by|at|in|every|this|next)\s+)?(?:(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?|\d{1,2}(?: and| to|–)? ?\d{0,2} ?(?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}|\d{1,2}(?::\d\d)? ?(?:am|pm)|\d{1,2}:\d\d).*$/i

export function event(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const talk = speakerTalk(reading)
  if (talk) return [talk]
  const found = comingDate(reading) ?? deadlineOf(reading)
  const part = eventPart(reading)
  const rival = part && found && rivalDate(reading, part, found)
  const date = rival ? undefined : found
  if (!part || (!found && !/\b(?:join us|come to|come along|webinar|workshop|rsvp|register)\b/i.test(reading.text)))
    return []
  const name = eventName(part, reading)
  if (!name) return []
  const place = placeOf(reading)
  const time = reading.times[0]
  const shownTime = time ? sayTime(time, reading) : undefined
  const long = date ? say(reading, date, date.precision === 'day' ? 'long' : undefined) : undefined
  const price = reading.money[0]
    ? reading.money[0].text.replace(/\/\s?/, ' a ')
    : /\bfree (?:entry|admission|event|to attend|tickets?|to join)\b|\bentry (?:is )?free\b|(?:^|[,.]\s*)(?:it’s |it is )?free(?:[,.]|$)/i.test(
          reading.text,
        )
      ? 'Free'
      : undefined
  const address = addressOf(reading)
  const headline =
    firstFit(
      42,
      date ? `${name}: ${say(reading, date, date.last === undefined ? 'short' : undefined)}.` : undefined,
      name,
    ) ?? name
  const meta = clean([shownTime, place && upperFirst(place), price]).join(' · ')
  const more = remaining(
    reading,
    [name, long ?? '', place ?? '', shownTime ?? '', price ?? '', EVENT.includes(part.text) ? part.text : ''],
    3,
  )
  const where = place
    ? /^(?:online|on )/i.test(place)
      ? ` ${lowerFirst(place)}`
      : / at |^(?:the|our) /i.test(place)
        ? ` at ${place}`
        : ` ${/\d|^[A-Z]\w+ [A-Z]/.test(place) ? 'at' : 'in'} ${place}`
    : ''
  const lead = long
    ? `${name}${name.includes(':') ? ',' : ':'} ${long}${shownTime ? `, ${shownTime}` : ''}${where && shownTime ? ',' : ''}${where}.`
    : `${name}${where}.`
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
        date: long,
        time: shownTime,
        place: place && upperFirst(place),
        cta: ctaOf(reading),
        meta: meta || undefined,
        body: more[0],
        price,
      },
      details: clean([
        price === 'Free'
          ? 'Entry is free.'
          : price
            ? / (?:an?|per) /.test(price)
              ? `${price}.`
              : `${price} ${/ticket/i.test(reading.text) ? 'a ticket' : 'a place'}.`
            : undefined,
        ...more.filter(
          text =>
            !/^free\b.{0,12}$/i.test(text) &&
            !(rival && found && [rival, found].some(date => text.includes(say(reading, date, 'plain')))),
        ),
      ]),
      action: address,
      points: clean([long, shownTime, place && upperFirst(place), price, ...more]).map(title => ({
        title: stripStop(title),
      })),
      topics: [name, place ?? ''],
      fixed: ['Entry', 'ticket', 'place'],
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

function eventPart(reading: Reading): Part | undefined {
  const labelled = reading.facts.find(clause => clause.label === 'event' || clause.label === 'what')
  if (labelled) return { ...labelled, kind: 'fact' }
  return partsOf(reading).find(
    part => NAME.test(part.text) && !/\b(?:sorry|failed|score|won|lost|beat)\b/i.test(part.text),
  )
}

/** The event’s own name: the noun phrase around its keyword, without invitation, date and place. */
function eventName(part: Part, reading: Reading): string | undefined {
  let text = part.text
    .replace(/^(?:we(?:’re| are)|i(?:’m| am)) /i, 'we are ')
    .replace(JOIN, '')
    .replace(TAIL, '')
    .replace(/^(?:an?|the|our|my|off) /i, '')
  text = text.replace(/ (?:at|in) (?:the |our )?(?:\p{Lu}[\p{L}’-]+ ?)+$/u, '').replace(/^free (?=\p{L})/iu, '')
  const subject = text.match(/^(.*?)(?: (?:is|are|starts?|begins?|returns?|takes|opens?|will|closes?)\b.*)$/i)?.[1]
  if (subject && NAME.test(subject)) text = subject
  const short =
    text.length <= 42
      ? text
      : (squeeze(text, 42) ?? text.match(new RegExp(`(?:[\\p{L}’-]+ ){0,3}(?:${EVENT})s?\\b`, 'iu'))?.[0])
  if (!short || dangles(short) || !NAME.test(short)) return undefined
  return upperFirst(
    stripStop(short).replace(/^(?:annual|our) /i, word => (word.toLowerCase() === 'our ' ? '' : word)) ||
      reading.brand.name,
  )
}

function ctaOf(reading: Reading): string | undefined {
  const text = reading.text
  const deadline = deadlineOf(reading)
  const verb = /\brsvp\b/i.test(text)
    ? 'RSVP'
    : /\bregist/i.test(text)
      ? 'Register'
      : /\bsign up\b/i.test(text)
        ? 'Sign up'
        : /\btickets?\b/i.test(text)
          ? 'Buy a ticket'
          : /\bbook\b/i.test(text)
            ? 'Book a place'
            : /\b(?:webinar|talk|ama|seminar|panel|seat)\b/i.test(text)
              ? 'Save a seat'
              : /\benter|entry|entries\b/i.test(text)
                ? 'Enter'
                : 'Come along'
  return firstFit(28, deadline ? `${verb} by ${say(reading, deadline, 'plain')}` : undefined, verb)
}

/** A second date for the same event, in another sentence. */
function rivalDate(reading: Reading, part: Part, date: DateSlot): DateSlot | undefined {
  const keyword = (part.text.match(NAME)?.[0] ?? '').toLowerCase()
  const other = reading.dates.find(
    each =>
      each !== date &&
      each.role === 'at' &&
      each.precision === 'day' &&
      !each.weekly &&
      each.last === undefined &&
      each.day !== date.day,
  )
  const clause = other && reading.facts.find(each => other.start >= each.start && other.end <= each.end)
  return date.role === 'at' &&
    date.last === undefined &&
    keyword !== '' &&
    clause &&
    !(date.start >= clause.start && date.end <= clause.end) &&
    clause.text.toLowerCase().includes(keyword)
    ? other
    : undefined
}

const SPEAKS =
  /\b(\p{Lu}[\p{L}’-]+ \p{Lu}[\p{L}’-]+),?(?: [^,.]{3,40},)? (?:is|will be|are)? ?(?:speaking|talking|presenting|on stage|speaks|talks) at ((?:the )?\p{Lu}[\p{L}\d’ -]*?)(?= on | about |,|\.|$)/u
const TOPIC = /\babout ([^.,\n]{3,40})/i

/** Someone by name, on something: where and when go beside it. */
function speakerTalk(reading: Reading): Draft | undefined {
  for (const clause of reading.facts) {
    const [, name, stage] = clause.text.match(SPEAKS) ?? []
    const topic = clause.text.match(TOPIC)?.[1]?.trim()
    const date = comingDate(reading)
    if (!name || !stage) continue
    const headline = firstFit(42, topic && `${name} on ${topic}.`, `${name} at ${stage}.`) ?? `${name}.`
    const long = date && say(reading, date, 'long')
    return draft({
      angle: 'event',
      frame: 'F22',
      rank: 58,
      template: 'event_reminder',
      top: name,
      lead: long ? `${stage.trim()}, ${long}: ${name}${topic ? ` on ${topic}` : ''}.` : clause.text,
      boxes: { headline, name: stripStop(headline), date: long, place: upperFirst(stage.trim()), body: undefined },
      details: remaining(reading, [clause.text], 2),
      action: addressOf(reading),
      points: clean([long, upperFirst(stage.trim())]).map(title => ({ title })),
      topics: [stage.trim()],
      fixed: ['on', 'at'],
    })
  }
  return undefined
}
