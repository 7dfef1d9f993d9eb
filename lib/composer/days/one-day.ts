// Whether a weekday is the one to come, and which day that is: “on Friday”, “next Thurs”, “by Tuesday”.
import { nextWeekday } from '#lib/composer/literals/calendar.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

/** A weekday where it is said. */
type Said = { day: Literal; text: string; literals: readonly Literal[]; lexicons: readonly Lexicon[] }

/** What says that a weekday is no one day, or none that its name alone tells. */
const NOT_ONE: readonly ((said: Said) => boolean)[] = [
  // “Thursday evenings” are those of all weeks.
  ({ day, text }) => /^ (?:mornings|afternoons|evenings|nights|lunchtimes)(?!\p{L})/iu.test(text.slice(day.end)),
  // “el lunes 14”: the month stands elsewhere.
  ({ day, text }) =>
    /^,? (?:the )?(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th|\.)?(?= \p{L}|[,;]|$)(?! ?(?:h|uhr|am|pm|horas?|heures|ore)(?!\p{L}))/iu.test(
      text.slice(day.end),
    ),
  // “Fridays”, “montags”: longer than the day’s name, while “thurs” is a shorter one and “jueves” the name itself.
  ({ day: { text, weekday = 0 }, lexicons }) =>
    /s$/i.test(text) &&
    lexicons.some(({ pack }) => {
      const [name = '', ...forms] = (pack.weekdays.split('|')[weekday] ?? '').split(' ')
      return text.length > name.length && forms.includes(text.toLowerCase())
    }),
]

export const isOneDay = (said: Said): boolean => said.day.kind === 'weekday' && !NOT_ONE.some(tells => tells(said))

/** “every Tuesday”, “los jueves”, “Mon–Fri”: such days come again each week. */
export const isOfEachWeek = ({ text, literals }: Pick<Said, 'text' | 'literals'>): boolean =>
  /\b(?:every|each|jeden|cada|chaque|ogni|todas|każd\p{L}+|tous|weekly|los (?:lunes|martes|mi[eé]rcoles|jueves|viernes))\b/iu.test(
    text,
  ) || literals.filter(({ kind }) => kind === 'weekday').length > 1

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
export function meant(day: Literal, text: string, today: number): { words: string; days: number[] } {
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
