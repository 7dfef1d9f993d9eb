// The blocks of an infographic: each sets its words, draws its numbers in proportion and says how tall it is.

import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { donut, waffle } from '#lib/render/part/chart.ts'
import { box } from '#lib/render/scene.ts'
import { percentOf } from '#lib/templates/comparison/share.ts'
import { barRows } from '#lib/templates/report/bars.ts'
import { compared } from '#lib/templates/report/compared.ts'
import type { Block } from '#lib/templates/report/data.ts'
import { list, rowsOf } from '#lib/templates/report/list.ts'
import { table } from '#lib/templates/report/table.ts'
import { body, display, growth, type Placed, type Space } from '#lib/templates/report/text.ts'
import { figureOn } from '#lib/templates/setting/type.ts'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

export async function setBlock(page: Page, on: Ground, block: Block, space: Space): Promise<Placed> {
  const { width } = space
  switch (block.kind) {
    case 'stat':
      return stat(page, on, block, space)
    case 'note':
      return note(page, on, block, width)
    case 'list':
      return list(page, on, block, space)
    case 'rows':
      return rowsOf(page, on, block, space)
    case 'table':
      return table(page, on, block, space)
    case 'steps':
      return steps(page, on, block, width)
    case 'comparison':
      return compared(page, on, block, space)
    case 'bars':
      return barRows(page, on, { ...leastFirst(block), before: null }, width)
    case 'pairs':
      return barRows(page, on, block, width)
  }
}

/** Where less is better the least stands first. */
function leastFirst(block: Of<'bars'>): Of<'bars'> {
  if (!block.lower_is_better) return block
  const order = block.values.map((_, index) => index).sort((a, b) => (block.values[a] ?? 0) - (block.values[b] ?? 0))
  const sorted = <T>(list: readonly T[]) => order.flatMap(index => list[index] ?? [])
  return { ...block, labels: sorted(block.labels), values: sorted(block.values), texts: sorted(block.texts) }
}

async function stat(
  page: Page,
  on: Ground,
  { value, label }: Of<'stat'>,
  { width, room: tallest }: Space,
): Promise<Placed> {
  const share = percentOf(value)
  const grow = Math.max(growth(page), Math.min(3, tallest / 330))
  const side = share === null ? 0 : Math.round(236 * grow)
  const room = width - (side ? side + 64 : 0)
  const figure = await page.text('value', value, {
    ...figureOn(on),
    width: room,
    height: 190 * grow,
    max: 210 * grow,
    min: 64,
  })
  const words = await display(page, on, 'label', label, { width: room, max: (46 * grow) / growth(page), lines: 3 })
  const tall = figure.height + 52 + words.height
  return {
    height: Math.max(tall, side),
    at(x, y) {
      const track = mix(on.paper, on.ink, 0.12)
      const frame = { x: x + width - side, y: y + (Math.max(tall, side) - side) / 2, width: side, height: side }
      const chart =
        share === null
          ? []
          : [
              page.roll() < 0.5
                ? donut(frame, share / 100, { fill: on.lead, track, weight: side * 0.2 })
                : waffle(frame, Math.round(share), { fill: on.lead, track }),
            ]
      if (share !== null) page.take('chart', frame)
      return [...chart, figure.at(x, y), words.at(x, y + figure.height + 52)]
    },
  }
}

async function note(page: Page, on: Ground, { text }: Of<'note'>, width: number): Promise<Placed> {
  const words = await display(page, on, 'note', text, { width: width - 40, max: 44, lines: 6 })
  return {
    height: words.height + 20,
    at: (x, y) => [
      box({ x, y, width: 8, height: words.height + 20 }, { backgroundColor: on.lead, borderRadius: 4 }),
      words.at(x + 40, y + 10),
    ],
  }
}

async function steps(page: Page, on: Ground, { titles, bodies }: Of<'steps'>, width: number): Promise<Placed> {
  const indent = 108
  const list = await Promise.all(
    titles.map(async (title, index) => {
      const head = await display(page, on, 'steps', title, { width: width - indent, max: 44 })
      const under = bodies[index]
        ? await body(page, on, 'steps body', bodies[index], { width: width - indent, max: 31, tone: 'muted' })
        : null
      const number = await page.text('steps number', String(index + 1), {
        ...figureOn(on),
        width: indent,
        max: 78,
        min: 40,
        tone: 'lead_ink',
      })
      return { head, under, number, height: Math.max(number.height, head.height + (under ? 24 + under.height : 0)) }
    }),
  )
  const gap = 52
  return {
    height: list.reduce((sum, step) => sum + step.height, 0) + gap * (list.length - 1),
    at(x, y) {
      let top = y
      return list.flatMap(({ head, under, number, height }) => {
        const nodes = [
          number.at(x, top),
          head.at(x + indent, top),
          ...(under ? [under.at(x + indent, top + head.height + 24)] : []),
        ]
        top += height + gap
        return nodes
      })
    },
  }
}
