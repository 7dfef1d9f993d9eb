// What stands above the bars of an infographic.
import type { Ground } from '#lib/render/colour/ground.ts'
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

/** A unit that every value carries is told already. */
const unitOf = ({ unit, texts }: Rows): string | undefined =>
  unit && !texts.every(text => text.includes(unit)) ? unit : undefined
export const captionOf = (rows: Rows): string | undefined => rows.title ?? unitOf(rows)

/** The title of the chart, its unit and what its colours mean. */
export async function setHead(
  page: Page,
  on: Ground,
  rows: Rows,
  { width, larger }: { width: number; larger: number },
): Promise<Placed> {
  const caption = captionOf(rows)
  const head = caption
    ? await display(page, on, 'chart title', caption, { width, max: Math.min(52, 44 * larger) })
    : null
  const quiet = { width, tone: 'muted' as const }
  // The unit of a chart that has a title stands under it: a bar without one says nothing.
  const told = rows.title ? unitOf(rows) : undefined
  const unit = told ? await body(page, on, 'unit', told, { ...quiet, max: 31 * larger, lines: 2 }) : null
  const sides = rows.before && rows.left_title && rows.right_title && `${rows.left_title}  /  ${rows.right_title}`
  const legend = sides ? await body(page, on, 'legend', sides, { ...quiet, max: 30 * larger }) : null
  const named = (head ? head.height : 0) + (unit ? unit.height + 24 * larger : 0)
  const under = head ? named + 36 * larger : 0
  return {
    height: under + (legend ? legend.height + 44 * larger : head ? 16 * larger : 0),
    at: (x, y) => [
      ...(head ? [head.at(x, y)] : []),
      ...(unit ? [unit.at(x, y + (head?.height ?? 0) + 24 * larger)] : []),
      ...(legend ? [legend.at(x, y + under)] : []),
    ],
  }
}
