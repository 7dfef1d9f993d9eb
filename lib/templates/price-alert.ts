import * as z from 'zod'
import { artwork } from '#lib/render/art/motif.ts'
import { heightOf } from '#lib/render/block.ts'
import { icon } from '#lib/render/icons.ts'
import { calmGround, loudGround } from '#lib/templates/grounds.ts'
import { CARD_SIZES, type Composition, short, template } from '#lib/templates/template.ts'

const Fields = z.strictObject({ name: short, price: short, change: short.optional(), period: short.optional() })
type Data = z.output<typeof Fields>

const isDown = (change: string | undefined) => /^\s*[-−–▼↓]/u.test(change ?? '')

function ticker(loud: boolean): Composition<Data> {
  return async (page, data) => {
    const { area, unit, width, height, shape } = page.canvas
    const on = loud ? loudGround(page) : calmGround(page)
    const wide = shape === 'wide'
    const foot = area.y + area.height
    const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
    const name = await page.text('name', data.name, {
      face: 'display',
      width: area.width * (wide ? 0.6 : 1),
      max: 62 * unit,
      min: 32,
      lines: 3,
      on,
      tone: 'ink',
    })
    const price = await page.text('price', data.price, {
      face: 'figure',
      width: area.width,
      height: area.height * 0.4,
      max: 460 * unit,
      min: 64,
      lines: 1,
      on,
      tone: 'ink',
    })
    const mark = 62 * unit
    const change = await page.optional('change', data.change, {
      face: 'display',
      width: area.width - mark - 24 * unit,
      max: 72 * unit,
      min: 32,
      lines: 2,
      on,
      tone: 'lead_ink',
    })
    const period = await page.optional('period', data.period, {
      face: 'text',
      width: area.width * 0.8,
      max: 32 * unit,
      min: 28,
      lines: 2,
      on,
      tone: 'muted',
    })
    const lower = [
      [change, 0],
      [period, 40 * unit],
    ] as const
    const y = foot - heightOf(lower)
    const top = area.y + logo.height + 70 * unit
    const arrow = change
      ? [icon(isDown(data.change) ? 'down' : 'up', area.x - 4, y + change.size * 0.36 - mark / 2, mark, on.lead_ink, 3)]
      : []
    const words = [
      ...(change ? [change.at(area.x + mark + 16 * unit, y)] : []),
      ...(period ? [period.at(area.x, y + (change ? change.height + 40 * unit : 0))] : []),
    ]
    const priceTop = loud ? top + name.height + 70 * unit : y - 70 * unit - price.height
    const band = {
      x: 0,
      y: top + name.height + 50 * unit,
      width,
      height: priceTop - 50 * unit - (top + name.height + 50 * unit),
    }
    const art = !loud && !wide && band.height > height * 0.2 ? artwork(page, on, band, 'none') : []
    return {
      paper: on.paper,
      dark: on.dark,
      nodes: [...art, logo.at(area.x, area.y), name.at(area.x, top), price.at(area.x, priceTop), ...arrow, ...words],
    }
  }
}

export default template({
  name: 'price_alert',
  title: 'Price alert',
  description: 'A price, how it moved, and since when.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: { loud: ticker(true), calm: ticker(false) },
  alt: (data, kit) => `Price alert from ${kit.name}: ${data.name} ${data.price}`,
  sample: { name: 'Harbour wheat, per tonne', price: '£214', change: '−3.2%', period: 'Since Monday' },
})
