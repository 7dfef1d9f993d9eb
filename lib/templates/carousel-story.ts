import * as z from 'zod'
import { thread } from '#lib/render/art/thread.ts'
import { heightOf, stack } from '#lib/render/block.ts'
import { device } from '#lib/render/device.ts'
import { groundOf, header, Slide, slideWords } from '#lib/templates/carousel-parts.ts'
import { screenFor } from '#lib/templates/screens.ts'
import { type Composition, type Drawing, described, type Looks } from '#lib/templates/template.ts'

const Fields = z.strictObject({ slides: z.array(Slide).min(2).max(10) })
type Data = z.output<typeof Fields>

/** A band of the brand's colour runs through all slides; words stand above it. */
const threaded: Composition<Data> = async (page, data, index) => {
  const slide = data.slides[index] ?? data.slides[0]
  if (!slide) throw new Error('a carousel without slides')
  const count = data.slides.length
  const { area, unit, width, height } = page.canvas
  const grounds = data.slides.map((_, place) => groundOf(page, place, count - 1))
  const on = grounds[index] ?? page.theme.plain
  const head = await header(page, on, index, count)
  const parts = await slideWords(page, slide, on, index)
  const { nodes, bottom } = stack(area.x, head.bottom + 92 * unit, parts)
  const free = height - bottom
  const screen = slide.screen_hint ? screenFor(page, slide.screen_hint) : null
  const shown =
    screen && free > 420 * unit
      ? device(page, screen, {
          x: screen.device === 'desktop' ? area.x : width - area.x - 520 * unit,
          y: bottom + 90 * unit,
          width: screen.device === 'desktop' ? width : 520 * unit,
          ground: on.paper,
        })
      : []
  const band =
    free > 300 * unit ? thread(page, grounds, { index, from: Math.max(bottom + 60 * unit, height * 0.62) }) : []
  return { paper: on.paper, dark: on.dark, nodes: [...band, ...shown, ...head.nodes, ...nodes] }
}

/** The number of the slide as the picture, cut by the right edge; words at the foot. */
const numbered: Composition<Data> = async (page, data, index): Promise<Drawing> => {
  const slide = data.slides[index] ?? data.slides[0]
  if (!slide) throw new Error('a carousel without slides')
  const count = data.slides.length
  const { area, unit, height } = page.canvas
  const grounds = data.slides.map((_, place) => groundOf(page, place, count - 1))
  const on = grounds[index] ?? page.theme.plain
  const head = await header(page, on, index, count)
  const parts = await slideWords(page, slide, on, index)
  const tall = heightOf(parts)
  const top = area.y + area.height - tall
  const room = top - head.bottom - 120 * unit
  const inner = index > 0 && index < count - 1 && !slide.value
  const figure =
    inner && room > 200 * unit
      ? await page.text('number', String(index), {
          face: 'figure',
          width: area.width,
          height: room,
          max: 520 * unit,
          min: 120,
          lines: 1,
          on,
          tone: 'lead_ink',
        })
      : null
  const band =
    !inner && room > 200 * unit
      ? thread(page, grounds, { index, from: head.bottom + 60 * unit, to: Math.min(top - 60 * unit, height * 0.6) })
      : []
  const { nodes } = stack(area.x, top, parts)
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [...band, ...head.nodes, ...(figure ? [figure.at(area.x, top - 100 * unit - figure.height)] : []), ...nodes],
  }
}

export const about = described({
  name: 'carousel_story',
  title: 'Carousel',
  description: 'A story over several slides, held together by a thread.',
  asset_type: 'carousel',
  fields: Fields,
  sizes: [
    [1080, 1350],
    [1080, 1080],
  ],
  compositions: ['threaded', 'numbered'],
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
  compositions: { threaded, numbered },
  count: data => data.slides.length,
  alt: (data, kit) => `Slide of a carousel of ${data.slides.length} from ${kit.name}`,
}
