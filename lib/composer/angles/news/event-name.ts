// Which part of a brief is the event, and what the event is called.

import { earlyBird } from '#lib/composer/angles/news/early-bird.ts'
import { PEOPLE_WITH } from '#lib/composer/angles/news/event-facts.ts'
import { EVENT, JOIN, NAME } from '#lib/composer/angles/news/event-words.ts'
import { partsOf, withoutAddress } from '#lib/composer/angles/tools.ts'
import { type Part, type Reading, within } from '#lib/composer/read/reading.ts'
import { stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { dangles, squeeze, startsWithVerb } from '#lib/composer/words/compress.ts'
import { verbForm } from '#lib/composer/words/verbs.ts'

/** The date in front: “Sunday 22 November, 10k along the harbour”. */
const HEAD =
  /^(?:on )?(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day,? (?:\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})[,:]? (?=[\p{L}\d])/iu
const TAIL =
  /\s+(?:is |are |takes place |happening |starts? |begins? |meets? |returns? |will be |this )?(?:(?:on|from|by|at|in|every|this|next)\s+)?(?:(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?|\d{1,2}(?: and| to|–)? ?\d{0,2} ?(?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}|\d{1,2}(?::\d\d)? ?(?:am|pm)|\d{1,2}:\d\d).*$/i

export function eventPart(reading: Reading): Part | undefined {
  const labelled = reading.facts.find(clause => clause.label === 'event' || clause.label === 'what')
  if (labelled) return { ...labelled, kind: 'fact' }
  const keyed = partsOf(reading).find(
    part =>
      NAME.test(withoutAddress(part.text).replace(NO_EVENT, '')) &&
      !KIND.test(part.text) &&
      !CALLS.test(part.text) &&
      !isBrought(part, reading) &&
      !/(?:[£$€]\d+|\d%) off\b/i.test(part.text) &&
      !/\b(?:sorry|failed|score|won|lost|beat|got so|grew)\b/i.test(part.text),
  )
  const first = gathering(reading)
  return first && (!keyed || keyed.start > first.start) ? first : keyed
}

/** “shows your bill”, “walk-ins”, “three courses”, “roast squash”: a word of an event that names none. */
const NO_EVENT =
  /\b(?:shows|talks|races|matches|courses) (?=\p{L})|\b(?:swim|ride|race|walk|dance|play) for (?=[£$€])|\blate opening (?=every|on \p{L}+days)|\bwalk[- ]?ins?\b|\b(?:\d|two|three|four|five|six|seven)[- ]courses?\b|\broast (?=(?!dinner|lunch)\p{L}+ (?:with|and)\b)/giu

/** “Class set of 30 boxes”: the noun says what kind of thing, not what happens. */
const KIND =
  /^[£$€\d]\S* (?:an?|per) |\b(?:class|event|party|show|course|workshop|race|match|festival) (?:sets?|packs?|kits?|box(?:es)?|tickets? for|photos?|rates?|prices?|discount|notes|report|results?)\b/i

/** “Please bring a bottle, sun hat and swim kit”: things in a bag. */
const isBrought = (part: Part, { text }: Reading): boolean =>
  /\b(?:bring|pack|wear)\b[^.!?\n]*,[^.!?\n]*$/i.test(text.slice(0, part.start)) && !/\bbring\b/i.test(part.raw)

/** “Book at …”, “tickets from …”: what to do about it, not what it is. */
const CALLS =
  /^(?:book|tickets?|sign up|register|rsvp|enrol|apply|join|dm|call|email|write|pay|get|pick|choose|find)\b[^,]{0,24}$/i

/** What the part says before its first day or hour. */
function headOf(part: Part, reading: Reading): string | undefined {
  const first = [...within(reading.dates, part), ...within(reading.times, part)].sort((a, b) => a.start - b.start)[0]
  if (!first) return withoutAddress(part.text)
  if (first.start - part.start < 4) return undefined
  return reading.speak(part.start, first.start).replace(JOINED, '')
}

const JOINED =
  /(?:[\s,:–-]+(?:on|from|at|in|is|are|takes? place|happens|meets?|starts?|begins?|returns?|runs|will be|every|this|next|again|back|and|the|a)?)+$/i

/** Something with a day and an hour that no keyword names: “Knit and natter, Tuesdays 2pm”. */
export function gathering(reading: Reading): Part | undefined {
  const part = partsOf(reading)[0]
  const clause = part && reading.facts.find(each => part.start >= each.start && part.end <= each.end)
  if (
    !part ||
    !clause ||
    within(reading.dates, clause).every(date => date.role !== 'at' || (date.weekly && !date.said))
  )
    return undefined
  if (within(reading.times, clause).length === 0 && !earlyBird(reading)) return undefined
  const name = (headOf(part, reading) ?? '').replace(JOIN, '').replace(/ (?:aged?|ages) \d.*$/, '')
  const words = name.split(/\s+/)
  const acts = words.some(
    (word, index) => ['third', 'past'].includes(verbForm(word)?.form ?? '') || (index === 0 && startsWithVerb(word)),
  )
  return name.length >= 3 && words.length <= 7 && (!acts || /^\p{L}+ and \p{L}+$/u.test(name)) && !TRADE.test(name)
    ? part
    : undefined
}

/** What shops and services say of a day and an hour, and what is no name. */
const TRADE =
  /\d|[£$€%?]|\b(?:open|opening|hours|closed|shut|sale|off|deadline|launch|out|live|maintenance|downtime|delivery|deliveries|menu|new|free|offer|update|release|early|only|we|i|you|is|are|was|were|will|that|now|doors|gates|orders?|restock|drop|starts?|special|price|photos?|stock|bus|train|road|server|site|app|api|from|until|by|within)\b/i

/** The event’s own name: the noun phrase around its keyword, without invitation, date and place. */
export function eventName(part: Part, reading: Reading, place: string | undefined): string | undefined {
  const topic = reading.facts.find(clause => clause.label === 'topic')
  if (topic) return upperFirst(squeeze(stripStop(topic.text), 42) ?? stripStop(topic.text))
  const known = gathering(reading) === part ? /\p{L}/u : NAME
  const timed = within(reading.dates, part).length > 0 || within(reading.times, part).length === reading.times.length
  const hours = within(reading.times, part).find(time => time.said)?.text ?? /$^/
  const head = timed ? headOf(part, reading) : undefined
  const whole =
    head && known.test(head) && !/\d:\d/.test(head)
      ? head
      : withoutAddress(part.text)
          .replace(hours, '')
          .replace(timed ? HEAD : /$^/, '')
          .replace(timed ? TAIL : /$^/, '')
  let text = whole
    .replace(/^(?:we(?:’re| are)|i(?:’m| am)) /i, 'we are ')
    .replace(JOIN, '')
    .replace(place ? new RegExp(` (?:at|in|on|by|outside|@) ${escaped(place)}.*$`, 'i') : /$^/, '')
    .replace(/^(?:an?|the|our|my|off) /i, '')
  text = text.replace(/ (?:at|in) (?:the |our )?(?:\p{Lu}[\p{L}’-]+ ?)+$/u, '').replace(/^free (?=\p{L})/iu, '')
  const subject = text.match(
    /^(.*?)(?: (?:is|are|starts?|begins?|returns?|meets?|takes|opens?(?! (?:day|evening|house|mic|morning|night|session)\b)|will|closes?)\b.*)$/i,
  )?.[1]
  if (subject && known.test(subject)) text = subject
  const keyed = text.match(new RegExp(`(?:[\\p{L}’-]+ ){0,3}(?:${EVENT})s?\\b`, 'iu'))?.[0]
  const short = [text, text.replace(PEOPLE_WITH, ''), text.replace(/: .*$/, ''), squeeze(text, 42), keyed].find(
    each => each !== undefined && each.length <= 42 && !dangles(each) && known.test(each),
  )
  if (!short || dangles(short) || !known.test(short) || /^(?:for|at|in|on|with|to|from|of)\b/i.test(short))
    return undefined
  return upperFirst(
    stripStop(short).replace(/^(?:annual|our) /i, word => (word.toLowerCase() === 'our ' ? '' : word)) ||
      reading.brand.name,
  )
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
