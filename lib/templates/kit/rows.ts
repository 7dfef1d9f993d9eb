// Lists on one grid: hairlines, not boxes.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'

export type Item = { title: string; body?: string }

export type RowLook = {
  role: string
  on: Ground
  /** What stands at the left of a row, in a column of its own. */
  lead: 'number' | 'label' | 'none'
  /** Words of the left column when it holds labels. */
  labels?: readonly string[]
  face?: 'display' | 'text'
  /** Largest title on a canvas 1080 wide. */
  max?: number
  rules: 'all' | 'between'
}

type SetRow = { lead: Block | null; title: Block; body: Block | null; height: number }

/** Rows spread evenly over the room; they take their natural height where it is less than that. */
export async function rows(page: Page, items: readonly Item[], room: Rect, look: RowLook): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const indent = look.lead === 'none' ? 0 : Math.min(look.lead === 'number' ? 126 * unit : 232 * unit, room.width * 0.3)
  const list: SetRow[] = []
  for (const [index, item] of items.entries())
    list.push(await setRow(page, item, index, { ...look, width: room.width - indent, indent }))
  const natural = list.reduce((sum, row) => sum + row.height, 0)
  // Rows that need more than the room run over its end, which has them set smaller.
  const pad = Math.max(15 * unit, Math.min(96 * unit, (room.height - natural) / list.length / 2))
  const nodes: SceneNode[] = []
  let y = room.y
  for (const [index, row] of list.entries()) {
    if (index > 0 || look.rules === 'all')
      nodes.push(box({ x: room.x, y, width: room.width, height: 2 }, { backgroundColor: look.on.line }))
    const top = y + pad
    if (row.lead) nodes.push(row.lead.at(room.x, top))
    nodes.push(row.title.at(room.x + indent, top))
    if (row.body) nodes.push(row.body.at(room.x + indent, top + row.title.height + 24 * unit))
    y += row.height + pad * 2
  }
  return nodes
}

async function setRow(
  page: Page,
  { title, body }: Item,
  index: number,
  look: RowLook & { width: number; indent: number },
): Promise<SetRow> {
  const { unit } = page.canvas
  const { on, role, width } = look
  const face = look.face ?? 'text'
  const max = (look.max ?? 38) * unit
  const set = await page.text(role, title, {
    face,
    width,
    max,
    min: 28,
    lines: 4,
    on,
    tone: face === 'display' ? 'ink' : 'body',
    cut: face === 'text' ? { weight: 600 } : {},
  })
  const under = await page.optional(`${role} body`, body, {
    face: 'text',
    width,
    max: 31 * unit,
    min: 28,
    lines: 5,
    on,
    tone: 'muted',
  })
  const lead =
    look.lead === 'number'
      ? await number(page, index, look)
      : look.lead === 'label'
        ? await page.optional(`${role} label`, look.labels?.[index], {
            face: 'text',
            width: look.indent - 24 * unit,
            max: 28 * unit,
            min: 24,
            lines: 2,
            on,
            tone: 'lead_ink',
            cut: { weight: 550 },
          })
        : null
  const words = set.height + (under ? 24 * unit + under.height : 0)
  return { lead, title: set, body: under, height: Math.max(words, lead?.height ?? 0) }
}

function number(page: Page, index: number, look: RowLook & { indent: number }): Promise<Block> {
  return page.text(`${look.role} number`, String(index + 1), {
    face: 'figure',
    width: look.indent,
    max: 88 * page.canvas.unit,
    min: 36,
    lines: 1,
    on: look.on,
    tone: 'lead_ink',
  })
}

/** Short facts side by side in columns of equal width; the first one may be loud. */
export async function facts(
  page: Page,
  values: readonly (readonly [role: string, value: string | undefined])[],
  on: Ground,
  width: number,
): Promise<Block[]> {
  const { unit } = page.canvas
  const shown = values.filter((pair): pair is readonly [string, string] => Boolean(pair[1]))
  const column = width / Math.max(1, shown.length) - 28 * unit
  const blocks: Block[] = []
  for (const [role, value] of shown)
    blocks.push(
      await page.text(role, value, {
        face: 'display',
        width: column,
        max: 44 * unit,
        min: 28,
        lines: 3,
        on,
        tone: 'ink',
        cut: { tracking: -0.02, leading: 1.12 },
      }),
    )
  return blocks
}

export function placeFacts(blocks: readonly Block[], x: number, y: number, width: number): SceneNode[] {
  return blocks.map((block, index) => block.at(x + (index * width) / blocks.length, y))
}

/** The same at even gaps; in columns where they would stand too close. */
export function spacedFacts(blocks: readonly Block[], x: number, y: number, width: number): SceneNode[] {
  const free = width - blocks.reduce((sum, block) => sum + block.width, 0)
  const gap = Math.min(free / Math.max(1, blocks.length - 1), (blocks[0]?.size ?? 0) * 1.6)
  if (blocks.some(block => block.rtl) || gap < (blocks[0]?.size ?? 0)) return placeFacts(blocks, x, y, width)
  let left = x
  return blocks.map(block => {
    const node = block.at(left, y)
    left += block.width + gap
    return node
  })
}
