// Weekdays that say which days of any week, and no date: a timetable, a rule for every week.
import type { DateSlot } from '#lib/composer/slots/dates.ts'

const DAY =
  '(?:sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)s?'
const SPAN = new RegExp(`\\b${DAY}\\s?(?:-|–|to|through|thru|till?|until)\\s?${DAY}\\b`, 'gi')
const RULE = new RegExp(
  `\\b(?:every|each) ${DAY}(?:,? (?:and|&|or)|,) ${DAY}\\b|\\b(?:every day|daily|7 days(?: a week)?|all week|any day)\\b[^.!?\\n]{0,24}\\b(?:except|but|bar|apart from)(?: for| on)? ${DAY}\\b`,
  'gi',
)
const SINGLE = new RegExp(`^${DAY}$`, 'i')
/** “on Saturday”, “this Saturday”: a day of its own even beside a timetable. */
const POINTED = /\b(?:on|by|this|next|until|till?|before|starts?|starting|launch\w*|opens?|reopens?|back)\s+$/i
/** Hours, or none, right after the day. */
const HOURS =
  /^s?:?,? (?:\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)? ?(?:-|–|to|till?|until) ?\d|closed|shut|only\b|by appointment)/i

/** The dates of a text without the weekdays that are words. */
export function withoutWeekWords(found: readonly DateSlot[], text: string): DateSlot[] {
  const spans = [...text.matchAll(SPAN)].map(rangeOf)
  const words = [...spans, ...[...text.matchAll(RULE)].map(rangeOf)]
  const timetable = (slot: DateSlot): boolean =>
    (spans.some(span => sameSentence(text, span, slot)) || [...text.matchAll(TIMED)].length > 1) &&
    HOURS.test(text.slice(slot.end)) &&
    !POINTED.test(text.slice(Math.max(0, slot.start - 12), slot.start))
  return found.filter(
    slot =>
      !slot.relative ||
      !SINGLE.test(slot.raw.replace(/^(?:every|each) /i, '')) ||
      !(words.some(span => slot.start >= span.start && slot.end <= span.end) || timetable(slot)),
  )
}

/** A day with its hours; two of them make a timetable. */
const TIMED = /\p{L}:? \d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)? ?(?:-|–|to|till?|until) ?\d/giu

const rangeOf = (match: RegExpMatchArray): { start: number; end: number } => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
})

const sameSentence = (text: string, a: { start: number; end: number }, b: DateSlot): boolean =>
  !/[!?\n]|\.\s/.test(text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start)))
