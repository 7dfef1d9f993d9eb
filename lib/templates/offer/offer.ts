import { wordsFoot } from '#lib/templates/kit/frames.ts'
import { loudGround } from '#lib/templates/kit/grounds.ts'
import { pictured } from '#lib/templates/kit/pictured.ts'
import { CARD_SIZES, type Composition, described, type Looks } from '#lib/templates/kit/template.ts'
import { coupon, type OfferData, OfferFields } from '#lib/templates/offer/coupon.ts'
import { priced, pricesOf } from '#lib/templates/offer/priced.ts'
import { besides, says } from '#lib/templates/offer/said-once.ts'

/** A picture of the brand's, the offer large at the foot. */
const pictureFirst: Composition<OfferData> = (page, data) => {
  const on = loudGround(page)
  const body = [data.price, data.detail, data.ends].filter(Boolean).join('\n') || undefined
  return wordsFoot(page, on, { headline: data.headline, body, cta: data.code ?? data.cta }, (rect, calm) =>
    pictured(page, on, rect, calm),
  )
}

/** What the headline says is said there, and what has a line of its own is in no other. */
function once(data: OfferData): OfferData {
  const { headline, price, ends, condition, detail } = data
  return {
    ...data,
    // With a condition the price is the picture.
    price: !condition && says(headline, price) ? undefined : price,
    ends: says(headline, ends) ? undefined : ends,
    condition: says(headline, condition) ? undefined : condition,
    detail: besides(detail, [headline, price, ends, condition]),
  }
}

/** Several prices, or one with what it depends on, are the picture; words without a price are not. */
const hasMore = (data: OfferData) => Boolean(data.prices?.length || (data.condition && pricesOf(data).length > 0))

/** A share less, a code, a price that was another before: something is to be had for less. */
const isReduced = ({ code, ...words }: OfferData): boolean =>
  Boolean(code) ||
  REDUCED.test(
    Object.values(words)
      .flat()
      .filter(word => typeof word === 'string')
      .join(' '),
  )
const REDUCED =
  /%|(?<!\p{L})(?:off|free|half|instead|usually|normally|was|sale|saving|save|discount|reduced|2 for 1|rabatt\p{L}*|statt|gratis|kostenlos|halbe\p{L}*|sonst|reduziert|aktion|remise|gratuit\p{L}*|au lieu|offert\p{L}*|promo\p{L}*|descuento|oferta|antes|rebaja\p{L}*|sconto|invece|scontat\p{L}*|desconto|grátis|korting|rabat|zniżk\p{L}*|rea)(?!\p{L})/iu

/** What it depends on as a line of the details, where no price has a field of its own. */
const inWords = ({ condition, ...data }: OfferData): OfferData => ({
  ...data,
  detail: [data.detail, condition].filter(Boolean).join('\n') || undefined,
})

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
    picture_first: (page, data, index) =>
      hasMore(data) ? priced(page, once(data), index) : pictureFirst(page, inWords(once(data)), index),
    coupon: (page, data, index) =>
      hasMore(data) ? priced(page, once(data), index) : coupon(page, inWords(once(data)), index),
    priced: (page, data, index) => priced(page, once(data), index),
  },
  unfit(kit, _size, data) {
    if (hasMore(data)) return ['picture_first', 'coupon']
    const { price } = once(data)
    return [
      ...(kit.photos.length === 0 ? (['picture_first'] as const) : []),
      ...(price ? [] : (['priced'] as const)),
      // “24 €” alone on a voucher is what the voucher is worth.
      ...(price && !isReduced(data) ? (['coupon'] as const) : []),
    ]
  },
  alt: (_data, kit) => `Offer from ${kit.name}`,
}
