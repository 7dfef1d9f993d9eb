import { CARD_SIZES, described, type Looks } from '#lib/templates/kit/template.ts'
import { columns } from '#lib/templates/price/columns.ts'
import { amountsOf, PriceFields, riseOf } from '#lib/templates/price/parts.ts'
import { tagged } from '#lib/templates/price/tag.ts'

export const about = described({
  name: 'price_change',
  title: 'Price change',
  description: 'A price goes up or down: the new one, the old one, what stays.',
  asset_type: 'card',
  fields: PriceFields,
  sizes: CARD_SIZES,
  compositions: ['in_line', 'panels'],
  sample: {
    headline: 'Sourdough will be £4.60 from 1 December.',
    body: '£4.20 until then. Flour costs more. Our first rise since January 2024.',
    old_price: '£4.20',
    new_price: '£4.60',
    items: ['Rolls: same price', 'Coffee: same price'],
  },
})

export const looks: Looks<typeof about> = {
  compositions: {
    in_line(page, data) {
      const amounts = amountsOf(data)
      return amounts ? columns(page, data, amounts) : tagged(page, data)
    },
    panels: tagged,
  },
  // A tag on a string is what sales hang out: no rise does.
  unfit: (_kit, _size, data) => (riseOf(data) > 0 ? ['panels'] : amountsOf(data) ? [] : ['in_line']),
  alt: (data, kit) => `Price notice from ${kit.name}: ${data.headline}`,
}
