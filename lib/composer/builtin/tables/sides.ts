// What was before and what is after stands in columns under both names, on slides and in running text with an arrow between them.
import type { Sorted, Told } from '#lib/composer/builtin/reading/sort.ts'
import { type Pair, pairsIn } from '#lib/composer/builtin/tables/pairs.ts'
import { isBeforeAfter } from '#lib/composer/layout/before-after.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import { type Question, whereOf } from '#lib/composer/question.ts'

/** Each row of pairs as three cells, or as “Kaloo: 27 → 6” where nothing is drawn in columns. */
export function withSides(question: Question, sorted: Sorted, isPicture: boolean): Sorted {
  const pairs = pairsIn(question.segments)
  if (pairs.size === 0) return sorted
  const where = whereOf(question, sorted.language)
  const isDrawn = isPicture && DRAWN.has(question.asset_type)
  const told = sorted.told.flatMap((one): Told[] => {
    const pair = pairs.get(one.n - 1)
    // What was put right, or is only half told, stands as it is.
    if (!pair || one.text !== question.segments[one.n - 1]) return [one]
    // An arrow says which is which, and elsewhere the names stand beside their values.
    if (pair.isHead && !isDrawn && !(isInTime(pair) && /\d/.test(one.text))) return []
    const text = isDrawn ? inCells(pair) : inWords(pair)
    return [{ ...one, text, literals: findLiterals(text, where) }]
  })
  return { ...sorted, told }
}
const DRAWN = new Set<Question['asset_type']>(['card', 'infographic'])

const inCells = ({ label, before, after }: Pair): string => [label, before, after].filter(Boolean).join(' | ')
const inWords = (pair: Pair): string => {
  const { label, before, after, isHead } = pair
  const [first, second] = pair.names
  const said = isInTime(pair) ? `${before} → ${after}` : `${first} ${before}, ${second} ${after}`
  return label && !isHead ? `${label}: ${said}` : said
}
/** “before / after”, “2026 > 2028”; of “member / guest” neither becomes the other. */
const isInTime = ({ names }: Pair): boolean =>
  isBeforeAfter([names.join(' / ')]) || names.every(name => YEAR.test(name)) || /前.{0,9}後/u.test(names.join(' '))
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u
