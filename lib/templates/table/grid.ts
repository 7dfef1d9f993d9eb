// A table on hairlines: every value in a column of its own, one size of letters throughout, ends aligned.

import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { isRightToLeft } from '#lib/render/type/clean.ts'
import { LEAST } from '#lib/templates/table/cells.ts'
import {
  type Asked,
  GAP,
  type GridLook,
  type GridRow,
  headRow,
  heightOf,
  LOOSE,
  type Plan,
  planned,
  rowsHeight,
  type SetRow,
  STEP,
  TIGHT,
  under,
  widthsOf,
} from '#lib/templates/table/plan.ts'

export type { GridLook, GridRow }

export type Grid = { height: number; size: number; at(x: number, y: number, height: number): SceneNode[] }

/** The largest letters at which all rows have room; at the least size they may run over, and the picture is set again. */
export async function setGrid(
  page: Page,
  rows: readonly GridRow[],
  room: Omit<Rect, 'x' | 'y'>,
  look: GridLook,
): Promise<Grid> {
  if (rows.length === 0) return { height: 0, size: 0, at: () => [] }
  const all = look.heads ? [headRow(look.heads), ...rows] : rows
  const wide = await widthsOf(page, all, look)
  const mirrored = all.filter(row => isRightToLeft(row.label)).length * 2 > all.length
  const asked = { look, wide, width: room.width, mirrored, stacked: false }
  const plan = await largestPlan(page, all, room.height, asked)
  const isSmall = plan.size < look.max * page.canvas.unit * page.scale * NARROWED
  const stacked =
    isSmall && mayStack(rows, look) ? await largestPlan(page, all, room.height, { ...asked, stacked: true }) : plan
  const best = isWorthIt(stacked, plan) ? stacked : plan
  return placed(page, best, { look, width: room.width, mirrored })
}

async function largestPlan(page: Page, rows: readonly GridRow[], height: number, asked: Omit<Asked, 'size'>) {
  const largest = asked.look.max * page.canvas.unit * page.scale
  for (let size = Math.max(LEAST, largest); ; size = Math.max(LEAST, size * STEP)) {
    const plan = await planned(page, rows, { ...asked, size })
    if ((plan.fits && heightOf(plan, TIGHT) <= height) || size <= LEAST) return plan
  }
}

/** Where their column leaves letters less than this of what they could be, names go above what they name, if that makes these larger. */
const [NARROWED, LARGER, FEW_ENOUGH] = [0.8, 1.2, 4]

/** Whether its rows are names with one thing each. */
const mayStack = (rows: readonly GridRow[], { columns }: GridLook): boolean =>
  rows.length <= FEW_ENOUGH &&
  columns.lead?.face === 'text' &&
  Object.keys(columns).every(column => column === 'lead' || column === 'label')

const isWorthIt = (stacked: Plan, plan: Plan): boolean => stacked.fits && stacked.size >= plan.size * LARGER

/** Rows of which there are so few share the room that is there, however much it is. */
const [FEW, LOOSE_FEW] = [3, 4.4]

function ruleOf(page: Page, { on }: GridLook): { thick: number; colour: string } {
  const weight = page.signature.grid.rule
  const thick = Math.max(2, Math.round((weight || 2) * page.canvas.unit))
  return { thick, colour: mix(on.paper, on.ink, weight === 0 ? 0.34 : 0.62) }
}

/** Above and below each row; on a canvas that is covered at its foot the last row stands close to where that begins. */
function padOf({ canvas: { shape } }: Page, { rows, size }: Plan, height: number): number {
  const story = shape === 'story'
  const most = (rows.length <= FEW || story ? LOOSE_FEW : LOOSE) * size
  const pads = 2 * rows.length - (story ? 0.92 : 0)
  return Math.min(most, Math.max(TIGHT * size, (height - rowsHeight(rows)) / pads))
}

/** Both as wide as the table. */
function nameAbove({ cells: { lead, label } }: SetRow, { x, y }: { x: number; y: number }, size: number): SceneNode[] {
  const below = lead ? lead.height + under(size) : 0
  return [...(lead ? [lead.at(x, y)] : []), ...(label ? [label.at(x, y + below)] : [])]
}

type Placing = { look: GridLook; width: number; mirrored: boolean }

function placed(page: Page, plan: Plan, placing: Placing): Grid {
  const { rows, size, stacked } = plan
  const { look, width } = placing
  const rule = ruleOf(page, look)
  return {
    size,
    height: heightOf(plan, TIGHT),
    at(x, y, height) {
      const pad = padOf(page, plan, height)
      const nodes: SceneNode[] = []
      let top = y
      for (const [index, row] of rows.entries()) {
        if (index > 0 || !look.open)
          nodes.push(box({ x, y: top, width, height: rule.thick }, { backgroundColor: rule.colour }))
        const spot = { x, y: top + pad }
        nodes.push(...(stacked ? nameAbove(row, spot, size) : cellsAt(plan, placing, row, spot)))
        top += row.height + 2 * pad
      }
      return nodes
    },
  }
}

/** Each cell in its column; heads stand on theirs. */
function cellsAt(
  { widths, size, beside }: Plan,
  { width, mirrored }: Placing,
  { cells, head, height }: SetRow,
  { x, y }: { x: number; y: number },
): SceneNode[] {
  const gap = size * GAP
  const { lead, label, detail, value, second } = cells
  const start = widths.lead > 0 ? widths.lead + gap : 0
  const secondAt = width - widths.second
  const valueAt = (widths.second > 0 ? secondAt - gap : width) - widths.value
  const put = (block: Block | undefined, left: number, room: number, top = y): SceneNode[] =>
    block ? [block.at(mirrored ? x + width - left - room : x + left, top)] : []
  const line = label?.size ?? size
  const level = (block: Block | undefined) => {
    if (!block) return y
    // Heads stand on their columns, in one line or in two.
    return head ? y + height - block.height : y + Math.max(0, (line - block.size) * 0.7)
  }
  const below = y + (label?.height ?? 0) + under(size)
  return [
    ...put(lead, 0, widths.lead, level(lead)),
    ...put(label, start, widths.label, head ? level(label) : y),
    ...(detail && beside && label
      ? put(detail, start + label.width + gap * 0.5, widths.label, level(detail))
      : put(detail, start, widths.label, below)),
    ...put(value, valueAt, widths.value, level(value)),
    ...put(second, secondAt, widths.second, level(second)),
  ]
}
