import * as z from 'zod'
import { CARD_SIZES, described, type Looks, long, short } from '#lib/templates/kit/template.ts'
import { saidBy } from '#lib/templates/quote/said-by.ts'
import { centredSaying, hanging, underPicture, unfitFor } from '#lib/templates/quote/sayings.ts'

const Fields = z.strictObject({ quote: long, author_name: short.optional() })

export const about = described({
  name: 'quote',
  title: 'Quote',
  description: 'Words that someone said, and who said them.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['hanging', 'under_picture', 'said_by', 'centred'],
  sample: {
    quote:
      'We asked for a late breakfast and got a table in the courtyard at noon, with the crossword already cut out.',
    author_name: 'Ruth and Daniel Achterberg',
  },
})

export const looks: Looks<typeof about> = {
  compositions: {
    hanging: (page, data) => hanging(page, { quote: data.quote, name: data.author_name }),
    under_picture: (page, data) => underPicture(page, { quote: data.quote, name: data.author_name }),
    said_by: (page, data) => saidBy(page, { quote: data.quote, name: data.author_name }),
    centred: (page, data) => centredSaying(page, { quote: data.quote, name: data.author_name }),
  },
  unfit: (kit, _size, data, read) => unfitFor(kit, data.author_name, read),
  alt: (data, kit) => `Quote${data.author_name ? ` by ${data.author_name}` : ''} on a card from ${kit.name}`,
}
