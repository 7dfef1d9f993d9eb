import * as z from 'zod'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { device } from '#lib/render/part/device.ts'
import { groundOf, header, ordinalOf, Slide, slideWords, spreadWords } from '#lib/templates/carousel/parts.ts'
import { layoutsOf, levelAt, passedBy, passingOf, scenery, thingsOf } from '#lib/templates/carousel/scenes.ts'
import { screenFor } from '#lib/templates/kit/screens.ts'
import { type Composition, type Drawing, described, drawnOn, type Looks } from '#lib/templates/kit/template.ts'

const Fields = z.strictObject({ slides: z.array(Slide).min(2).max(10) })
type Data = z.output<typeof Fields>

/** Each slide another skeleton, one thing and one line through all of them. */
const told =
  (turned: boolean): Composition<Data> =>
  async (page, data, index): Promise<Drawing> => {
    const slide = data.slides[index] ?? data.slides[0]
    if (!slide) throw new Error('a carousel without slides')
    const count = data.slides.length
    const { area, unit, width, height } = page.canvas
    const grounds = data.slides.map((_, place) => groundOf(page, place, count - 1))
    const layouts = layoutsOf(count, turned)
    const layout = layouts[index] ?? 'cut'
    const on = grounds[index] ?? page.theme.plain
    const head = await header(page, on, index, count)
    const things = thingsOf(page, data.slides)
    const bare = !things[index]
    const passing = passingOf(things, data.slides)
    const level = height * levelAt({ things, layouts, passing }, index)
    const free = level - passedBy(page, passing[index])
    const ordinal = ordinalOf(data.slides, index)
    const room = bare ? free - head.bottom - 150 * unit : undefined
    const parts = await slideWords(page, slide, { on, index, room, ordinal })
    const low = layout === 'under' && !bare
    const from = low ? Math.max(level + 70 * unit, area.y + area.height - heightOf(parts)) : head.bottom + 84 * unit
    const { nodes, bottom } = bare
      ? spreadWords(page, parts, {
          low: !passing[index] && (layout === 'over' || layout === 'whole'),
          from,
          to: free - 80 * unit,
        })
      : stack(area.x, from, parts)
    const screen = slide.screen_hint ? screenFor(page, slide.screen_hint) : null
    const top = low ? head.bottom + 40 * unit : bottom + 50 * unit
    const shown =
      screen && !low && height - bottom > 420 * unit
        ? device(page, screen, {
            x: screen.device === 'desktop' ? area.x : width - area.x - 520 * unit,
            y: bottom + 90 * unit,
            width: screen.device === 'desktop' ? width : 520 * unit,
            ground: on.paper,
          })
        : scenery(page, { things, passing, layouts, grounds }, index, top)
    return drawnOn(on, [...shown, ...head.nodes, ...nodes])
  }

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
