import * as z from 'zod'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { device } from '#lib/render/part/device.ts'
import { fieldsOf, wordsOf } from '#lib/templates/carousel/fields.ts'
import { groundOf, header, Slide, slideWords } from '#lib/templates/carousel/parts.ts'
import { isPictured, picturedOf } from '#lib/templates/carousel/pictured.ts'
import { atPlace, placesOf } from '#lib/templates/carousel/places.ts'
import { layoutOf, levelOf, type Story, scenery, thingsOf } from '#lib/templates/carousel/scenes.ts'
import { screenFor } from '#lib/templates/kit/screens.ts'
import { type Composition, type Drawing, described, drawnOn, type Looks } from '#lib/templates/kit/template.ts'

const Fields = z.strictObject({ slides: z.array(Slide).min(2).max(10) })
type Data = z.output<typeof Fields>

/** Begin and end show what the story is about on one line; between them words stand on two fields of colour, under a thing where they name one. */
const told =
  (turned: boolean): Composition<Data> =>
  async (page, data, index): Promise<Drawing> => {
    const { slides } = data
    const things = thingsOf(page, slides)
    const places = placesOf(page, slides, things)
    const bare = slides.map(
      ({ screen_hint }, at) => !things[at] && !places[at] && !(screen_hint && screenFor(page, screen_hint)),
    )
    const pictured = { slides, things, places }
    const isThing = isPictured(pictured, index)
    const setting = isThing ? null : places[index]
    if (!bare[index] && !isThing && !setting) return shown(page, data, things, { index, turned })
    const fields = fieldsOf(page, index, slides.length - 1)
    const head = await header(page, fields.upper, index, slides.length)
    const [near, top] = [head.bottom + 36 * page.canvas.unit, head.bottom + 84 * page.canvas.unit]
    const drawn = isThing
      ? await picturedOf(page, { ...pictured, index, top: near }, fields)
      : setting && (await atPlace(page, { slides, setting, index, top, swiped: true }, fields.upper))
    if (drawn) return drawnOn(fields.upper, [...drawn, ...head.nodes])
    const words = await wordsOf(page, { slides, bare, index, top, swiped: true }, fields)
    return drawnOn(fields.upper, [...words, ...head.nodes])
  }

async function shown(page: Page, { slides }: Data, things: Things, { index, turned }: Turn): Promise<Drawing> {
  const { area, unit, width, height } = page.canvas
  const slide = slides[index] ?? { headline: '' }
  const grounds = slides.map((_, place) => groundOf(page, place, slides.length - 1))
  const story: Story = {
    things: things.map((one, at) => (isPictured({ slides, things, places: [] }, at) ? null : one)),
    turned,
    grounds,
  }
  const layout = layoutOf(story, index)
  const on = grounds[index] ?? page.theme.plain
  const head = await header(page, on, index, slides.length)
  const parts = await slideWords(page, slide, { on, index })
  const low = layout === 'under' && Boolean(things[index])
  const level = height * levelOf(layout)
  const from = low ? Math.max(level + 70 * unit, area.y + area.height - heightOf(parts)) : head.bottom + 84 * unit
  const { nodes, bottom } = stack(area.x, from, parts)
  const screen = slide.screen_hint ? screenFor(page, slide.screen_hint) : null
  const drawn =
    screen && !low && height - bottom > 420 * unit
      ? device(page, screen, {
          x: screen.device === 'desktop' ? area.x : width - area.x - 520 * unit,
          y: bottom + 90 * unit,
          width: screen.device === 'desktop' ? width : 520 * unit,
          ground: on.paper,
        })
      : scenery(page, story, index, low ? head.bottom + 40 * unit : bottom + 50 * unit)
  return drawnOn(on, [...drawn, ...head.nodes, ...nodes])
}

type Things = readonly (string | null)[]
type Turn = { index: number; turned: boolean }

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
  compositions: { edge_first: /* @__PURE__ */ told(false), things_first: /* @__PURE__ */ told(true) },
  count: data => data.slides.length,
  alt: (data, kit) => `Slide of a carousel of ${data.slides.length} from ${kit.name}`,
}
