// A list in an infographic: rows between hairlines, times and values in columns of their own.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block as Text } from '#lib/render/part/block.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import type { Block } from '#lib/templates/report/data.ts'
import { body, display, growth, type Placed, type Space } from '#lib/templates/report/text.ts'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>
type Row = Of<'rows'>['rows'][number]

/** Rows grow into the room that the sheet has for them; nothing says that any of them is done. */
function largest(count: number, { width, room }: Space): number {
  const least = width < 600 ? 36 : 42
  return Math.max(least, Math.min(width < 600 ? 50 : count > 2 ? 76 : 116, room / (count * 3.2)))
}

export const list = (page: Page, on: Ground, { title, items }: Of<'list'>, space: Space): Promise<Placed> =>
  rowsOf(page, on, { kind: 'rows', title, rows: items.map(name => ({ name })) }, space)

export async function rowsOf(page: Page, on: Ground, { title, rows }: Of<'rows'>, space: Space): Promise<Placed> {
  const { width } = space
  const head = title ? await display(page, on, 'list title', title, { width, max: 54 }) : null
  const max = largest(rows.length, space)
  const set = (role: string, text: string, room: number, ask: object = {}) =>
    body(page, on, role, text, { width: room, max: max / growth(page), ...ask })
  const leads = await columnOf(
    rows,
    row => row.time,
    text => set('time', text, width * 0.3, { lines: 1, cut: FIGURES }),
  )
  const values = await columnOf(
    rows,
    row => row.value,
    text => set('value', text, width * 0.34, { lines: 1, cut: FIGURES }),
  )
  const indent = leads.width > 0 ? leads.width + max : 0
  const room = width - indent - (values.width > 0 ? values.width + max * 0.6 : 0)
  const words = await Promise.all(rows.map(row => set('items', row.name, room, { cut: { weight: 550 } })))
  const top = head ? head.height + 56 : 0
  const natural = top + words.reduce((sum, block) => sum + block.height, 0)
  const pad = Math.max(max * 0.5, Math.min(max * 2.2, (space.room - natural) / rows.length / 2))
  const height = natural + 2 * pad * rows.length
  return {
    height,
    at(x, y) {
      let line = y + top
      const nodes: SceneNode[] = head ? [head.at(x, y)] : []
      for (const [index, block] of words.entries()) {
        if (index > 0 || head) nodes.push(box({ x, y: line, width, height: 2 }, { backgroundColor: on.line }))
        const value = values.blocks[index]
        const from = line + pad
        nodes.push(...(leads.blocks[index] ? [leads.blocks[index].at(x, from)] : []), block.at(x + indent, from))
        if (value) nodes.push(value.at(x + width - value.width, from))
        line += block.height + 2 * pad
      }
      return nodes
    },
  }
}

const FIGURES = { weight: 650, tabular: true }

type Column = { blocks: readonly (Text | null)[]; width: number }

async function columnOf(
  rows: readonly Row[],
  of: (row: Row) => string | undefined,
  set: (text: string) => Promise<Text>,
): Promise<Column> {
  const blocks = await Promise.all(
    rows.map(row => {
      const text = of(row)
      return text === undefined ? null : set(text)
    }),
  )
  return { blocks, width: Math.max(0, ...blocks.map(block => block?.width ?? 0)) }
}
