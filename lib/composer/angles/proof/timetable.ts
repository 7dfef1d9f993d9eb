import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, remaining } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import type { Clause, Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { dangles, squeeze } from '#lib/composer/words/compress.ts'

const WEEKDAY = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:days?)?'
const MONTHS =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)'
const ONE = `(?:\\d{1,2}(?: ?[-–] ?| to )\\d{1,2} ${MONTHS}|${WEEKDAY}(?: \\d{1,2} ${MONTHS})?|(?:the )?\\d{1,2}(?:(?:st|nd|rd|th)\\b(?: ${MONTHS})?| ${MONTHS})|${MONTHS} \\d{1,2}|Christmas (?:Eve|Day)|Boxing Day|New Year’s (?:Eve|Day)|Good Friday|Easter (?:Sunday|Monday|Saturday)|bank holiday(?: Monday)?|weekends|weekdays|bank holidays|daily)`
const DAYS = `${ONE}(?:(?: ?[-–&,] ?| to | and )(?:${ONE}|\\d{1,2} ${MONTHS}))*`
const HOUR = '(?:\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)?|noon|midday|midnight)'
const HOURS = `(?:${HOUR} ?(?:-|–|to|until) ?${HOUR}|closed|shut|by appointment(?: only)?)(?![\\d%£$€])`
const ENTRY = new RegExp(
  `(?:^|(?<=[ ,:;(]))(?:(${DAYS})[:,]? (?:open |from )?(${HOURS})|(${HOURS}),? (?:on )?(${DAYS}))(?=[\\s,;.)]|$)`,
  'giu',
)

type Entry = { days: string; hours: string; start: number; end: number }

/** Days with their hours: a timetable is read in rows, whatever stands around it. */
export function timetable(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const lines = reading.facts.filter(clause => entriesOf(reading.speak(clause.start, clause.end)).length === 1)
  const [first] = lines
  if (first && lines.length >= 3) {
    const text = lines.map(clause => stripStop(reading.speak(clause.start, clause.end))).join(', ')
    const above = reading.facts[reading.facts.indexOf(first) - 1]
    return [timetableDraft(reading, lines, text, entriesOf(text), above)]
  }
  for (const [index, clause] of reading.facts.entries()) {
    const text = stripStop(reading.speak(clause.start, clause.end))
    const entries = entriesOf(text)
    const bare = entries[0] && text.slice(0, entries[0].start).trim() === ''
    const above = bare ? reading.facts[index - 1] : undefined
    if (entries.length >= 2 && (index === 0 || above || OPENING.test(text)))
      return [timetableDraft(reading, [clause], text, entries, above)]
  }
  return []
}

const OPENING = /\b(?:open|opening|hours|times)\b/i

const entriesOf = (text: string): Entry[] =>
  [...text.matchAll(ENTRY)].map(match => ({
    days: match[1] ?? match[4] ?? '',
    hours: match[2] ?? match[3] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }))

function timetableDraft(
  reading: Reading,
  clauses: readonly Clause[],
  text: string,
  entries: readonly Entry[],
  above: Clause | undefined,
): Draft {
  const [first, last] = [entries[0], entries.at(-1)]
  const named = titleOf(above?.text ?? text.slice(0, first?.start))
  const title = named ?? untitled(entries)
  const rows = entries.map(
    ({ days, hours }) => `${upperFirst(days.replace(/ ?[-–] ?/g, ' to ').replace(/ & /g, ' and '))}: ${spoken(hours)}`,
  )
  const after = text
    .slice(last?.end)
    .split(/[,;] /)
    .map(each => upperFirst(each.replace(/^[\s,;:.)–-]+(?:and )?/, '')))
    .filter(each => each.length > 3 && !dangles(each))
  const more = remaining(reading, [...clauses.map(clause => clause.text), above?.text ?? '', title], 4)
  const extra = [...after, ...more.map(stripStop)].filter(each => each.length <= BOX_LIMITS.item)
  const items = [...rows, ...extra].slice(0, 5)
  return draft({
    angle: 'list',
    frame: 'F39',
    rank: 90,
    template: 'feature_list',
    top: title.split(' ').slice(0, 2).join(' '),
    lead: named ? `${named}:` : 'When to come:',
    boxes: { headline: title, items },
    lines: rows.map(sentence),
    details: [...after.map(sentence), ...more],
    action: addressOf(reading),
    points: [...rows, ...extra].map(each => ({ title: each })),
    topics: [],
    fixed: ['Opening', 'hours', 'When', 'come'],
  })
}

const spoken = (hours: string): string => hours.replace(/ ?[-–] ?/g, ' to ').replace(/^shut$/i, 'closed')

/** What the rows are of, from the words before them. */
function titleOf(before: string): string | undefined {
  const text = stripStop(before.replace(/[\s,:;(–-]+$/, ''))
    .replace(/^(?:these|here|they) are (?:our |the )?|^(?:our|please note|note) /i, '')
    .replace(/,? (?:are|is|will be|open)$/i, '')
    .trim()
  const bare = dangles(text) ? text.replace(/,[^,]*$/, '') : text
  const short = bare.length <= BOX_LIMITS.headline ? bare : (squeeze(bare, BOX_LIMITS.headline) ?? '')
  if (short.length > 3 && !dangles(short) && !/^we\b/i.test(short)) return upperFirst(short)
  return undefined
}

/** Rows without a heading are named by their first and last day. */
function untitled(entries: readonly Entry[]): string {
  const days = entries.flatMap(({ days }) => days.match(/\p{Lu}\p{L}+day\b/gu) ?? [])
  return days.length > 1 ? `Opening hours, ${days[0]} to ${days.at(-1)}` : 'Opening hours'
}
