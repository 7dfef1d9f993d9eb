import { wordsFoot } from '#lib/templates/kit/frames.ts'
import { loudGround } from '#lib/templates/kit/grounds.ts'
import { pictured } from '#lib/templates/kit/pictured.ts'
import { CARD_SIZES, type Composition, described, type Looks } from '#lib/templates/kit/template.ts'
import { coupon, type OfferData, OfferFields } from '#lib/templates/offer/coupon.ts'
import { priced } from '#lib/templates/offer/priced.ts'

/** A picture of the brand's, the offer large at the foot. */
const pictureFirst: Composition<OfferData> = (page, data) => {
  const on = loudGround(page)
  const body = [data.price, data.detail, data.ends].filter(Boolean).join('\n') || undefined
  return wordsFoot(page, on, { headline: data.headline, body, cta: data.code ?? data.cta }, (rect, calm) =>
    pictured(page, on, rect, calm),
  )
}

/** Several prices, or one against the one before it, are the picture. */
const hasMore = (data: OfferData) => Boolean(data.prices?.length || data.condition)

export const about = described({
  name: 'offer',
  title: 'Offer',
  description: 'A price or a reduction, until when, and how to get it.',
  asset_type: 'card',
  fields: OfferFields,
  sizes: CARD_SIZES,
  compositions: ['picture_first', 'coupon', 'priced'],
  sample: {
    headline: 'Half price after four',
    detail: 'Every loaf on the shelf, from Monday to Saturday.',
    price: '£2.10',
    ends: 'Until 18:30',
    cta: 'Keep one at the counter',
  },
})

export const looks: Looks<typeof about> = {
  compositions: {
    picture_first: (page, data, index) => (hasMore(data) ? priced : pictureFirst)(page, data, index),
    coupon: (page, data, index) => (hasMore(data) ? priced : coupon)(page, data, index),
    priced,
  },
  unfit(kit, _size, data) {
    if (hasMore(data)) return ['picture_first', 'coupon']
    return [
      ...(kit.photos.length === 0 ? (['picture_first'] as const) : []),
      ...(data.price ? [] : (['priced'] as const)),
    ]
  },
  alt: (_data, kit) => `Offer from ${kit.name}`,
}
