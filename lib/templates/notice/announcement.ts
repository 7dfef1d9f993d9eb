import * as z from 'zod'
import { depict, depictsAny } from '#lib/templates/aside/depict.ts'
import { centred, poster, wordsFoot } from '#lib/templates/kit/frames.ts'
import { calmGround, loudGround } from '#lib/templates/kit/grounds.ts'
import { overPicture } from '#lib/templates/kit/over-picture.ts'
import { pictured } from '#lib/templates/kit/pictured.ts'
import { CARD_SIZES, described, type Looks, long, short } from '#lib/templates/kit/template.ts'
import { field, ruled } from '#lib/templates/launch/posters.ts'
import { isRead } from '#lib/templates/setting/reading.ts'

const Fields = z.strictObject({ headline: short, body: long.optional(), cta: short.optional() })

export const about = described({
  name: 'announcement',
  title: 'Announcement',
  description: 'News with a picture: something opens, starts or changes.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['over_picture', 'centred', 'picture_first', 'poster', 'ruled', 'field'],
  sample: {
    headline: 'The courtyard opens on 1 May.',
    body: 'Breakfast under the oranges from 07:30. Guests first, twelve tables.',
    cta: 'Book a table',
  },
})

export const looks: Looks<typeof about> = {
  compositions: {
    // Words over nothing are a statement.
    over_picture: (page, data) =>
      page.kit.photos.length > 0 ? overPicture(page, data) : poster(page, loudGround(page), data),
    centred(page, data) {
      const on = calmGround(page)
      return centred(page, on, data, (rect, calm) => depict(page, on, rect, calm))
    },
    picture_first(page, data) {
      const on = loudGround(page)
      return wordsFoot(page, on, data, (rect, calm) => pictured(page, on, rect, calm))
    },
    poster: (page, data) => poster(page, loudGround(page), data),
    ruled: (page, data) => ruled(page, loudGround(page), data),
    field: (page, data) => field(page, loudGround(page), data),
  },
  unfit(kit, [width, height], { body }, read) {
    if (isRead(width, height, body)) return ['over_picture', 'centred', 'picture_first', 'ruled', 'field']
    // Words over what was painted would hide half of it.
    if (kit.painted) return ['over_picture']
    const pictured = kit.photos.length > 0 ? [] : (['over_picture'] as const)
    if (depictsAny(read)) return [...pictured, 'poster', 'ruled', 'field']
    return kit.photos.length > 0
      ? ['centred', 'poster', 'ruled', 'field']
      : ['over_picture', 'centred', 'picture_first']
  },
  alt: (_data, kit) => `Announcement from ${kit.name}`,
}
