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
import { body, display, grownInto, growth, type Placed, type Space } from '#lib/templates/report/text.ts'
import { figureOn } from '#lib/templates/setting/type.ts'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

export async function setBlock(page: Page, on: Ground, block: Block, space: Space): Promise<Placed> {
  switch (block.kind) {
    case 'stat':
      return headed(page, on, block, space, within => stat(page, on, block, within))
    case 'note':
      return headed(page, on, block, space, within => note(page, on, block, within))
    case 'list':
      return list(page, on, block, space)
    case 'rows':
      return rowsOf(page, on, block, space)
    case 'table':
      return table(page, on, block, space)
    case 'steps':
      return headed(page, on, block, space, within => steps(page, on, block, within))
    case 'comparison':
      return headed(page, on, block, space, within => compared(page, on, block, within))
    case 'bars':
      return barRows(page, on, { ...leastFirst(block), before: null }, space)
    case 'pairs':
      return barRows(page, on, block, space)
  }
}

const BELOW_TITLE = 36

/** Lists, tables and charts set their title by their own lines; above the others it stands by itself. */
async function headed(
  page: Page,
  on: Ground,
  { title }: { title?: string | undefined },
  { width, room }: Space,
  set: (within: Space) => Promise<Placed>,
): Promise<Placed> {
  if (!title) return set({ width, room })
  const head = await display(page, on, 'list title', title, { width, max: 54 })
  const top = head.height + BELOW_TITLE
  const block = await set({ width, room: Math.max(0, room - top) })
  return { height: top + block.height, at: (x, y) => [head.at(x, y), ...block.at(x, y + top)] }
}

/** Where less is better the least stands first. */
function leastFirst(block: Of<'bars'>): Of<'bars'> {
  if (!block.lower_is_better) return block
  const order = block.values.map((_, index) => index).sort((a, b) => (block.values[a] ?? 0) - (block.values[b] ?? 0))
  const sorted = <T>(list: readonly T[]) => order.flatMap(index => list[index] ?? [])
  return { ...block, labels: sorted(block.labels), values: sorted(block.values), texts: sorted(block.texts) }
}

/** Of a figure's letters, those of what it counts. */
const LABEL = 0.46

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
    max: (page.canvas.shape === 'poster' ? 210 : 280) * grow,
    min: 64,
  })
  // However much room there is, a label stays below its figure.
  const most = Math.min((46 * grow) / growth(page), Math.max(46, (figure.size * LABEL) / growth(page)))
  const words = await display(page, on, 'label', label, { width: room, max: most, lines: 3 })
  const gap = Math.max(52, figure.size * (/[\p{L},;]/u.test(value) ? 0.3 : 0.2))
  const tall = figure.height + gap + words.height
  return {
    height: Math.max(tall, side),
    at(x, y) {
      const frame = { x: x + width - side, y: y + (Math.max(tall, side) - side) / 2, width: side, height: side }
      const chart = share === null ? [] : [chartOf(page, on, share, frame)]
      if (share !== null) page.take('chart', frame)
      return [...chart, figure.at(x, y), words.at(x, y + figure.height + gap)]
    },
  }
}

function chartOf(page: Page, on: Ground, share: number, frame: Parameters<typeof donut>[0]) {
  const track = mix(on.paper, on.ink, 0.12)
  return page.roll() < 0.5
    ? donut(frame, share / 100, { fill: on.lead, track, weight: frame.width * 0.2 })
    : waffle(frame, Math.round(share), { fill: on.lead, track })
}

/** Of the height that a note may have, its letters at most: it stays below figures. */
const NOTE = 0.17

async function note(page: Page, on: Ground, { text }: Of<'note'>, { width, room }: Space): Promise<Placed> {
  const max = Math.max(44, Math.min(84, room * NOTE))
  const words = await display(page, on, 'note', text, { width: width - 40, max, lines: 6 })
  return {
    height: words.height + 20,
    at: (x, y) => [
      box({ x, y, width: 8, height: words.height + 20 }, { backgroundColor: on.lead, borderRadius: 4 }),
      words.at(x + 40, y + 10),
    ],
  }
}

/** Of one step with its number, heading and words below, about, and how much larger all of it may be. */
const [STEP, EXPLAINED, MOST_GROWN] = [96, 66, 1.7]

const numbered = (on: Ground, grow: number) => ({ ...figureOn(on), max: 78 * grow, min: 40, tone: 'lead_ink' }) as const

async function steps(page: Page, on: Ground, { titles, bodies }: Of<'steps'>, { width, room }: Space): Promise<Placed> {
  const natural = titles.reduce((sum, _, index) => sum + STEP + (bodies[index] ? EXPLAINED : 0), 0) * growth(page)
  const grow = grownInto(room, natural, MOST_GROWN)
  const indent = 108 * grow
  const list = await Promise.all(
    titles.map(async (title, index) => {
      const head = await display(page, on, 'steps', title, { width: width - indent, max: 44 * grow })
      const under = bodies[index]
        ? await body(page, on, 'steps body', bodies[index], { width: width - indent, max: 31 * grow, tone: 'muted' })
        : null
      const number = await page.text('steps number', String(index + 1), { ...numbered(on, grow), width: indent })
      return {
        head,
        under,
        number,
        height: Math.max(number.height, head.height + (under ? 24 * grow + under.height : 0)),
      }
    }),
  )
  const gap = 52 * grow
  return {
    height: list.reduce((sum, step) => sum + step.height, 0) + gap * (list.length - 1),
    at(x, y) {
      let top = y
      return list.flatMap(({ head, under, number, height }) => {
        const nodes = [
          number.at(x, top),
          head.at(x + indent, top),
          ...(under ? [under.at(x + indent, top + head.height + 24 * grow)] : []),
        ]
        top += height + gap
        return nodes
      })
    },
  }
}
