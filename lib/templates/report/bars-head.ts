// What stands above the bars of an infographic, and where their unit is said.
import type { Ground } from '#lib/render/colour/ground.ts'
import { plain } from '#lib/render/objects/tokens.ts'
import type { Page } from '#lib/render/page.ts'
import { body, display, type Placed } from '#lib/templates/report/text.ts'

export type Rows = {
  title?: string
  labels: string[]
  values: number[]
  texts: string[]
  before: number[] | null
  before_texts?: string[]
  changes?: string[]
  left_title?: string
  right_title?: string
  unit?: string
  focus?: string
}

/** A unit that every value carries, or the title above the chart, is told already. */
function unitOf({ unit, texts, title }: Rows, { data }: Page): string | undefined {
  if (!unit || ANYTHING.has(plain(unit)) || texts.every(text => text.includes(unit))) return undefined
  const isIn = (text: unknown) => wordsOf(String(text ?? '')).includes(wordsOf(unit))
  return isIn(title) || isIn(data.title) ? undefined : unit
}

/** Whose labels say what is counted. */
const ANYTHING: ReadonlySet<string> = new Set(
  'things items units times stuck dinge sachen choses objets cosas unidades cose coisas dingen stuks rzeczy sztuk'.split(
    ' ',
  ),
)

/** In small letters, from a blank to a blank. */
const wordsOf = (text: string): string =>
  ` ${plain(text)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()} `

/** A short unit stands behind its numbers, a longer one in the title of the chart, or under one that is long. */
export function withUnit(page: Page, rows: Rows): Rows {
  const unit = unitOf(rows, page)
  if (!unit) return { ...rows, unit: undefined }
  const { title, texts, before_texts } = rows
  const all = [...texts, ...(before_texts ?? [])]
  if (isBehind(unit, page) && all.every(text => NUMBER.test(text) && text !== '1')) {
    const told = (list: readonly string[]) => list.map(text => `${text} ${unit}`)
    return { ...rows, texts: told(texts), ...(before_texts && { before_texts: told(before_texts) }), unit: undefined }
  }
  const joined = `${title} (${unit})`
  return title && joined.length <= ONE_LINE ? { ...rows, title: joined, unit: undefined } : rows
}

const NUMBER = /^[\d.,\u2009\u202f\u00a0 ]+$/u
const [SHORT, ONE_LINE] = [10, 40]

/** Polish and Arabic inflect what is counted by its number; a word that begins like a title is none behind a number, but in German. */
const isBehind = (unit: string, { subject: { tongue } }: Page): boolean =>
  unit.length <= SHORT &&
  !/\s/u.test(unit) &&
  tongue !== 'pl' &&
  !/\p{Script=Arabic}/u.test(unit) &&
  (tongue === 'de' || /^\P{Lu}|^\p{Lu}{1,2}$/u.test(unit))

export const isHeaded = ({ title, unit }: Rows): boolean => Boolean(title ?? unit)

/** The title of the chart, its unit and what its colours mean. */
export async function setHead(
  page: Page,
  on: Ground,
  rows: Rows,
  { width, larger }: { width: number; larger: number },
): Promise<Placed> {
  const head = rows.title
    ? await display(page, on, 'chart title', rows.title, { width, max: Math.min(52, 44 * larger) })
    : null
  const quiet = { width, tone: 'muted' as const }
  // A unit that stands by itself is no title.
  const unit = rows.unit ? await body(page, on, 'unit', rows.unit, { ...quiet, max: 31 * larger, lines: 2 }) : null
  const sides = rows.before && rows.left_title && rows.right_title && `${rows.left_title}  /  ${rows.right_title}`
  const legend = sides ? await body(page, on, 'legend', sides, { ...quiet, max: 30 * larger }) : null
  const apart = head ? head.height + 24 * larger : 0
  const named = unit ? apart + unit.height : (head?.height ?? 0)
  const under = named > 0 ? named + 36 * larger : 0
  return {
    height: under + (legend ? legend.height + 44 * larger : named > 0 ? 16 * larger : 0),
    at: (x, y) => [
      ...(head ? [head.at(x, y)] : []),
      ...(unit ? [unit.at(x, y + apart)] : []),
      ...(legend ? [legend.at(x, y + under)] : []),
    ],
  }
}
