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
      // A list of one is no list.
      return block.items.length === 1 && block.items[0]
        ? setBlock(page, on, { kind: 'note', title: block.title, text: block.items[0] }, space)
        : list(page, on, block, space)
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
/** Of a title's letters, what hangs below its last line. */
const TAIL = 0.3

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
  const top = head.height + BELOW_TITLE + head.size * TAIL
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
/** With so much room a share stands above its chart, and of the room what it takes. */
const [ROOMY, SHARE] = [640, 0.42]

async function stat(page: Page, on: Ground, block: Of<'stat'>, { width, room: tallest }: Space): Promise<Placed> {
  const { value, label } = block
  const share = percentOf(value)
  if (share !== null && tallest > ROOMY) return shareOver(page, on, block, share, { width, room: tallest })
  const grow = Math.max(growth(page), Math.min(3, tallest / 330))
  const side = share === null ? 0 : Math.round(236 * Math.min(grow, (width * 0.42) / 236))
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

/** The figure over the whole width; below it what it counts, and its chart at the right. */
async function shareOver(
  page: Page,
  on: Ground,
  { value, label }: Of<'stat'>,
  share: number,
  space: Space,
): Promise<Placed> {
  const { width, room } = space
  const figure = await page.text('value', value, { ...figureOn(on), width, height: room * SHARE, max: 640, min: 64 })
  const top = figure.height + Math.max(64, figure.size * 0.2)
  const side = Math.round(Math.min(width * 0.5, room - top))
  const words = await display(page, on, 'label', label, { width: width - side - 56, max: 64, lines: 6 })
  return {
    height: top + Math.max(side, words.height),
    at(x, y) {
      const frame = { x: x + width - side, y: y + top, width: side, height: side }
      page.take('chart', frame)
      return [chartOf(page, on, share, frame), figure.at(x, y), words.at(x, y + top)]
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
const [STEP, EXPLAINED, MOST_GROWN] = [120, 72, 1.7]
/** Distance of a step from the lines above and below it, at least and of the size of its heading at most. */
const [LEAST_AIR, MOST_AIR] = [26, 1.5]

const numbered = (on: Ground, grow: number) =>
  ({ ...figureOn(on), max: 104 * grow, min: 40, tone: 'lead_ink' }) as const

/** Each in a row of its own between lines, the number as tall as the row lets it be. */
async function steps(page: Page, on: Ground, { titles, bodies }: Of<'steps'>, { width, room }: Space): Promise<Placed> {
  const natural = titles.reduce((sum, _, index) => sum + STEP + (bodies[index] ? EXPLAINED : 0), 0) * growth(page)
  const grow = grownInto(room, natural, MOST_GROWN)
  const indent = 132 * grow
  const list = await Promise.all(
    titles.map(async (title, index) => {
      const head = await display(page, on, 'steps', title, { width: width - indent, max: 47 * grow })
      const below = { width: width - indent, max: 33 * grow, min: 34, tone: 'body' as const }
      const under = bodies[index] ? await body(page, on, 'steps body', bodies[index], below) : null
      const number = await page.text('steps number', String(index + 1), { ...numbered(on, grow), width: indent })
      const words = head.height + (under ? 26 * grow + under.height : 0)
      return { head, under, number, words, height: Math.max(number.height, words) }
    }),
  )
  const tall = list.reduce((sum, step) => sum + step.height, 0)
  const most = MOST_AIR * Math.max(...list.map(({ head }) => head.size))
  const air = Math.max(LEAST_AIR, Math.min(most, (room - tall) / list.length / 2))
  return {
    height: tall + 2 * air * list.length,
    at(x, y) {
      let top = y
      return list.flatMap(({ head, under, number, words, height }, index) => {
        const from = top + air
        const first = from + (height - words) / 2
        const line = box({ x, y: top, width, height: 2 }, { backgroundColor: on.line })
        top = from + height + air
        return [
          ...(index > 0 ? [line] : []),
          number.at(x, from + (height - number.height) / 2),
          head.at(x + indent, first),
          ...(under ? [under.at(x + indent, first + head.height + 26 * grow)] : []),
        ]
      })
    },
  }
}
