import { CARD_SIZES, described, type Looks } from '#lib/templates/kit/template.ts'
import { ObjectFields } from '#lib/templates/object/fields.ts'
import { hasCover } from '#lib/templates/object/jacket.ts'
import { cover, poster } from '#lib/templates/object/layouts.ts'

export const about = described({
  name: 'object',
  title: 'Book, record, film, dish',
  description: 'One thing that somebody made: its title, who made it and with whom, a line from it, price and day.',
  asset_type: 'card',
  fields: ObjectFields,
  sizes: CARD_SIZES,
  compositions: ['cover', 'poster'],
  sample: {
    kind: 'book',
    title: 'The tide tables',
    by: 'Marit Aune',
    with: 'Translated by Joel Ferris',
    price: '£11.99',
    quote: 'She counted the boats twice, because the first time one was missing.',
    date: 'Out Thursday 4 June',
    cta: 'Signed copies at the till',
  },
})

export const looks: Looks<typeof about> = {
  compositions: { cover, poster },
  unfit: (_kit, _size, data) => (hasCover(data) ? [] : ['cover']),
  alt: (data, kit) => `${data.title}, shown by ${kit.name}`,
}
