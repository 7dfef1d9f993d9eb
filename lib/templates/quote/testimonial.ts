import * as z from 'zod'
import { CARD_SIZES, described, type Looks, long, short } from '#lib/templates/kit/template.ts'
import { saidBy } from '#lib/templates/quote/said-by.ts'
import { centredSaying, hanging, underPicture, unfitFor } from '#lib/templates/quote/sayings.ts'

const Fields = z.strictObject({
  quote: long,
  author_name: short,
  author_title: short.optional(),
  company: short.optional(),
})
type Data = z.output<typeof Fields>

const saying = ({ quote, author_name, author_title, company }: Data) => ({
  quote,
  name: author_name,
  role: [author_title, company].filter(Boolean).join(', ') || undefined,
})

export const about = described({
  name: 'testimonial',
  title: 'Testimonial',
  description: 'A customer’s words, with name and work.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['hanging', 'under_picture', 'said_by', 'centred'],
  sample: {
    quote:
      'The January bill was £6,118. It was already in the pot, so I paid it on the second of November and went for lunch.',
    author_name: 'Priya Raman',
    author_title: 'Illustrator',
    company: 'with Alder since 2023',
  },
})

export const looks: Looks<typeof about> = {
  compositions: {
    hanging: (page, data) => hanging(page, saying(data)),
    under_picture: (page, data) => underPicture(page, saying(data)),
    said_by: (page, data) => saidBy(page, saying(data)),
    centred: (page, data) => centredSaying(page, saying(data)),
  },
  unfit: (kit, _size, data, read) => unfitFor(kit, data.author_name, read),
  alt: (data, kit) => `Testimonial for ${kit.name} by ${data.author_name}`,
}
