// Hours as people type them beside a date, without “am” or “pm”: “Saturday 10-12”, “from 4 til 7”, “doors 5.30”.
import type { TimeSlot } from '#lib/composer/slots/times.ts'

type Range = { start: number; end: number }

const HOUR = '(?:\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm)?|noon|midday|midnight)'
const SPAN = new RegExp(
  `(?<![\\d.:£$€/-])(?<first>${HOUR})\\s?(?:-|–|to|till?|until)\\s?(?<last>${HOUR}|late)(?![\\d%:/-]|\\.\\d|\\p{L})`,
  'giu',
)
const BETWEEN = new RegExp(`(?<=\\bbetween )(?<first>${HOUR}) and (?<last>${HOUR})(?!\\p{L}|\\d)`, 'giu')
const LONE =
  /(?<=\b(?:doors|gates|until|till?|kick-?off|starts?|meet|bar|music|film|show|races?)(?: at| from| opens?(?: at)?| off)? )(?:\d{1,2}[:.](?:00|15|30|45)|noon|midday|midnight)(?![\d%:]|\.\d|\s?(?:[ap]m|[-–]|to)\b|\s?[-–])|(?<![\d.:£$€/–-])\d{1,2}[:.](?:00|15|30|45)(?![\d%:/–-]|\.\d|\s?(?:[ap]m|[-–]|to)\b|\s?[-–])/gi
const FROM = /\bfrom (?:\d{1,2}|noon|midday|midnight)(?=\s*(?:$|[.,;!)\n]| (?:in|at|with|on)\b))/gi
const CLOSED = /^\s*(?:$|[.,;!?)\n])/
const OPENED = /(?:^|[.,;!(\n])\s*$/
const GOES_ON = /^ (?:at|in|on|outside|by|every|each|for|with|term|daily|weather|bring|sharp)\b/i
const COUNTED =
  /\b(?:ages?|aged|years?|kids|children|grades?|sizes?|up|down|went|grew|rose|fell|cut|changed|beat|won|lost|drew|score|result)\b[^,.;\n]{0,16}$/i

/** Spans of hours and lone hours that only their place in the sentence tells from other numbers. */
export function findPlainHours(text: string, dates: readonly Range[]): TimeSlot[] {
  const found: TimeSlot[] = []
  const add = (match: RegExpMatchArray, said: string): void => {
    const start = match.index ?? 0
    const end = start + match[0].length
    if ([...dates, ...found].some(other => start < other.end && other.start < end)) return
    found.push({ minute: minuteOf(match.groups?.first ?? match[0]), text: said, start, end, said: true })
  }
  if (dates.length === 0) return found
  for (const match of text.matchAll(SPAN)) {
    const { first = '', last = '' } = match.groups ?? {}
    if (/(?:[ap]m.*\d|[:.]\d\d)$/i.test(match[0]) || /\d[ap]m$/i.test(last)) continue
    if (isHour(first) && (last === 'late' || isHour(last)) && placed(text, match, dates))
      add(match, `${plain(first)} ${/^late$/i.test(last) ? 'until' : 'to'} ${plain(last)}`)
  }
  for (const match of text.matchAll(BETWEEN)) {
    const { first = '', last = '' } = match.groups ?? {}
    if (isHour(first) && isHour(last)) add(match, `${plain(first)} to ${plain(last)}`)
  }
  for (const match of text.matchAll(LONE))
    if (isHour(match[0]) && (/^[a-z]/i.test(match[0]) || placed(text, match, dates))) add(match, plain(match[0]))
  for (const match of text.matchAll(FROM))
    if (isHour(match[0].slice(5)) && !COUNTED.test(text.slice(0, match.index).replace(/\bsign ups? $/i, '')))
      add(match, plain(match[0]))
  return found
}

/** Beside a date, after “from” or “doors”, or alone between two commas. */
function placed(text: string, match: RegExpMatchArray, dates: readonly Range[]): boolean {
  const start = match.index ?? 0
  const before = text.slice(0, start)
  const after = text.slice(start + match[0].length)
  if (COUNTED.test(before) || !(CLOSED.test(after) || GOES_ON.test(after))) return false
  const beside = dates.some(
    date => date.end <= start && /^,? ?(?:from |at |after school )?$/i.test(text.slice(date.end, start)),
  )
  return (
    beside ||
    /\b(?:from|between|doors|gates|kick-?off|until)(?: open| at)? $/i.test(before) ||
    (OPENED.test(before) && CLOSED.test(after)) ||
    overNoon(match)
  )
}

/** “9 to 5”: from the morning to the afternoon; a range of anything else goes up. */
const overNoon = ({ groups }: RegExpMatchArray): boolean =>
  Number(groups?.last) < Number(groups?.first) && Number(groups?.first) <= 12

const isHour = (text: string): boolean =>
  /^\D/.test(text) || (Number.parseInt(text, 10) <= 24 && !/[:.][6-9]/.test(text))
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<=\d)\.(?=\d)/, ':')
    .trim()
const minuteOf = (text: string): number => {
  const [hour = 0, minute = 0] = text.split(/[:.]/).map(part => Number.parseInt(part, 10) || 0)
  return hour * 60 + minute
}
