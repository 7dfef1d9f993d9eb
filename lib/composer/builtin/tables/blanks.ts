// Lines whose cells a blank parts, in a script that has no other: “3/22(木)13〜16時 しらかば病院1階”, “石突き交換 660円”, “表がえ 5から10年”.
import type { Sorted, Told } from '#lib/composer/builtin/reading/sort.ts'
import { UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import { type Question, whereOf } from '#lib/composer/question.ts'
import { width } from '#lib/composer/words/width.ts'

/** A day and its hours, and a price, with nothing beside them. */
const DAY = /^(?=[^\d]{0,4}\d)[\d/.:：〜~～\-–()（）・年月日火水木金土祝時分半午前後から まで]{3,30}$/u
const PRICE = /^(?:\d{1,3}[\p{L}]{1,2})?[\d,]{2,9}円(?:〜|～|から)?(?:[(（][^()（）]{1,20}[)）])?$/u
/** “3から5年”, “10回” */
const MEASURE = /^\d[\d,.]{0,8}(?:(?:から|〜|～|~|-)\d[\d,.]{0,8})?[\p{Script=Han}ヶか]{1,3}$/u
/** “3から5年” is a span of time and no day. */
const isDay = (cell: string): boolean => DAY.test(cell) && !/\d年$/.test(cell)
const isSum = (cell: string): boolean => PRICE.test(cell) || MEASURE.test(cell)
/** As wide as a row. */
const MOST = 60
const LEAST = 2

/** Pieces that are a price or a measure, or what it is of: they are told together or not at all. */
export function pricedIn(segments: readonly string[]): ReadonlySet<number> {
  const priced = [...segments.keys()].filter(at => at > 0 && isSum(segments[at] ?? ''))
  return new Set(priced.length < LEAST ? [] : priced.flatMap(at => [at - 1, at]))
}

/** Each of such lines is one piece again, on a sheet with its name in a column. */
export function withBlanks(question: Question, sorted: Sorted, isPicture: boolean): Sorted {
  const lines = linesIn(sorted.told, question).map(of => ({ of, cells: cellsOf(of) }))
  const marked = lines.flatMap(({ cells }, at) => (isMarked(cells) ? [at] : []))
  const [from = 0, to = 0] = [marked[0], marked.at(-1)]
  if (marked.length < LEAST) return sorted
  const where = whereOf(question, sorted.language)
  const isSheet = isPicture && question.asset_type === 'infographic'
  const told = lines.flatMap(({ of, cells: [name = '', ...cells] }, at): Told[] => {
    const [first, ...others] = of
    const said = cells.join(' ')
    const isRow = marked.includes(at) || (at > from && at <= to + 2 && cells.length <= LEAST)
    if (!first || cells.length === 0 || !isRow || width(`${name} ${said}`) > MOST) return of
    const text = `${name}${isSheet ? ' | ' : ' '}${said}`
    const also = others.map(({ n }) => n)
    return [{ ...first, text, ...(also.length > 0 && { also }), literals: findLiterals(text, where) }]
  })
  return { ...sorted, told }
}

/** Where no kana stands a line was never cut: “包丁 700円”. */
function cellsOf(line: readonly Told[]): string[] {
  const [only, ...others] = line.map(({ text }) => text)
  const cells = others.length === 0 && only && UNSPACED.test(only) ? only.split(' ') : []
  return cells.length === 2 && isMarked(cells) ? cells : [only ?? '', ...others]
}

const isMarked = ([first = '', ...cells]: readonly string[]): boolean =>
  cells.length > 0 && (isDay(first) || cells.some(isSum))

/** Whole pieces by their line; in one line alone a day begins the next. */
function linesIn(told: readonly Told[], { beside, segments }: Question): Told[][] {
  const lines: Told[][] = []
  for (const one of told) {
    const last = lines.at(-1)
    const isNext = last?.at(-1)?.n === one.n - 1 && beside?.has(one.n)
    const isWhole = [one, last?.at(-1)].every(each => each && each.text === segments[each.n - 1])
    const begins = isDay(one.text) || (last && isDay(last[0]?.text ?? '') && last.length > 1 && isRun(told, beside))
    if (last && isNext && isWhole && !begins) last.push(one)
    else lines.push([one])
  }
  return lines
}
/** Days and places that follow each other in one line. */
const isRun = (told: readonly Told[], beside: Question['beside']): boolean =>
  told.some(({ text }, at) => {
    const next = told[at + 2]
    return isDay(text) && next !== undefined && isDay(next.text) && beside?.has(next.n) === true
  })
