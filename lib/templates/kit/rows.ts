// Lists on one grid: hairlines, not boxes.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { isFact } from '#lib/templates/setting/sentences.ts'
import { figureOn, noteOn } from '#lib/templates/setting/type.ts'

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
  rules: 'all' | 'between' | 'none'
}

type SetRow = { lead: Block | null; title: Block; body: Block | null; height: number }

/** Rows spread evenly over the room; they take their natural height where it is less than that. */
export async function rows(page: Page, items: readonly Item[], room: Rect, look: RowLook): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const indent = look.lead === 'none' ? 0 : Math.min(look.lead === 'number' ? 126 * unit : 232 * unit, room.width * 0.3)
  const { list, pad } = await fitted(page, items, room.height, {
    ...look,
    ...{ width: room.width - indent, indent, stands: standsIn(items) },
  })
  const nodes: SceneNode[] = []
  let y = room.y
  for (const [index, row] of list.entries()) {
    if (look.rules === 'all' || (look.rules === 'between' && index > 0))
      nodes.push(box({ x: room.x, y, width: room.width, height: 2 }, { backgroundColor: look.on.line }))
    const top = y + pad
    if (row.lead) nodes.push(row.lead.at(room.x, top))
    nodes.push(row.title.at(room.x + indent, top))
    if (row.body) nodes.push(row.body.at(room.x + indent, top + row.title.height + 24 * unit))
    y += row.height + pad * 2
  }
  return nodes
}

type ListLook = RowLook & { width: number; indent: number; stands: Stands }
type List = { list: SetRow[]; pad: number }

/** By which rows are let down before they run over the end of their room, which has the whole picture set smaller. */
const SMALLER = [1, 0.9, 0.8, 0.72]

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

/** Rows of one list have one weight: titles stand out from what is below them, and what people came for from sentences. */
type Stands = 'titled' | 'facts' | 'brief' | 'plain'
const WEIGHTS: Record<Stands, number> = { titled: 600, facts: 700, brief: 600, plain: 500 }

function standsIn(items: readonly Item[]): Stands {
  if (items.some(({ body }) => body)) return 'titled'
  const titles = items.map(({ title }) => title)
  if (titles.every(isFact)) return 'facts'
  return titles.some(isFact) && titles.every(title => [...title].length <= BRIEF) ? 'brief' : 'plain'
}
const BRIEF = 44

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
    tone: face === 'display' || look.stands === 'facts' || look.stands === 'brief' ? 'ink' : 'body',
    cut: face === 'text' ? { weight: WEIGHTS[look.stands] } : {},
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
