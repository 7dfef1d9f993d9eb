// Lists on one grid: hairlines, not boxes.

import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { figureOn, headlineOn, noteOn } from '#lib/templates/setting/type.ts'

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
  const { list, pad } = await fitted(page, items, room.height, { ...look, width: room.width - indent, indent })
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

type ListLook = RowLook & { width: number; indent: number }
type List = { list: SetRow[]; pad: number }

/** By which rows are let down before they run over the end of their room, which has the whole picture set smaller. */
const SMALLER = [1, 0.9, 0.8]

async function fitted(page: Page, items: readonly Item[], room: number, look: ListLook): Promise<List> {
  const { unit } = page.canvas
  let first: List | undefined
  for (const less of SMALLER) {
    const ask = { ...look, max: (look.max ?? MOST) * less }
    const list = await Promise.all(items.map((item, index) => setRow(page, item, index, ask)))
    const natural = list.reduce((sum, row) => sum + row.height, 0)
    const least = Math.max(15 * unit, Math.max(...list.map(row => row.title.size)) * CLEAR)
    const pad = Math.max(least, Math.min(96 * unit, (room - natural) / list.length / 2))
    first ??= { list, pad }
    if (natural + 2 * least * list.length <= room) return { list, pad }
  }
  return first ?? { list: [], pad: 0 }
}

const MOST = 38

async function setRow(page: Page, { title, body }: Item, index: number, look: ListLook): Promise<SetRow> {
  const { unit } = page.canvas
  const { on, role, width } = look
  const face = look.face ?? 'text'
  const max = (look.max ?? MOST) * unit
  const set = await page.text(role, title, {
    face,
    width,
    max,
    min: 28,
    lines: 4,
    on,
    tone: face === 'display' ? 'ink' : 'body',
    // A title of words below it stands out from them; a line alone stays below the headline.
    cut: face === 'text' ? { weight: body ? 600 : 500 } : {},
  })
  const under = await page.optional(`${role} body`, body, {
    ...noteOn(on),
    width,
    max: 31 * unit,
    lines: 5,
    tone: 'muted',
  })
  const lead = await setLead(page, index, look)
  const words = set.height + (under ? 24 * unit + under.height : 0)
  return { lead, title: set, body: under, height: Math.max(words, lead?.height ?? 0) }
}

/** What stands at the left of a row. */
async function setLead(page: Page, index: number, look: RowLook & { indent: number }): Promise<Block | null> {
  const { unit } = page.canvas
  if (look.lead === 'number')
    return page.text(`${look.role} number`, String(index + 1), {
      ...figureOn(look.on),
      width: look.indent,
      max: 88 * unit,
      min: 36,
      tone: 'lead_ink',
    })
  if (look.lead === 'none') return null
  return page.optional(`${look.role} label`, look.labels?.[index], {
    ...noteOn(look.on),
    width: look.indent - 24 * unit,
    max: 28 * unit,
    min: 24,
    lines: 2,
    tone: 'lead_ink',
    cut: { weight: 550 },
  })
}

/** Above and below a rule, of the letters beside it. */
const CLEAR = 0.46

export type Facts = { height: number; at(x: number, y: number): SceneNode[] }

/** A column of facts is at least this wide, on a canvas 1080 wide. */
const COLUMN = 330
const MOST_ABREAST = 3

/** What people act on, under hairlines in columns of equal width; one left over has the whole width. */
export async function facts(
  page: Page,
  values: readonly (readonly [role: string, value: string | undefined])[],
  on: Ground,
  width: number,
): Promise<Facts> {
  const { unit, shape } = page.canvas
  const shown = values.filter((pair): pair is readonly [string, string] => Boolean(pair[1]))
  const gap = 32 * unit
  const abreast = abreastIn(shown.length, width / unit)
  const lines: FactLine[] = []
  for (let from = 0; from < shown.length; from += abreast) {
    const row = shown.slice(from, from + abreast)
    const pitch = (width + gap) / (row.length === 1 ? 1 : abreast)
    const blocks: Block[] = []
    for (const [role, value] of row)
      blocks.push(
        await page.text(role, value, {
          ...headlineOn(on),
          width: pitch - gap,
          max: (shape === 'wide' ? 48 : 60) * unit,
          min: 28,
          lines: 3,
          cut: { tracking: -0.02, leading: 1.12 },
        }),
      )
    lines.push({ blocks, pitch, width: pitch - gap, height: Math.max(...blocks.map(block => block.height)) })
  }
  return underRules(lines, { thick: Math.max(2, 2.5 * unit), colour: mix(on.paper, on.ink, 0.4) })
}

type FactLine = { blocks: Block[]; pitch: number; width: number; height: number }

function abreastIn(count: number, width: number): number {
  const most = Math.max(1, Math.min(MOST_ABREAST, Math.floor(width / COLUMN)))
  return count === most + 1 ? Math.ceil(count / 2) : Math.min(most, Math.max(1, count))
}

function underRules(lines: readonly FactLine[], rule: { thick: number; colour: string }): Facts {
  const size = Math.max(0, ...lines.flatMap(({ blocks }) => blocks.map(block => block.size)))
  const [above, between] = [size * 0.5, size * 0.74]
  const tall = lines.reduce((sum, line) => sum + above + line.height, 0)
  return {
    height: tall + between * Math.max(0, lines.length - 1),
    at(x, y) {
      let top = y
      return lines.flatMap(({ blocks, pitch, width, height }) => {
        const at = top
        top += above + height + between
        return blocks.flatMap((block, index) => [
          box({ x: x + index * pitch, y: at, width, height: rule.thick }, { backgroundColor: rule.colour }),
          block.at(x + index * pitch, at + above),
        ])
      })
    },
  }
}
