import * as z from 'zod'
import { heightOf, stack } from '#lib/render/block.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { drawing, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { calmGround, ghostOf, loudGround } from '#lib/templates/grounds.ts'
import { CARD_SIZES, type Composition, short, template } from '#lib/templates/template.ts'

const Fields = z.strictObject({ name: short, price: short, change: short.optional(), period: short.optional() })
type Data = z.output<typeof Fields>

const isDown = (change: string | undefined) => /^\s*[-−–▼↓]/u.test(change ?? '')

async function setTicker(
  page: Page,
  data: Data,
  on: Ground,
  room: { width: number; price: number; max: number; behind?: readonly string[] },
) {
  const { unit } = page.canvas
  const { behind } = room
  return {
    name: await page.text('name', data.name, {
      face: 'display',
      width: room.width,
      max: 60 * unit,
      min: 32,
      lines: 3,
      on,
      tone: 'ink',
      behind,
    }),
    price: await page.text('price', data.price, {
      face: 'figure',
      width: room.width,
      height: room.price,
      max: room.max * unit,
      min: 64,
      lines: 1,
      on,
      tone: 'ink',
      behind,
    }),
    change: await page.optional('change', data.change, {
      face: 'display',
      width: room.width * 0.7,
      max: 84 * unit,
      min: 36,
      lines: 2,
      on,
      tone: 'ink',
      behind,
    }),
    period: await page.optional('period', data.period, {
      face: 'text',
      width: room.width * 0.7,
      max: 34 * unit,
      min: 28,
      lines: 2,
      on,
      tone: 'body',
      behind,
    }),
  }
}

/** A broad arrow over the height of the rectangle, its shaft cut by the canvas. */
function arrow(rect: Rect, down: boolean, colour: string): SceneNode {
  const { x, y, width, height } = rect
  const head = Math.min(height * 0.62, width * 0.56)
  const shaft = width * 0.23
  const [middle, near, far] = [x + width / 2, down ? y + height : y, down ? y : y + height]
  const turn = down ? near - head : near + head
  const points = [
    [middle, near],
    [x + width, turn],
    [middle + shaft, turn],
    [middle + shaft, far],
    [middle - shaft, far],
    [middle - shaft, turn],
    [x, turn],
  ]
  return drawing(
    rect,
    `<path d="M${points.map(point => point.map(Math.round).join(' ')).join('L')}Z" fill="${colour}"/>`,
  )
}

/** An arrow over the whole height, the way the price went; the words stand on it. */
const arrowed: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = loudGround(page)
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const calm = ghostOf(on)
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const room = { width: area.width * (wide ? 0.7 : 1), price: area.height * (wide ? 0.32 : 0.36), max: 420 }
  const set = await setTicker(page, data, on, { ...room, behind: [on.paper, calm] })
  const lower = [
    [set.price, 0],
    [set.change, 62 * unit],
    [set.period, 36 * unit],
  ] as const
  const down = isDown(data.change)
  const side = wide ? height * 0.7 : width * 0.74
  const rect = { x: width - side * (wide ? 1.1 : 1), y: down ? 0 : height * 0.04, width: side, height: height * 0.96 }
  const art = data.change ? [arrow(rect, down, calm)] : []
  const top = foot - heightOf(lower)
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      ...art,
      logo.at(area.x, area.y),
      set.name.at(area.x, area.y + logo.height + 66 * unit),
      ...stack(area.x, top, lower).nodes,
    ],
  }
}

/** The ground rises or falls to the right below the words. */
const slope: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const room = area.width * (wide ? 0.62 : 1)
  const set = await setTicker(page, data, on, { width: room, price: area.height * (wide ? 0.32 : 0.26), max: 380 })
  const top = area.y + logo.height + (wide ? 50 : 70) * unit
  const { nodes, bottom } = stack(area.x, top, [
    [set.name, 0],
    [set.price, 66 * unit],
    [set.change, 66 * unit],
    [set.period, 38 * unit],
  ])
  const from = wide ? area.x + room : 0
  const start = wide ? height * 0.16 : bottom + 70 * unit
  const rect = { x: from, y: start, width: width - from, height: height - start }
  const art = data.change && rect.height > 150 * unit ? [hill(rect, isDown(data.change), on)] : []
  return { paper: on.paper, dark: on.dark, nodes: [...art, logo.at(area.x, area.y), ...nodes] }
}

function hill({ x, y, width, height }: Rect, down: boolean, on: Ground): SceneNode {
  const [right, foot] = [x + width, y + height]
  const layer = (high: number, low: number, fill: string) => {
    const [left, end] = down ? [high, low] : [low, high]
    return `<path d="M${x} ${y + height * left}L${right} ${y + height * end}V${foot}H${x}Z" fill="${fill}"/>`
  }
  return drawing({ x, y, width, height }, layer(0, 0.62, on.calm) + layer(0.3, 0.92, on.lead))
}

export default template({
  name: 'price_alert',
  title: 'Price alert',
  description: 'A price, how it moved, and since when.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: { arrowed, slope },
  alt: (data, kit) => `Price alert from ${kit.name}: ${data.name} ${data.price}`,
  sample: { name: 'Harbour wheat, per tonne', price: '£214', change: '−3.2%', period: 'Since Monday' },
})
