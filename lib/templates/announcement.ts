import * as z from 'zod'
import { artwork, axialMotif } from '#lib/render/art/motif.ts'
import { centred, wordsFoot } from '#lib/templates/frames.ts'
import { calmGround, loudGround } from '#lib/templates/grounds.ts'
import { overPicture } from '#lib/templates/over-picture.ts'
import { pictured } from '#lib/templates/pictured.ts'
import { CARD_SIZES, described, type Looks, long, short } from '#lib/templates/template.ts'

const Fields = z.strictObject({ headline: short, body: long.optional(), cta: short.optional() })

export const about = described({
  name: 'announcement',
  title: 'Announcement',
  description: 'News with a picture: something opens, starts or changes.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['over_picture', 'centred', 'picture_first'],
  sample: {
    headline: 'The courtyard opens on 1 May.',
    body: 'Breakfast under the oranges from 07:30. Guests first, twelve tables.',
    cta: 'Book a table',
  },
})

export const looks: Looks<typeof about> = {
  compositions: {
    over_picture: (page, data) => overPicture(page, data),
    centred(page, data) {
      const on = calmGround(page)
      return centred(page, on, data, (rect, calm) => artwork(page, on, rect, calm, axialMotif(page)))
    },
    picture_first(page, data) {
      const on = loudGround(page)
      return wordsFoot(page, on, data, (rect, calm) => pictured(page, on, rect, calm))
    },
  },
  alt: (_data, kit) => `Announcement from ${kit.name}`,
}
