import * as z from 'zod'
import { type Ground, tintOf } from '#lib/render/colour/ground.ts'
import { hex, lch, mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { drawing, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { calmGround, ghostOf, loudGround } from '#lib/templates/kit/grounds.ts'
import { CARD_SIZES, type Composition, described, drawnOn, type Looks, short } from '#lib/templates/kit/template.ts'
import { lit } from '#lib/templates/kit/wash.ts'
import { figureOn, headlineOn, noteOn } from '#lib/templates/setting/type.ts'

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
  const { width, behind } = room
  const part = { width: width * 0.7, lines: 2, behind }
  const figure = { ...figureOn(on), width, height: room.price, max: room.max * unit, min: 64, behind }
  return {
    name: await page.text('name', data.name, { ...headlineOn(on), width, max: 60 * unit, min: 32, lines: 3, behind }),
    price: await page.text('price', data.price, figure),
    change: await page.optional('change', data.change, { ...headlineOn(on), ...part, max: 84 * unit, min: 36 }),
    period: await page.optional('period', data.period, { ...noteOn(on), ...part, max: 34 * unit }),
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
  const { background, tones } = lit(on)
  const logo = await page.logo({ height: 42 * unit, on, form: 'full', behind: tones })
  const room = { width: area.width * (wide ? 0.7 : 1), price: area.height * (wide ? 0.32 : 0.36), max: 420 }
  const set = await setTicker(page, data, on, { ...room, behind: [...tones, calm] })
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
  return drawnOn(
    on,
    [
      ...art,
      logo.at(area.x, area.y),
      set.name.at(area.x, area.y + logo.height + 84 * unit),
      ...stack(area.x, top, lower).nodes,
    ],
    background,
  )
}

/** A lit hillside that falls or rises to the right over the whole width, the words on its calm side. */
const slope: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const down = isDown(data.change)
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const room = { width: area.width * (wide ? 0.56 : 1), price: area.height * (wide ? 0.32 : 0.28), max: 420 }
  const set = await setTicker(page, data, on, room)
  const blocks = [
    [set.name, 0],
    [set.price, 66 * unit],
    [set.change, 66 * unit],
    [set.period, 38 * unit],
  ] as const
  const foot = area.y + area.height
  const under = area.y + logo.height + (wide ? 60 : 86) * unit
  const top = wide && down ? Math.max(under, foot - heightOf(blocks)) : under
  const { nodes, bottom } = stack(area.x, top, blocks)
  const whole = { x: 0, y: 0, width, height }
  // On a wide canvas a falling line leaves the upper right to the light, a rising one the lower right.
  const edge: Line = wide
    ? down
      ? [width * 0.44, 0, width, height * 0.86]
      : [width * 0.4, height, width, height * 0.16]
    : down
      ? [0, bottom + 70 * unit, width, Math.min(height - 60 * unit, bottom + 70 * unit + width * 0.42)]
      : [0, height - 40 * unit, width, bottom + 70 * unit]
  const free = wide || height - bottom > 220 * unit
  const art = data.change && free ? [hill(whole, edge, wide && down ? 0 : height, on)] : []
  return drawnOn(on, [...art, logo.at(area.x, area.y), ...nodes])
}

type Line = readonly [x: number, y: number, toX: number, toY: number]

/** Three sheets between a line and the edge of the canvas at `end`, each nearer to it and brighter, with a glint on the first. */
function hill(rect: Rect, [x, y, toX, toY]: Line, end: number, on: Ground): SceneNode {
  const lead = tintOf(on)
  const { l, c, h } = lch(lead)
  const bright = hex({ l: Math.min(0.92, l + 0.12), c, h: h + 6 })
  const steep = end === 0 ? Math.max(y, toY) * -0.24 : (end - Math.min(y, toY)) * 0.24
  const shades = [mix(on.paper, lead, 0.34), mix(on.paper, lead, 0.68), lead]
  const sheets = shades.map((shade, index) => {
    const shift = steep * index
    const fill = index === 2 ? 'url(#s)' : shade
    return `<path d="M${x} ${y + shift}L${toX} ${toY + shift}V${end}H${x}Z" fill="${fill}"/>`
  })
  const light = `<defs><linearGradient id="s" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="${bright}"/><stop offset="1" stop-color="${lead}"/></linearGradient></defs>`
  const ridge = `<path d="M${x} ${y}L${toX} ${toY}" stroke="${on.ink}" stroke-width="${5 * Math.max(0.8, rect.width / 1080)}"/>`
  return drawing(rect, light + sheets.join('') + ridge)
}

export const about = described({
  name: 'price_alert',
  title: 'Price alert',
  description: 'A price, how it moved, and since when.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['arrowed', 'slope'],
  sample: { name: 'Harbour wheat, per tonne', price: '£214', change: '−3.2%', period: 'Since Monday' },
})

export const looks: Looks<typeof about> = {
  compositions: { arrowed, slope },
  alt: (data, kit) => `Price alert from ${kit.name}: ${data.name} ${data.price}`,
}
