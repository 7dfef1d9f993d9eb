// A table on hairlines: every value in a column of its own, one size of letters throughout, ends aligned.

import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { isRightToLeft } from '#lib/render/type/clean.ts'
import { besideRow, squareAt } from '#lib/templates/aside/beside-row.ts'
import { LEAST } from '#lib/templates/table/cells.ts'
import {
  type Asked,
  GAP,
  type GridLook,
  type GridRow,
  heightOf,
  LOOSE,
  type Plan,
  planned,
  rowsHeight,
  type SetRow,
  STEP,
  TIGHT,
  widthsOf,
} from '#lib/templates/table/plan.ts'
import { indentOf } from '#lib/templates/table/sizes/drawn.ts'
import { type Over, under } from '#lib/templates/table/sizes/heights.ts'

export type { GridLook, GridRow }

/** `lines` are those of all its cells. */
export type Grid = {
  height: number
  size: number
  lines: number
  at(x: number, y: number, height: number): SceneNode[]
}

const headRow = (heads: NonNullable<GridLook['heads']>): GridRow => ({
  ...heads,
  label: heads.label ?? '',
  head: true,
})

export type Room = Omit<Rect, 'x' | 'y'>

/** The largest letters at which all rows have room; at the least size they may run over, and the picture is set again. */
export async function setWords(page: Page, rows: readonly GridRow[], room: Room, look: GridLook): Promise<Grid> {
  if (rows.length === 0) return { height: 0, size: 0, lines: 0, at: () => [] }
  const all = look.heads ? [headRow(look.heads), ...rows] : rows
  const wide = await widthsOf(page, all, look)
  const mirrored = all.filter(row => isRightToLeft(row.label)).length * 2 > all.length
  const asked = { look, wide, width: room.width - indentOf(look.drawn), mirrored, over: null }
  const plan = await largestPlan(page, all, room.height, asked)
  const isSmall = plan.size < (look.parted ?? look.max * page.canvas.unit * page.scale * NARROWED)
  const over = isSmall ? overIn(rows, look) : null
  const stacked = over ? await largestPlan(page, all, room.height, { ...asked, over }) : plan
  const best = isWorthIt(stacked, plan) ? stacked : plan
  return placed(page, best, { look, width: room.width, mirrored })
}

type Sizeless = Omit<Asked, 'size'>

async function largestPlan(page: Page, rows: readonly GridRow[], height: number, asked: Sizeless): Promise<Plan> {
  const largest = asked.look.max * page.canvas.unit * page.scale
  const fits = (plan: Plan) => plan.fits && heightOf(plan, TIGHT) <= height
  const down = async (from: number, step: number): Promise<Plan> => {
    if (from <= LEAST) return planned(page, rows, { ...asked, size: LEAST })
    // What is too long for its column at one size may have room at the next.
    const plan = await planned(page, rows, { ...asked, size: from }).catch(notTooLong)
    return plan && fits(plan) ? plan : down(from * step, step)
  }
  const plan = await down(largest, STEP)
  const isBetween = asked.over === 'label' && plan.size > LEAST && plan.size < largest
  return isBetween ? down((plan.size / STEP) * FINE, FINE) : plan
}

/** Heights and widths between two steps are used up where rows have the whole width. */
const FINE = 0.982

/** Where their column leaves letters less than this of what they could be, names go above what they name, if that makes these larger. */
const [NARROWED, LARGER, FEW_ENOUGH] = [0.8, 1.2, 4]

/** Names above the one thing that each has, or above the values of their row. */
function overIn(rows: readonly GridRow[], { columns, parted }: GridLook): Over {
  if (parted !== undefined) return 'label'
  const isNamed = Object.keys(columns).every(column => column === 'lead' || column === 'label')
  return isNamed && rows.length <= FEW_ENOUGH && columns.lead?.face === 'text' ? 'lead' : null
}

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
  const { rows, size, over } = plan
  const { look, width, mirrored } = placing
  const indent = indentOf(look.drawn)
  const words = { ...placing, width: width - indent }
  const rule = ruleOf(page, look)
  return {
    size,
    height: heightOf(plan, TIGHT),
    lines: rows.flatMap(({ cells }) => Object.values(cells)).reduce((sum, { lines }) => sum + lines, 0),
    at(x, y, height) {
      const pad = padOf(page, plan, height)
      const nodes: SceneNode[] = []
      let top = y
      const heads = rows.filter(({ head }) => head).length
      for (const [index, row] of rows.entries()) {
        if (index > 0 || !look.open)
          nodes.push(box({ x, y: top, width, height: rule.thick }, { backgroundColor: rule.colour }))
        const tall = row.height + 2 * pad
        const spot = { x: mirrored ? x : x + indent, y: top + pad + (row.height - row.words) / 2 }
        nodes.push(...(over === 'lead' ? nameAbove(row, spot, size) : cellsAt(plan, words, row, spot)))
        const noun = row.head ? undefined : look.drawn?.nouns[index - heads]
        const place = squareAt({ x, y: top, width, height: tall }, look.drawn?.side ?? 0, mirrored)
        if (noun) nodes.push(...besideRow(page, look.on, noun, place))
        top += tall
      }
      return nodes
    },
  }
}

/** From how much larger a value leads its row. */
const LEADS = 1.3

/** Each cell in its column; heads stand on theirs. */
function cellsAt(
  plan: Plan,
  { width, mirrored }: Placing,
  { cells, head, words: height }: SetRow,
  { x, y }: { x: number; y: number },
): SceneNode[] {
  const { widths, size, beside, over } = plan
  const gap = size * GAP
  const { lead, label, detail, value, second } = cells
  const start = widths.lead > 0 ? widths.lead + gap : 0
  const secondAt = width - widths.second
  const valueAt = over ? 0 : (widths.second > 0 ? secondAt - gap : width) - widths.value
  const put = (block: Block | undefined, left: number, room: number, top = y): SceneNode[] =>
    block ? [block.at(mirrored ? x + width - left - room : x + left, top)] : []
  const line = label?.size ?? size
  const level = (block: Block | undefined) => {
    if (!block) return y
    // Heads stand on their columns, in one line or in two.
    return head || over ? y + height - block.height : y + Math.max(0, (line - block.size) * 0.7)
  }
  const below = y + (label?.height ?? 0) + under(size)
  // Beside a value in much larger letters a name stands on its line.
  const isAlone = label?.lines === 1 && (beside || !detail) && !over && (value?.size ?? 0) > line * LEADS
  const drop = isAlone ? Math.max(0, (value?.height ?? 0) - label.height) : 0
  return [
    ...put(lead, 0, widths.lead, level(lead)),
    ...put(label, start, widths.label, head && !over ? level(label) : y + drop),
    ...(detail && beside && label
      ? put(detail, start + label.width + gap * 0.5, widths.label, level(detail) + drop)
      : put(detail, start, widths.label, below)),
    ...put(value, valueAt, widths.value, level(value)),
    ...put(second, secondAt, widths.second, level(second)),
  ]
}
