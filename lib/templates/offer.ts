import * as z from 'zod'
import { heightOf, stack } from '#lib/render/block.ts'
import { box } from '#lib/render/scene.ts'
import { wordsFoot } from '#lib/templates/frames.ts'
import { loudGround } from '#lib/templates/grounds.ts'
import { pictured } from '#lib/templates/pictured.ts'
import { CARD_SIZES, type Composition, long, short, template } from '#lib/templates/template.ts'

const Fields = z.strictObject({
  headline: short,
  detail: long.optional(),
  price: short.optional(),
  code: short.optional(),
  ends: short.optional(),
  cta: short.optional(),
})
type Data = z.output<typeof Fields>

/** A picture of the brand's, the offer large at the foot. */
const pictureFirst: Composition<Data> = (page, data) => {
  const on = loudGround(page)
  const body = [data.price, data.detail, data.ends].filter(Boolean).join('\n') || undefined
  return wordsFoot(page, on, { headline: data.headline, body, cta: data.code ?? data.cta }, (rect, calm) =>
    pictured(page, on, rect, calm),
  )
}

/** The price, or the headline itself, as large as the canvas allows; the code as a coupon. */
const priceFirst: Composition<Data> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const on = loudGround(page)
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const room = wide ? area.width * 0.6 : area.width
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const price = await page.optional('price', data.price, {
    face: 'figure',
    width: room,
    height: area.height * 0.36,
    max: 460 * unit,
    min: 72,
    lines: 1,
    on,
    tone: 'ink',
  })
  const headline = await page.text('headline', data.headline, {
    face: 'display',
    width: room,
    height: area.height * (price ? 0.3 : 0.5),
    max: (price ? 92 : 190) * unit,
    min: 40,
    lines: 6,
    on,
    tone: 'ink',
  })
  const detail = await page.optional('detail', data.detail, {
    face: 'text',
    width: room,
    max: 36 * unit,
    min: 28,
    lines: 8,
    on,
    tone: 'body',
  })
  const ends = await page.optional('ends', data.ends, {
    face: 'text',
    width: room,
    max: 34 * unit,
    min: 28,
    lines: 2,
    on,
    tone: 'body',
    cut: { weight: 650 },
  })
  const cta = await page.optional('cta', data.cta, {
    face: 'text',
    width: room,
    max: 32 * unit,
    min: 28,
    lines: 2,
    on,
    tone: 'body',
    cut: { weight: 600 },
  })
  const { nodes } = stack(area.x, area.y + logo.height + 70 * unit, [
    [price, 0],
    [headline, 66 * unit],
    [detail, 52 * unit],
  ])
  const code = await page.optional('code', data.code, {
    face: 'mono',
    width: area.width * 0.5,
    max: 44 * unit,
    min: 28,
    lines: 1,
    on,
    tone: 'ink',
    cut: { weight: 600, tracking: 0.04 },
  })
  const lower = [
    [ends, 0],
    [cta, 34 * unit],
  ] as const
  const y = foot - heightOf(lower)
  const coupon = code ? { width: code.width + 76 * unit, height: code.height + 64 * unit } : null
  const at = coupon
    ? {
        x: wide ? area.x + area.width - coupon.width : area.x,
        y: wide ? foot - coupon.height : y - coupon.height - (heightOf(lower) > 0 ? 56 * unit : 0),
        ...coupon,
      }
    : null
  const ticket =
    code && at
      ? [
          box(at, { border: `${Math.max(3, 3 * unit)}px dashed ${on.ink}`, borderRadius: 14 * unit }),
          code.at(at.x + 38 * unit, at.y + 32 * unit),
        ]
      : []
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [logo.at(area.x, area.y), ...nodes, ...ticket, ...stack(area.x, y, lower).nodes],
  }
}

export default template({
  name: 'offer',
  title: 'Offer',
  description: 'A price or a reduction, until when, and how to get it.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: { picture_first: pictureFirst, price_first: priceFirst },
  alt: (_data, kit) => `Offer from ${kit.name}`,
  sample: {
    headline: 'Half price after four',
    detail: 'Every loaf on the shelf, from Monday to Saturday.',
    price: '£2.10',
    ends: 'Until 18:30',
    cta: 'Keep one at the counter',
  },
})
