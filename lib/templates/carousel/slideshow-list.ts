import * as z from 'zod'
import { filling } from '#lib/templates/carousel/head.ts'
import type { At } from '#lib/templates/carousel/lay.ts'
import { Slide } from '#lib/templates/carousel/parts.ts'
import { slideOf } from '#lib/templates/carousel/slide.ts'
import { overPicture } from '#lib/templates/kit/over-picture.ts'
import { type Composition, described, type Looks } from '#lib/templates/kit/template.ts'

const Fields = z.strictObject({ slides: z.array(Slide).min(1).max(10) })
type Data = z.output<typeof Fields>

const told =
  (first: At['first']): Composition<Data> =>
  (page, { slides }, index) =>
    slideOf(page, slides, index, { setHead: filling, first })

const rising = /* @__PURE__ */ told('words')

/** The first slide over a photo, where the brand has any; pictures stand over their words. */
const grounded: Composition<Data> = (page, data, index) => {
  const [slide] = data.slides
  if (index > 0 || page.painted || page.kit.photos.length === 0 || !slide) return told('picture')(page, data, index)
  return overPicture(page, { headline: slide.headline, body: slide.body, cta: slide.cta ?? slide.meta, max: 150 })
}

export const about = described({
  name: 'slideshow_list',
  title: 'Slideshow',
  description: 'Stills for a vertical slideshow, one thought each.',
  asset_type: 'slideshow',
  fields: Fields,
  sizes: [[1080, 1920]],
  compositions: ['rising', 'grounded'],
  sample: {
    slides: [
      { headline: 'The courtyard opens on 1 May.', body: 'Breakfast under the oranges.' },
      { headline: 'From half past seven', body: 'Twelve tables, guests first.' },
      { value: '11', headline: 'rooms, all of them facing in' },
      { headline: 'Come for one quiet morning.', cta: 'oriel.example' },
    ],
  },
})

export const looks: Looks<typeof about> = {
  compositions: { rising, grounded },
  count: data => data.slides.length,
  alt: (data, kit) => `Still of a slideshow of ${data.slides.length} from ${kit.name}`,
}
