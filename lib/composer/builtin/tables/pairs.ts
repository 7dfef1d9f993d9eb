// Two values of each thing under two names: “before / after” above “tickets by hand / 190 / 0”, “2026 > 2028” above “Kaloo 27 > 6”.
import { UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { oncePerText } from '#lib/composer/steps.ts'

/** What is measured, and its two values; of the head the corner above the labels and the two names. */
export type Pair = Values & { names: readonly [string, string]; isHead: boolean }
type Values = { label: string; before: string; after: string }

const APART = /\s(?:\||\/|-{0,2}>|=>|[→⇒➜])\s/u
const LEAST = 2
const [LABEL, VALUE, NAME] = [60, 20, 24]

/** The rows by where their segment stands; none where no head names both sides. */
export const pairsIn = (segments: readonly string[]): ReadonlyMap<number, Pair> => found(segments.join('\n'))
const found = oncePerText((text): ReadonlyMap<number, Pair> => {
  const cells = text.split('\n').map(line => line.split(APART).map(cell => cell.trim()))
  const rows = cells.map(rowOf)
  const pairs = new Map<number, Pair>()
  for (const [at, own] of cells.entries()) {
    const head = rows[at] ? undefined : headOf(own)
    const end = rows.findIndex((row, nth) => nth > at && !row)
    const run = rows.slice(at + 1, end < 0 ? undefined : end)
    if (!head || run.length < LEAST) continue
    const names = [head.before, head.after] as const
    pairs.set(at, { ...head, names, isHead: true })
    for (const [nth, row] of run.entries()) if (row) pairs.set(at + 1 + nth, { ...row, names, isHead: false })
  }
  return pairs
})

/** “vorher / nachher” above two values of each thing names them, and is no wish for pictures. */
export const headsIn = (segments: readonly string[]): ReadonlySet<number> =>
  new Set([...pairsIn(segments)].flatMap(([at, { isHead }]) => (isHead ? [at] : [])))

/** “glass / 120 / 310”, “queue at noon 11 min 30 > 4 min 10”. */
function rowOf(cells: readonly string[]): Values | undefined {
  const [label = '', before = '', after = ''] = cells.length === 2 ? apart(cells) : cells.length === 3 ? cells : []
  const isRow = /\p{L}/u.test(label) && label.length <= LABEL && [before, after].every(isValue)
  return isRow ? { label, before, after } : undefined
}
const isValue = (cell: string): boolean => cell.length <= VALUE && /^(?:[£$€~<>+-]|ca\.? |about )?\s?\d/iu.test(cell)

/** A label and its first value in one cell: as many words of it as the second has, of the same build, else from its first number on. */
function apart([cell = '', after = '']: readonly string[]): string[] {
  const [words, count] = [cell.split(' '), after.split(' ').length]
  const like = words.slice(-count).join(' ')
  if (words.length > count && isValue(like) && shapeOf(like) === shapeOf(after))
    return [words.slice(0, -count).join(' '), like, after]
  const at = cell.search(FIRST)
  return at > 0 ? [cell.slice(0, at).trim(), cell.slice(at).trim(), after] : []
}
/** “9 days” and “1 day” are of one build. */
const shapeOf = (value: string): string => value.replaceAll(/\d[\d.,:]*/g, '0').replaceAll(/(\p{L}{1,2})\p{L}*/gu, '$1')
const FIRST = /(?<=\s)[£$€~]?\d/u

/** “before / after”, “metric / before / after”, “2026 (before the cold room) > 2028”: names, and no values. */
function headOf(cells: readonly string[]): Values | undefined {
  const [label = '', before = '', after = ''] = cells.length === 2 ? ['', ...cells] : cells.length === 3 ? cells : []
  const names = [before, after]
  const isNamed = names.every(name => name !== '' && [...name].length <= NAME && !SENTENCE.test(name))
  return isNamed && !/\d/.test(label) && names.every(isName) && label.length <= NAME
    ? { label, before, after }
    : undefined
}
const SENTENCE = /[.!?,;:]/u
/** “June 2026”, “without”, “2028 (with 3 rooms)”; “14 kg” is a value. */
const isName = (name: string): boolean => YEAR.test(name) || UNSPACED.test(name) || !/^\W?\d/u.test(name)
const YEAR = /^(?:19|20)\d\d(?!\d)/u
