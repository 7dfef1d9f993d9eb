import * as z from 'zod'
import { heightOf, stack } from '#lib/render/block.ts'
import { box } from '#lib/render/scene.ts'
import { anyGround, calmGround } from '#lib/templates/grounds.ts'
import { CARD_SIZES, type Composition, long, short, template } from '#lib/templates/template.ts'

const Fields = z.strictObject({
  headline: short,
  body: long.optional(),
  old_price: short.optional(),
  new_price: short.optional(),
  items: z.array(short).max(6).default([]),
})
type Data = z.output<typeof Fields>

/** The new price large, the old one struck through before it, what stays the same below. */
function change(calm: boolean): Composition<Data> {
  return async (page, data) => {
    const { area, unit, shape } = page.canvas
    const on = calm ? calmGround(page) : anyGround(page)
    const wide = shape === 'wide'
    const room = wide ? area.width * 0.52 : area.width
    const foot = area.y + area.height
    const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
    const headline = await page.text('headline', data.headline, {
      face: 'display',
      width: room,
      height: area.height * 0.34,
      max: (wide ? 66 : 92) * unit,
      min: 36,
      lines: 5,
      on,
      tone: 'ink',
    })
    const old = await page.optional('old_price', data.old_price, {
      face: 'figure',
      width: area.width * 0.4,
      max: (calm ? 110 : 84) * unit,
      min: 40,
      lines: 1,
      on,
      tone: 'muted',
    })
    const fresh = await page.optional('new_price', data.new_price, {
      face: 'figure',
      width: calm ? area.width * 0.56 : room,
      height: area.height * 0.26,
      max: (calm ? 240 : 330) * unit,
      min: 56,
      lines: 1,
      on,
      tone: 'ink',
    })
    const body = await page.optional('body', data.body, {
      face: 'text',
      width: room,
      max: 36 * unit,
      min: 28,
      lines: 8,
      on,
      tone: 'body',
    })
    const items = await page.optional('items', data.items.join('\n') || undefined, {
      face: 'text',
      width: wide ? area.width * 0.4 : room,
      max: 34 * unit,
      min: 28,
      lines: 8,
      on,
      tone: 'muted',
    })
    const top = area.y + logo.height + 66 * unit
    const under = top + headline.height + 84 * unit
    const tall = Math.max(fresh?.height ?? 0, old && calm ? old.height : 0)
    const freshX = calm && old ? area.x + old.width + 60 * unit : area.x
    const oldAt = old ? (calm ? { x: area.x, y: under + tall - old.height } : { x: area.x, y: under }) : null
    const freshY = calm || !old ? under : under + old.height + 46 * unit
    const strike =
      old && oldAt
        ? [
            box(
              {
                x: oldAt.x - 6,
                y: oldAt.y + old.height * 0.5 - 3,
                width: old.width + 12,
                height: Math.max(5, 6 * unit),
              },
              { backgroundColor: on.muted },
            ),
          ]
        : []
    const end = freshY + (fresh?.height ?? 0)
    const lowerX = wide ? area.x + area.width * 0.58 : area.x
    const lower = [
      [body, 0],
      [items, 54 * unit],
    ] as const
    const lowerY = wide ? top : Math.max(end + 84 * unit, foot - heightOf(lower))
    const words = [
      headline.at(area.x, top),
      ...(old && oldAt ? [old.at(oldAt.x, oldAt.y)] : []),
      ...(fresh ? [fresh.at(freshX, freshY)] : []),
    ]
    const set = wide ? ([[items, 0]] as const) : lower
    const aside = wide && body ? [body.at(area.x, foot - body.height)] : []
    return {
      paper: on.paper,
      dark: on.dark,
      nodes: [logo.at(area.x, area.y), ...words, ...strike, ...stack(lowerX, lowerY, set).nodes, ...aside],
    }
  }
}

export default template({
  name: 'price_change',
  title: 'Price change',
  description: 'A price goes up or down: the new one, the old one, what stays.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: { in_line: change(true), under: change(false) },
  alt: (data, kit) => `Price notice from ${kit.name}: ${data.headline}`,
  sample: {
    headline: 'Sourdough will be £4.60 from 1 December.',
    body: '£4.20 until then. Flour costs more. Our first rise since January 2024.',
    old_price: '£4.20',
    new_price: '£4.60',
    items: ['Rolls: same price', 'Coffee: same price'],
  },
})
