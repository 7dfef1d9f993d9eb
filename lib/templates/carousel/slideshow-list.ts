import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { device } from '#lib/render/part/device.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { artwork } from '#lib/render/subject/show.ts'
import { groundOf, ordinalOf, Slide, slideWords, spreadWords } from '#lib/templates/carousel/parts.ts'
import { thingsOf } from '#lib/templates/carousel/scenes.ts'
import { overPicture } from '#lib/templates/kit/over-picture.ts'
import { screenFor } from '#lib/templates/kit/screens.ts'
import { seamColour } from '#lib/templates/kit/surface.ts'
import { type Composition, described, drawnOn, type Looks } from '#lib/templates/kit/template.ts'

const Fields = z.strictObject({ slides: z.array(Slide).min(1).max(10) })
type Data = z.output<typeof Fields>

/** Another throw of the dice for each still, so that no two show the same artwork. */
function turn(page: Page, index: number): void {
  for (let throws = 0; throws < index; throws++) page.roll()
}

/** The page of one still, which shows what that is about. */
function stillOf(page: Page, { slides }: Data, index: number): { still: Page; thing: string | null } {
  const thing = thingsOf(page, slides)[index] ?? null
  return { still: { ...page, subject: { ...page.subject, nouns: thing ? [thing] : [] } }, thing }
}

const slideAt = (data: Data, index: number) => data.slides[index] ?? data.slides[0] ?? { headline: '' }

/** Words from the top, the brand's artwork or a screen rising from the foot, a bar that fills slide by slide. */
const rising: Composition<Data> = async (page, data, index) => {
  const slide = slideAt(data, index)
  turn(page, index)
  const count = data.slides.length
  const { area, unit, width, height } = page.canvas
  const on = groundOf(page, index, count - 1)
  const logo = await page.logo({ height: 46 * unit, on, form: 'full' })
  const { still, thing } = stillOf(page, data, index)
  const room = thing ? undefined : area.height * 0.82
  const parts = await slideWords(page, slide, { on, index, room, ordinal: ordinalOf(data.slides, index) })
  const bare = !thing && !slide.screen_hint
  const top = area.y + logo.height + 96 * unit
  const { nodes, bottom } = bare
    ? spreadWords(page, parts, { from: top, to: area.y + area.height, low: false })
    : stack(area.x, top, parts)
  const screen = slide.screen_hint ? screenFor(page, slide.screen_hint) : null
  const from = bottom + 90 * unit
  const frame = {
    x: width - area.x - 560 * unit,
    y: from,
    width: screen?.device === 'desktop' ? width : 560 * unit,
    ground: on.paper,
  }
  const art =
    height - from < 360 * unit
      ? []
      : screen
        ? device(page, screen, screen.device === 'desktop' ? { ...frame, x: area.x } : frame)
        : thing
          ? await artwork(still, on, { x: 0, y: from, width, height: height - from }, 'top')
          : []
  const grounds = data.slides.map((_, place) => groundOf(page, place, count - 1))
  return drawnOn(on, [
    ...(bare ? surface(page, grounds, index, bottom) : art),
    ...progress(area, on.line, on.ink, index, count),
    logo.at(area.x, area.y),
    ...nodes,
  ])
}

/** Every other slide is a bright one. */
const loudGroundOf = (page: Page, index: number, last: number): Ground =>
  index % 2 === 0 ? page.theme.vivid[0] : groundOf(page, index, last)

/** The first slide over a picture; then words at the foot of the safe area, large and alone. */
const grounded: Composition<Data> = async (page, data, index) => {
  const slide = slideAt(data, index)
  turn(page, index)
  const count = data.slides.length
  if (index === 0 && page.kit.photos.length > 0)
    return overPicture(page, { headline: slide.headline, body: slide.body, cta: slide.cta ?? slide.meta, max: 150 })
  const { area, unit, width } = page.canvas
  const on = loudGroundOf(page, index, count - 1)
  const logo = await page.logo({ height: 46 * unit, on, form: 'full' })
  const { still, thing } = stillOf(page, data, index)
  const room = thing ? undefined : area.height * 0.82
  const parts = await slideWords(page, slide, { on, index, room, ordinal: ordinalOf(data.slides, index) })
  const top = area.y + area.height - heightOf(parts)
  const band = {
    x: 0,
    y: area.y + logo.height + 90 * unit,
    width,
    height: top - 90 * unit - (area.y + logo.height + 90 * unit),
  }
  const art = thing ? await artwork(still, on, band, 'none') : []
  const grounds = data.slides.map((_, place) => loudGroundOf(page, place, count - 1))
  const set = thing
    ? stack(area.x, top, parts)
    : spreadWords(page, parts, { from: band.y, to: area.y + area.height, low: true })
  return drawnOn(on, [
    ...(thing ? art : surface(page, grounds, index, set.bottom)),
    ...progress(area, on.line, on.ink, index, count),
    logo.at(area.x, area.y),
    ...set.nodes,
  ])
}

/** What players cover, and all below the words, is a surface of the brand's own colour; a quiet one where there is bad news. */
function surface(page: Page, grounds: readonly Ground[], index: number, foot: number): SceneNode[] {
  const { width, height, area, unit } = page.canvas
  const covered = height - area.y - area.height
  const tall = Math.round(Math.min(Math.max(covered * 0.7, height - foot - CLEAR * unit), height * MOST))
  const on = grounds[index] ?? page.theme.plain
  const colour = page.subject.sober ? mix(on.paper, on.ink, 0.16) : seamColour(page, grounds)
  return [box({ x: 0, y: height - tall, width, height: tall }, { backgroundColor: colour })]
}

const CLEAR = 120
/** More of one colour is a hole as well. */
const MOST = 0.3

function progress(
  area: { x: number; y: number; width: number },
  line: string,
  ink: string,
  index: number,
  count: number,
) {
  const gap = 10
  const width = (area.width - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, place) =>
    box(
      { x: area.x + place * (width + gap), y: area.y - 34, width, height: 6 },
      { backgroundColor: place <= index ? ink : line, borderRadius: 3 },
    ),
  )
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
