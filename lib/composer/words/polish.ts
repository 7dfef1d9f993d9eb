import { dropHype } from '#lib/composer/check/banned.ts'
import { ACRONYMS, FILLERS, PROPER, SHORTHAND, SPELLINGS } from '#lib/composer/words/lexicon.ts'
import { MONTHS, WEEKDAYS } from '#lib/composer/words/months.ts'

export type Names = ReadonlyMap<string, string>

const CALENDAR = new Map(
  [...(MONTHS.en ?? []), ...(WEEKDAYS.en ?? [])].flatMap(name => [[name.toLowerCase(), name]] as const),
)
CALENDAR.delete('may')
CALENDAR.delete('march')

const DAY = '(mon|tue|tues|wed|weds|thu|thurs?|fri|sat|sun)(?:day|nesday|rsday|urday)?'
const DAY_SPAN = new RegExp(
  `\\b${DAY}(?:\\s?[-–]\\s?| (?:to|till?|through|thru) )${DAY}\\b(?!\\s?[-–]\\s?${DAY}\\b)`,
  'gi',
)
/** “sat 8-2”, “sun closed”: a day of a timetable. */
const DAY_HOURS = new RegExp(
  `\\b${DAY}(s?)(?=:? (?:\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]m)? ?(?:-|–|to|until) ?\\d|(?:closed|shut)\\b))`,
  'gi',
)
const DAY_PAIR = new RegExp(`\\b${DAY}s? (and|or) ${DAY}\\b(?!s)`, 'gi')
const dayName = (short: string): string =>
  (WEEKDAYS.en ?? []).find(name => name.toLowerCase().startsWith(short.toLowerCase().slice(0, 3))) ?? short

/** A rough English clause as a careful writer would set it: shorthand out, names in their case, hype gone. */
export function polish(raw: string, names: Names): string {
  let text = raw
  text = text.replace(DAY_SPAN, (_, from: string, to: string) => `${dayName(from)} to ${dayName(to)}`)
  text = text.replace(DAY_HOURS, (_, day: string, plural: string) => `${dayName(day)}${plural}`)
  text = text.replace(
    DAY_PAIR,
    (_, from: string, link: string, to: string) => `${dayName(from)} ${link} ${dayName(to)}`,
  )
  for (const [pattern, by] of SHORTHAND)
    text = typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by)
  text = text
    .replace(FILLERS, ' ')
    .replace(/\s?&\s?(?=\p{L})|(?<=\p{L})\s\+\s(?=\p{L})/gu, ' and ')
    .replace(/\s(?:->|→)\s/g, ' to ')
    .replace(/(?<=\b\d{1,2}(?:st|nd|rd|th))\s?[-–]\s?(?=\d{1,2}(?:st|nd|rd|th)\b)/g, ' to ')
    .replace(/(?<=day:? \d{1,2}(?:[:.]\d\d)?)[-–](?=\d{1,2}(?:[:.]\d\d)?(?![\d%]|[ap]m))/g, ' to ')
    .replace(/\s&\s(?=\d{1,2}(?:st|nd|rd|th)\b)/g, ' and ')
    .replace(/(?<=\band )polish\b/g, 'Polish')
    .replace(/(?<=\d ?[ap]m|[:.]\d\d)\s[-–]\s(?=\d{1,2}(?:[:.]\d\d|\s?[ap]m))/gi, ' to ')
    .replace(/\s[—–]\s|\s-\s|--/g, ', ')
  text = dropHype(text).replace(/!/g, '.')
  text = text.replace(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu, word => recase(word, names))
  for (const [low, name] of names) if (low.includes(' ')) text = text.replaceAll(new RegExp(escaped(low), 'gi'), name)
  return text
    .replace(/(?<=[\p{L}\ue000-\uf8ff])'(?=\p{L})/gu, '’')
    .replace(/\bi\b(?=[ ’])/g, 'I')
    .replace(/\s+([,.;:?])/g, '$1')
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '')
    .trim()
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Short words that are capital only because somebody shouts. */
export const SHOUTED = new Set(
  'one you now free all new not and the our off only more best sale big must need very back here last live open soon this week gift deal just huge with from your'.split(
    ' ',
  ),
)
const AMBIGUOUS = new Set(['polish', 'reading', 'turkey'])

function recase(word: string, names: Names): string {
  const low = word.toLowerCase()
  const known =
    names.get(low) ?? SPELLINGS[low] ?? CALENDAR.get(low) ?? CALENDAR.get(low.replace(/s$/, ''))?.concat('s')
  if (known) return known
  if (ACRONYMS.has(low))
    return low === 'us' && word !== 'US'
      ? word
      : low.endsWith('s') && ACRONYMS.has(low.slice(0, -1))
        ? `${low.slice(0, -1).toUpperCase()}s`
        : low.toUpperCase()
  if (PROPER.has(low) && word === low && !AMBIGUOUS.has(low)) return low.charAt(0).toUpperCase() + low.slice(1)
  if ((word.length > 4 || SHOUTED.has(low)) && /^\p{Lu}+$/u.test(word)) return low
  return word
}
