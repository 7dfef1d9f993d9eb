// How tall a row of a table is by what stands below what.
import type { Block } from '#lib/render/part/block.ts'

/** The column whose cells stand above the others of their row. */
export type Over = 'lead' | 'label' | null

type Cells = Partial<Record<'lead' | 'label' | 'detail' | 'value' | 'second', Block>>
type Way = { size: number; beside: boolean; over: Over }

/** From a name to what is told below it. */
export const under = (size: number) => Math.max(17, size * 0.42)

/** From the top of a row to what stands below its names. */
function namesHeight({ label, detail, lead }: Cells, { size, beside, over }: Way): number {
  if (over === 'lead') return (lead ? lead.height + under(size) : 0) + (label?.height ?? 0)
  return (label?.height ?? 0) + (detail && !beside ? detail.height + under(size) : 0)
}

export function rowHeight(cells: Cells, way: Way): number {
  const names = namesHeight(cells, way)
  if (way.over === 'lead') return names
  const { lead, value, second } = cells
  const values = Math.max(value?.height ?? 0, second?.height ?? 0)
  if (way.over === 'label') return names + values + (names > 0 && values > 0 ? under(way.size) : 0)
  return Math.max(names, lead?.height ?? 0, values)
}
