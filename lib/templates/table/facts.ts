import * as z from 'zod'
import { CARD_SIZES, described, type Looks, long, short } from '#lib/templates/kit/template.ts'
import { nameOf } from '#lib/templates/kit/told.ts'
import { labels, named } from '#lib/templates/table/columns.ts'
import { listed } from '#lib/templates/table/listed.ts'

const Fields = z.strictObject({
  headline: short,
  body: long.optional(),
  rows: z
    .array(z.strictObject({ label: short, value: short }))
    .min(1)
    .max(8),
  caveat: long.optional(),
})
type Data = z.output<typeof Fields>

export const about = described({
  name: 'facts',
  title: 'Facts',
  description: 'Up to eight facts by their names: what, where, how long, for how much.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['ruled', 'banded'],
  sample: {
    headline: 'The house on Quay Street',
    rows: [
      { label: 'Rooms', value: 'Four, two face the water' },
      { label: 'Rent', value: '£1,480 a month, bills apart' },
      { label: 'Free from', value: '1 December' },
      { label: 'Viewing', value: 'Sat 21 November, 10 to 12' },
    ],
    caveat: 'The stairs are steep, and there is no lift.',
  },
})

export const looks: Looks<typeof about> = {
  compositions: /* @__PURE__ */ listed<Data>(({ headline, body, rows, caveat }) => ({
    title: ['headline', headline],
    facts: [],
    notes: [
      ['body', body],
      ['caveat', caveat],
    ],
    rows: rows.map(({ label, value }) => ({ lead: nameOf(label), label: value })),
    columns: { lead: labels('rows label'), label: named('rows value') },
  })),
  alt: (data, kit) => `Facts from ${kit.name}: ${data.headline}`,
}
