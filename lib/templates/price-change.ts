import { heightOf, stack } from '#lib/render/block.ts'
import { box } from '#lib/render/scene.ts'
import { calmGround } from '#lib/templates/grounds.ts'
import { type PriceData, PriceFields, setPrices, setWords, struck } from '#lib/templates/price-parts.ts'
import { CARD_SIZES, type Composition, template } from '#lib/templates/template.ts'

/** The old price struck through before the new one, what stays the same below. */
const inLine: Composition<PriceData> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const room = wide ? area.width * 0.56 : area.width
  const foot = area.y + area.height
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const { headline, body, items } = await setWords(page, data, on, {
    width: room,
    max: wide ? 70 : shape === 'square' ? 88 : 104,
    lower: on,
  })
  const top = area.y + logo.height + 66 * unit
  const lower = [
    [body, 0],
    [items, 48 * unit],
  ] as const
  const side = { x: area.x + area.width * 0.64, width: area.width * 0.36 }
  const prices = await setPrices(
    page,
    data,
    { old: on, fresh: on },
    {
      width: wide ? side.width : area.width * 0.62,
      old: wide ? 90 : 150,
      fresh: wide ? 200 : 300,
      tall: area.height * 0.26,
    },
  )
  const { old, fresh } = prices
  const tall = Math.max(fresh?.height ?? 0, wide ? 0 : (old?.height ?? 0))
  const lowerTop = foot - heightOf(lower)
  const rule = lowerTop - 54 * unit
  const line = wide ? foot : rule - 74 * unit
  const freshAt = wide ? side.x : area.x + (old ? old.width + 56 * unit : 0)
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      logo.at(area.x, area.y),
      headline.at(area.x, top),
      ...(old
        ? struck(page, old, on, wide ? side.x : area.x, wide ? foot - tall - 60 * unit - old.height : line - old.height)
        : []),
      ...(fresh ? [fresh.at(freshAt, line - fresh.height)] : []),
      ...(heightOf(lower) > 0 && !wide
        ? [box({ x: area.x, y: rule, width: area.width, height: 2 }, { backgroundColor: on.line })]
        : []),
      ...stack(area.x, lowerTop, lower).nodes,
    ],
  }
}

/** The old price on the sheet above, the new one as large as it goes on a panel of the brand's colour. */
const panels: Composition<PriceData> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const on = page.theme.plain
  const loud = page.theme.vivid[0].paper === on.paper ? page.theme.soft : page.theme.vivid[0]
  const foot = area.y + area.height
  const split = wide ? Math.round(width * 0.5) : 0
  const room = wide ? split - area.x - 50 * unit : area.width
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const { headline, body, items } = await setWords(page, data, on, {
    width: room,
    max: wide ? 66 : shape === 'square' ? 78 : 92,
    lower: wide ? on : loud,
  })
  const lower = [
    [body, 0],
    [items, 44 * unit],
  ] as const
  const lowerTop = foot - heightOf(lower)
  const top = area.y + logo.height + 60 * unit
  const free = lowerTop - top - headline.height - 340 * unit
  const { old, fresh } = await setPrices(
    page,
    data,
    { old: wide ? loud : on, fresh: loud },
    {
      width: wide ? width - area.x - split - 60 * unit : area.width,
      old: 110,
      fresh: 460,
      tall: wide ? area.height * 0.5 : Math.max(90 * unit, Math.min(free, area.height * 0.34)),
    },
  )
  if (wide) {
    const x = split + 60 * unit
    const total = (fresh?.height ?? 0) + (old ? old.height + 60 * unit : 0)
    const y = area.y + (area.height - total) / 2
    return {
      paper: on.paper,
      dark: on.dark,
      nodes: [
        box({ x: split, y: 0, width: width - split, height }, { backgroundColor: loud.paper }),
        logo.at(area.x, area.y),
        headline.at(area.x, top),
        ...stack(area.x, lowerTop, lower).nodes,
        ...(old ? struck(page, old, loud, x, y) : []),
        ...(fresh ? [fresh.at(x, y + total - fresh.height)] : []),
      ],
    }
  }
  const freshTop = lowerTop - (heightOf(lower) > 0 ? 64 * unit : 0) - (fresh?.height ?? 0)
  const seam = freshTop - 76 * unit
  page.take('seam', { x: 0, y: seam - 6, width, height: 12 })
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      box({ x: 0, y: seam, width, height: height - seam }, { backgroundColor: loud.paper }),
      logo.at(area.x, area.y),
      headline.at(area.x, top),
      ...(old ? struck(page, old, on, area.x, seam - 58 * unit - old.height) : []),
      ...(fresh ? [fresh.at(area.x, freshTop)] : []),
      ...stack(area.x, lowerTop, lower).nodes,
    ],
  }
}

export default template({
  name: 'price_change',
  title: 'Price change',
  description: 'A price goes up or down: the new one, the old one, what stays.',
  asset_type: 'card',
  fields: PriceFields,
  sizes: CARD_SIZES,
  compositions: { in_line: inLine, panels },
  alt: (data, kit) => `Price notice from ${kit.name}: ${data.headline}`,
  sample: {
    headline: 'Sourdough will be £4.60 from 1 December.',
    body: '£4.20 until then. Flour costs more. Our first rise since January 2024.',
    old_price: '£4.20',
    new_price: '£4.60',
    items: ['Rolls: same price', 'Coffee: same price'],
  },
})
