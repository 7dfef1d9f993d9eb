// Days that are another day tomorrow: “tomorrow”, “next Thurs”, “on Friday”.
import type { Hold } from '#lib/composer/answer.ts'
import { clockOf } from '#lib/composer/builtin/piece.ts'
import type { Sorted } from '#lib/composer/builtin/reading/sort.ts'
import { dayInFull } from '#lib/composer/clarify/day.ts'
import { hold } from '#lib/composer/guard/rule.ts'
import { nextWeekday } from '#lib/composer/literals/calendar.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Question } from '#lib/composer/question.ts'

type Told = Sorted['told'][number]

/** Of the first such day, the date that is meant: a brief that names it can be posted on any day. */
export function movingDay(question: Question, sorted: Sorted): Hold | false {
  for (const told of sorted.told)
    for (const day of told.literals)
      if (moves(day, told, sorted) && !isWeekly(sorted, day.text)) {
        const { words, days } = meant(day, told, sorted.today)
        const dates = days.map(one => `“${dayInFull(one, clockOf(question, sorted))}”`).join(' or ')
        return hold('moving', `“${words}” will soon be another day: write ${dates}`)
      }
  return false
}

const moves = (day: Literal, { text }: Told, sorted: Sorted): boolean =>
  day.kind === 'weekday'
    ? !isRepeated(day, sorted) && !SEVERAL.test(text.slice(day.end)) && !DAY_OF_MONTH.test(text.slice(day.end))
    : day.kind === 'date' && day.weekday === undefined && /^\p{L}+(?: \p{L}+)?$/u.test(day.text)

/** “Thursday evenings” are those of all weeks. */
const SEVERAL = /^ (?:mornings|afternoons|evenings|nights|lunchtimes)(?!\p{L})/iu

/** “el lunes 14”: the month stands elsewhere. */
const DAY_OF_MONTH =
  /^,? (?:the )?(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th|\.)?(?= \p{L}|[,;]|$)(?! ?(?:h|uhr|am|pm|horas?|heures|ore)(?!\p{L}))/iu

/** “Fridays”, “montags”: longer than the day’s name, while “thurs” is a shorter one and “jueves” the name itself. */
const isRepeated = ({ text, weekday = 0 }: Literal, { lexicons }: Sorted): boolean =>
  /s$/i.test(text) &&
  lexicons.some(({ pack }) => {
    const [name = '', ...forms] = (pack.weekdays.split('|')[weekday] ?? '').split(' ')
    return text.length > name.length && forms.includes(text.toLowerCase())
  })

/** “every Tuesday”, “los jueves”, “Mon–Fri”: such days do not move. */
const isWeekly = ({ told }: Sorted, day: string): boolean =>
  told.some(
    ({ text, literals }) =>
      text.includes(day) &&
      (/\b(?:every|each|jeden|cada|chaque|ogni|todas|każd\p{L}+|tous|weekly|los (?:lunes|martes|mi[eé]rcoles|jueves|viernes))\b/iu.test(
        text,
      ) ||
        literals.filter(({ kind }) => kind === 'weekday').length > 1),
  )

/** What stands beside a weekday and says on which side of today it lies; all but the words of a limit go with it. */
const SIDES: readonly [lies: 'next' | 'ahead' | 'behind', before: RegExp, after?: RegExp][] = [
  [
    'next',
    /(?<!\p{L})(?:next|nächste[nrs]?|próximo|prossimo|volgende|nästa|neste|następn\p{L}+) $/iu,
    /^ (?:prochain|próximo|prossimo|que viene)(?!\p{L})/iu,
  ],
  [
    'behind',
    /(?<!\p{L})(?:last|letzte[nrs]?|vergangene[nrs]?|último|scorso|passado|afgelopen|vorige|förra|ostatni\p{L}*) $/iu,
    /^ (?:dernier|pasado|scorso|passado)(?!\p{L})/iu,
  ],
  ['ahead', /(?<!\p{L})(?:this|diese[nrs]?|kommende[nrs]?|este|questo|deze|komende) $/iu],
]
const LIMIT = /(?<!\p{L})(?:by|before|until|till?|bis|vor|hasta(?: el)?|entro|avant|jusqu['’]à|até|do|tot) $/iu

/** A weekday is the one to come, or the one that was, unless a word beside it says which; “next” is said of two. */
function meant(day: Literal, { text }: Told, today: number): { words: string; days: number[] } {
  if (day.kind !== 'weekday' || day.weekday === undefined) return { words: day.text, days: [Number(day.values[0])] }
  const [before, after] = [text.slice(0, day.start), text.slice(day.end)]
  const next = nextWeekday(day.weekday, today)
  for (const [lies, leading, trailing] of SIDES) {
    const led = leading.exec(before)?.[0] ?? ''
    const trailed = trailing?.exec(after)?.[0] ?? ''
    if (!led && !trailed) continue
    const first = nextWeekday(day.weekday, today + 1)
    const days = lies === 'next' ? [first, first + WEEK] : [lies === 'ahead' ? next : next - WEEK]
    return { words: `${led}${day.text}${trailed}`, days }
  }
  return { words: day.text, days: LIMIT.test(before) ? [next] : [next, next - WEEK] }
}
const WEEK = 7
