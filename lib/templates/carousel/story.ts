import * as z from 'zod'
import { counted } from '#lib/templates/carousel/head.ts'
import type { At } from '#lib/templates/carousel/lay.ts'
import { Slide } from '#lib/templates/carousel/parts.ts'
import { slideOf } from '#lib/templates/carousel/slide.ts'
import { type Composition, described, type Looks } from '#lib/templates/kit/template.ts'

const Fields = z.strictObject({ slides: z.array(Slide).min(2).max(10) })
type Data = z.output<typeof Fields>

const told =
  (first: At['first']): Composition<Data> =>
  (page, { slides }, index) =>
    slideOf(page, slides, index, { setHead: counted, first })

export const about = described({
  name: 'carousel_story',
  title: 'Carousel',
  description: 'A story over several slides, held together by one thing and one line.',
  asset_type: 'carousel',
  fields: Fields,
  sizes: [
    [1080, 1350],
    [1080, 1080],
  ],
  compositions: ['edge_first', 'things_first'],
  sample: {
    slides: [
      { headline: '3 is more than 2. So why is a third less than a half?' },
      { headline: 'Two people share', body: 'Six segments each. That is one half.' },
      { headline: 'Three people share', body: 'Four segments each. That is one third.' },
      { value: '12', headline: 'segments in one pomelo, whoever shares it' },
      {
        headline: 'Try it tonight',
        body: 'One pomelo. Who gets more: two friends sharing it, or four?',
        cta: 'Free worksheet at pomelo.example',
      },
    ],
  },
})

export const looks: Looks<typeof about> = {
  compositions: { edge_first: /* @__PURE__ */ told('words'), things_first: /* @__PURE__ */ told('picture') },
  count: data => data.slides.length,
  alt: (data, kit) => `Slide of a carousel of ${data.slides.length} from ${kit.name}`,
}
