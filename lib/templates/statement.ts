import * as z from 'zod'
import { depict, depictsAny } from '#lib/templates/aside/depict.ts'
import { centred, poster, wordsFoot, wordsTop } from '#lib/templates/kit/frames.ts'
import { calmGround, loudGround } from '#lib/templates/kit/grounds.ts'
import { pictured } from '#lib/templates/kit/pictured.ts'
import { CARD_SIZES, described, type Looks, long, short } from '#lib/templates/kit/template.ts'
import { field, ruled } from '#lib/templates/launch/posters.ts'
import { isRead } from '#lib/templates/setting/reading.ts'

const Fields = z.strictObject({
  headline: short,
  body: long.optional(),
  cta: short.optional(),
  eyebrow: short.optional(),
})

export const about = described({
  name: 'statement',
  title: 'Statement',
  description: 'One sentence set large, with a line below it.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['words_top', 'words_foot', 'poster', 'centred', 'ruled', 'field'],
  sample: {
    headline: 'A failed job should tell you why.',
    body: 'One timeline per job, with every attempt.',
    cta: 'See a trace',
  },
})

export const looks: Looks<typeof about> = {
  compositions: {
    words_top(page, data) {
      const on = calmGround(page)
      return wordsTop(page, on, data, (rect, calm) => depict(page, on, rect, calm))
    },
    words_foot(page, data) {
      const on = loudGround(page)
      return wordsFoot(page, on, data, (rect, calm) => pictured(page, on, rect, calm))
    },
    poster: (page, data) => poster(page, loudGround(page), data),
    ruled: (page, data) => ruled(page, calmGround(page), data),
    field: (page, data) => field(page, loudGround(page), data),
    centred(page, data) {
      const on = calmGround(page)
      return centred(page, on, data, (rect, calm) => depict(page, on, rect, calm))
    },
  },
  // A thing that is named is shown; without one the words are the picture.
  unfit: (kit, [width, height], { body }, read) =>
    isRead(width, height, body)
      ? ['words_top', 'words_foot', 'centred', 'ruled', 'field']
      : depictsAny(read)
        ? ['poster', 'ruled', 'field']
        : kit.photos.length > 0
          ? ['words_top', 'centred', 'ruled', 'field']
          : ['words_top', 'words_foot', 'centred'],
  alt: (_data, kit) => `Card from ${kit.name}`,
}
