import * as z from 'zod'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { box } from '#lib/render/scene.ts'
import { loudGround, standingOut } from '#lib/templates/kit/grounds.ts'
import { type Composition, long, short } from '#lib/templates/kit/template.ts'
import { Prices } from '#lib/templates/kit/told.ts'
import { lit } from '#lib/templates/kit/wash.ts'
import { couponSheet } from '#lib/templates/offer/coupon-sheet.ts'

export const OfferFields = z.strictObject({
  headline: short,
  detail: long.optional(),
  price: short.optional(),
  code: short.optional(),
  ends: short.optional(),
  cta: short.optional(),
  /** Up to three prices, each with the one that it replaces and for whom it is. */
  prices: Prices.optional(),
  /** What it depends on. */
  condition: short.optional(),
})
export type OfferData = z.output<typeof OfferFields>

/** A coupon on a lit ground: the price, or the headline itself, as large as it goes; until when and how to get it on its stub. */
export const coupon: Composition<OfferData> = async (page, data) => {
  const { unit, width, height, shape, area: whole } = page.canvas
  const ground = loudGround(page)
  const on = standingOut(page, ground, page.theme.plain)
  const stub = on
  const wide = shape === 'wide'
  const inset = (wide ? 10 : 20) * unit
  const area = {
    x: whole.x + inset,
    y: whole.y + inset,
    width: whole.width - 2 * inset,
    height: whole.height - 2 * inset,
  }
  const edge = whole.x * 0.52
  const sheet =
    shape === 'story'
      ? { x: edge, y: area.y - 80 * unit, width: width - 2 * edge, height: area.height + 160 * unit }
      : { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge }
  const foot = area.y + area.height
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const tail = { width: area.width * (data.code ? 0.5 : 1), on: stub }
  const ends = await page.optional('ends', data.ends, {
    ...tail,
    face: 'display',
    max: 60 * unit,
    min: 28,
    lines: 2,
    tone: 'ink',
  })
  const cta = await page.optional('cta', data.cta, {
    ...tail,
    face: 'text',
    max: 36 * unit,
    min: 28,
    lines: 2,
    tone: 'body',
    cut: { weight: 600 },
  })
  const code = await page.optional('code', data.code, {
    face: 'mono',
    width: area.width * 0.36,
    max: 52 * unit,
    min: 28,
    lines: 1,
    on: stub,
    tone: 'ink',
    cut: { weight: 600, tracking: 0.04 },
  })
  const lower = [
    [ends, 0],
    [cta, 36 * unit + (ends?.size ?? 0) * 0.2],
  ] as const
  const frame = code ? { width: code.width + 76 * unit, height: code.height + 64 * unit } : { width: 0, height: 0 }
  const low = Math.max(heightOf(lower), frame.height)
  const seam = low > 0 ? foot - low - (wide ? 56 : 84) * unit : height
  const top = area.y + logo.height + (wide ? 44 : 66) * unit
  const end = low > 0 ? seam - (wide ? 56 : 84) * unit : foot
  const detail = await page.optional('detail', data.detail, {
    face: 'text',
    width: wide ? area.width * 0.46 : area.width,
    max: 40 * unit,
    min: 28,
    lines: 8,
    on,
    tone: 'body',
  })
  const headline = await page.text('headline', data.headline, {
    face: 'display',
    width: wide && data.price ? area.width * 0.46 : area.width,
    height: area.height * (data.price ? 0.2 : 0.44),
    max: (data.price ? 92 : 220) * unit,
    min: 40,
    lines: 6,
    on,
    tone: 'ink',
  })
  const gap = 46 * unit + headline.size * 0.16
  const words = headline.height + (detail ? gap + detail.height : 0)
  const price = await page.optional('price', data.price, {
    face: 'figure',
    width: wide ? area.width * 0.5 : area.width,
    height: Math.max(100 * unit, wide ? end - top : end - top - words - 66 * unit),
    max: 520 * unit,
    min: 72,
    lines: 1,
    on,
    tone: 'ink',
  })
  const x = wide && price ? area.x + area.width * 0.54 : area.x
  const box_ = code
    ? { x: area.x + area.width - frame.width, y: foot - low + (low - frame.height) / 2, ...frame }
    : null
  return {
    paper: ground.paper,
    background: lit(ground).background,
    dark: ground.dark,
    nodes: [
      couponSheet(sheet, low > 0 ? seam : null, { on, ground, unit, canvas: { width, height } }),
      logo.at(area.x, area.y),
      ...(price ? [price.at(area.x, wide ? end - price.height : top)] : []),
      ...stack(x, end - words, [
        [headline, 0],
        [detail, gap],
      ]).nodes,
      ...stack(area.x, foot - low + (low - heightOf(lower)) / 2, lower).nodes,
      ...(code && box_
        ? [
            box(box_, { border: `${Math.max(3, 3 * unit)}px dashed ${stub.ink}`, borderRadius: 14 * unit }),
            code.at(box_.x + 38 * unit, box_.y + 32 * unit),
          ]
        : []),
    ],
  }
}
