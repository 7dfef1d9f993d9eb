// When an event begins, who leads it, what it costs, and what else the brief says of it.
import { JOIN } from '#lib/composer/angles/news/event-words.ts'
import { clean, firstFit, isTaken, partsOf, say, withoutAddress } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { type Part, type Reading, within } from '#lib/composer/read/reading.ts'
import type { DateSlot } from '#lib/composer/slots/dates.ts'
import type { TimeSlot } from '#lib/composer/slots/times.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { contentWords, covered } from '#lib/composer/words/overlap.ts'
import { speakDate } from '#lib/composer/words/speak.ts'

const BODY = 120

/** Sentences that say something new, as many as fit. */
export function fill(
  texts: readonly (string | undefined)[],
  shown: readonly (string | undefined)[],
): string | undefined {
  const known = clean([...shown])
  const fresh = clean([...texts]).filter(text => covered(text, known) < 0.6)
  let body = ''
  for (const [at, text] of fresh.entries()) {
    const next = body === '' ? text : `${body} ${text}`
    const again = fresh.some((other, place) => place > at && covered(text, [other]) > 0.9)
    if (!again && next.length <= BODY && covered(text, [...known, body]) < 0.6) body = next
  }
  return body || undefined
}

const JOINTS =
  /^(?:[\s,:–-]|(?:and|starts?|begins?|opens?|starting|is|are|will be|takes place|happens|meets?|every)(?= |$))+|(?:[\s,:–-]|(?<= |^)(?:on|at|from|between|our|in|by|with|and|starts?|begins?|opens?|starting|is|are|will be|takes place|happens|meets?|every|the|of|to|for))+$/giu

/** What the event’s own part says besides its name, day, hour and place. */
export function looseEnds(part: Part, reading: Reading, shown: readonly string[]): string[] {
  const hours = within(reading.times, part).flatMap(time => [time.text, reading.speak(time.start, time.end)])
  const known = [
    ...shown,
    ...within(reading.dates, part)
      .filter(date => !isTaken(reading, date))
      .map(date => say(reading, date)),
    ...hours,
  ].filter(text => text.length > 2)
  return known
    .sort((a, b) => b.length - a.length)
    .reduce(
      (texts, one) =>
        texts.flatMap(text => text.split(new RegExp(`(?<![\\p{L}\\d])${escaped(one)}(?![\\p{L}\\d])`, 'iu'))),
      [withoutAddress(part.text)],
    )
    .map(text => stripStop(text.replace(JOINTS, '').trim()))
    .map((text, at, all) => (at === all.length - 1 && reading.text[part.end] === '?' ? `${text}?` : text))
    .filter(
      text =>
        text.length > 3 &&
        contentWords(text).length > 0 &&
        covered(text, [...shown]) < 0.6 &&
        !ASKS.test(text) &&
        text.replace(JOIN, '').trim() !== '',
    )
    .map(text => sentence(upperFirst(text)))
}

const ASKS =
  /^(?:join(?: us| our)?$|join us|come|please|we(?:’re| are)?|don’t miss|save the date|you(?:’re| are) invited|reminder|free|our|book|register|again$)\b/i
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Doors and gates open before it begins. */
const EARLY = /\b(?:gates?|doors?|check-?in|registration|arrivals?|meet)(?: (?:open|at|from))*[: ]*$/i

/** Its day; of a course the weekday and the first day, of two evenings both. */
export function whenOf(reading: Reading, date: DateSlot): string {
  const start = reading.dates.find(each => each.role === 'start' && each.precision === 'day' && !each.weekly)
  if (date.weekly && !date.said && start)
    return (
      firstFit(BOX_LIMITS.side, `${say(reading, date)} from ${say(reading, start, 'plain')}`) ??
      `${say(reading, date)} from ${say(reading, start, 'short').replace(/^\p{L}+,? /u, '')}`
    )
  const daytime =
    date.weekly && reading.text.slice(date.end).match(/^ (?:morning|afternoon|evening|night)(?=s?\b)/i)?.[0]
  if (daytime) return `${say(reading, date).replace(/s$/, '')}${daytime.toLowerCase()}s`
  const other = eveningsOf(reading, date)
  if (other) return speakDate({ ...date, last: other.day, named: false }, reading.style).replace(/ to (?=\d)/, ' and ')
  return upperFirst(say(reading, date, date.precision === 'day' ? 'long' : undefined))
}

/** “Wed 9 Dec 2pm and Thu 10 Dec 6pm”: the second of two evenings. */
export function eveningsOf(reading: Reading, date: DateSlot): DateSlot | undefined {
  const next = reading.dates[reading.dates.indexOf(date) + 1]
  const between = next && reading.text.slice(date.end, next.start)
  const alike = [date, next].every(each => each && each.role === 'at' && !each.weekly && each.last === undefined)
  return alike &&
    next &&
    next.day > date.day &&
    next.day - date.day < 28 &&
    /^[^.!?\n]{0,12}\s(?:and|&)\s$/i.test(between ?? '')
    ? next
    : undefined
}

/** When it begins: beside its date rather than in its title, and not when the doors open. */
export function timeOf(reading: Reading, part: Part, date: DateSlot | undefined): TimeSlot | undefined {
  const early = (time: TimeSlot): boolean => EARLY.test(reading.text.slice(Math.max(0, time.start - 24), time.start))
  const times = reading.times.filter(time => !early(time))
  const clause = date && reading.facts.find(each => date.start >= each.start && date.end <= each.end)
  const beside = clause && within(times, clause)[0]
  const outside = times.find(time => time.start < part.start || time.end > part.end)
  return beside ?? outside ?? (date && within([date], part).length === 0 ? undefined : (times[0] ?? reading.times[0]))
}

/** The hour with what happens then: “First start 8:30”. */
export function timedPart(reading: Reading, time: TimeSlot, event: Part): string | undefined {
  const part = partsOf(reading).find(each => within([time], each).length > 0)
  const text = part && stripStop(part.text)
  return text &&
    part.start !== event.start &&
    within(reading.dates, part).length === 0 &&
    text.length <= BOX_LIMITS.side &&
    /^(?:\p{L}+ ){1,2}\S*\d\S*$/u.test(text)
    ? upperFirst(text)
    : undefined
}

/** Who it is with, at the end of a name: “with the harbour choir”. */
export const PEOPLE_WITH =
  / with ((?:the |our )?(?:[\p{L}’-]+ ){0,2}(?:choir|band|orchestra|society|team|coach|trio|quartet|players|singers|authors?|chef)|(?:Dr |Prof |Coach )?\p{Lu}[\p{L}’-]+(?:(?: (?:from|of|and|the))? \p{Lu}[\p{L}’-]+)*)$/u

const PEOPLE_NAMED =
  /^(?:(?:with|hosted by|led by|run by|speakers?:?|host:?) )?(\p{Lu}[\p{L}’-]+ \p{Lu}[\p{L}’-]+(?:(?:, and|,| and) \p{Lu}[\p{L}’-]+ \p{Lu}[\p{L}’-]+)*)$/u
const PLACED =
  /\b(?:Street|Road|Lane|Avenue|Square|Library|Hall|Park|School|Church|Centre|Center|House|Garden|Museum|Gallery|Theatre|Hotel|Club|Bar|Cafe|Café)\b/

/** Who leads it, where a part of the brief is nothing but names. */
export function hostOf(reading: Reading, name: string, place: string | undefined): string | undefined {
  const labelled = reading.facts.find(clause => clause.label === 'host' || clause.label === 'speaker')
  const found =
    labelled?.text ??
    partsOf(reading)
      .map(each => stripStop(each.text).match(PEOPLE_NAMED)?.[1])
      .find(each => each !== undefined && each !== place && !PLACED.test(each) && !each.includes(reading.brand.name))
  if (found) return name.includes(found) ? undefined : `With ${found}`
  const dates = reading.dates.map(date => say(reading, date))
  return partsOf(reading)
    .flatMap(part => dates.reduce((texts, date) => texts.flatMap(text => text.split(date)), [stripStop(part.text)]))
    .map(text => ` ${text.trim()}`.match(PEOPLE_WITH)?.[0].trim())
    .filter(text => text !== undefined && text.length <= BOX_LIMITS.meta && !name.includes(text))
    .map(text => text && upperFirst(text))[0]
}

/** A second date for the same event, in another sentence. */
export function rivalDate(reading: Reading, keyword: string, date: DateSlot): DateSlot | undefined {
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

/** Sentences without what stands beside them: the event’s own part, an hour that is a part of its own. */
export function withoutShown(
  texts: readonly string[],
  part: Part,
  reading: Reading,
  place: string | undefined,
): string[] {
  const hours = reading.times
    .flatMap(time => [time.text, reading.speak(time.start, time.end)])
    .map(each => each.toLowerCase())
  const own = stripStop(part.text)
  const bare = (text: string): string => text.toLowerCase().replace(/^(?:meet(?:ing)?(?: up)? )?(?:at|in|from) /, '')
  return texts.flatMap(text => {
    const whole = stripStop(text)
    const after = whole.startsWith(`${own}, `) ? whole.slice(own.length + 2) : whole
    const kept = after
      .split(/, (?!\d{3}\b)/)
      .flatMap(each => whenLess(each, reading))
      .filter(each => {
        const said = bare(each)
        return !hours.includes(said) && said !== place?.toLowerCase() && said !== ''
      })
    const told = kept.join(', ')
    return told === '' ? [] : [told === whole ? text : sentence(upperFirst(told))]
  })
}

/** “Mondays after school 3.30 to 4.30” is “after school” beside its day and hour. */
function whenLess(text: string, reading: Reading): string[] {
  const part = partsOf(reading).find(each => stripStop(each.text).toLowerCase() === text.toLowerCase())
  if (!part || within(reading.dates, part).length === 0 || within(reading.times, part).length === 0) return [text]
  return looseEnds(part, reading, []).map(stripStop)
}

/** “Six Tuesdays”: how often, where the day alone stands on the picture. */
export const timesOf = (reading: Reading): string | undefined => {
  const found = reading.text.match(
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2}) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days\b/i,
  )?.[0]
  return found && sentence(upperFirst(found))
}
