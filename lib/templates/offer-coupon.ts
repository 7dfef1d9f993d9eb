import * as z from 'zod'
import { heightOf, stack } from '#lib/render/block.ts'
import { box } from '#lib/render/scene.ts'
import { loudGround } from '#lib/templates/grounds.ts'
import { perforation } from '#lib/templates/perforation.ts'
import { type Composition, long, short } from '#lib/templates/template.ts'

export const OfferFields = z.strictObject({
  headline: short,
  detail: long.optional(),
  price: short.optional(),
  code: short.optional(),
  ends: short.optional(),
  cta: short.optional(),
})
export type OfferData = z.output<typeof OfferFields>

/** The price, or the headline itself, as large as the canvas allows; until when and how to get it on a stub below the holes. */
export const coupon: Composition<OfferData> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = loudGround(page)
  const stub = page.theme.plain.paper === on.paper ? page.theme.soft : page.theme.plain
  const wide = shape === 'wide'
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
  const seam = low > 0 ? foot - low - (wide ? 60 : 92) * unit : height
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
    paper: on.paper,
    dark: on.dark,
    nodes: [
      ...(low > 0
        ? [
            box({ x: 0, y: seam, width, height: height - seam }, { backgroundColor: stub.paper }),
            perforation(width, seam, stub.paper, unit),
          ]
        : []),
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
