import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { device } from '#lib/render/part/device.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { depict } from '#lib/templates/aside/depict.ts'
import { fieldsOf, wordsOf } from '#lib/templates/carousel/fields.ts'
import { groundOf, Slide, slideWords } from '#lib/templates/carousel/parts.ts'
import { isPictured, picturedOf } from '#lib/templates/carousel/pictured.ts'
import { atPlace, placesOf } from '#lib/templates/carousel/places.ts'
import { thingsOf } from '#lib/templates/carousel/scenes.ts'
import { overPicture } from '#lib/templates/kit/over-picture.ts'
import { screenFor } from '#lib/templates/kit/screens.ts'
import { type Composition, type Drawing, described, drawnOn, type Looks } from '#lib/templates/kit/template.ts'

const Fields = z.strictObject({ slides: z.array(Slide).min(1).max(10) })
type Data = z.output<typeof Fields>

/** Another throw of the dice for each still, so that no two show the same artwork. */
function turn(page: Page, index: number): void {
  for (let throws = 0; throws < index; throws++) page.roll()
}

/** The page of one still, which shows what that is about. */
function stillOf(page: Page, { slides }: Data, index: number): Page {
  const thing = thingsOf(page, slides)[index]
  return { ...page, setting: null, subject: { ...page.subject, nouns: thing ? [thing] : [] } }
}

const slideAt = (data: Data, index: number) => data.slides[index] ?? data.slides[0] ?? { headline: '' }

/** Two fields of colour: words alone, or a thing and words below it. */
async function fielded(page: Page, { slides }: Data, index: number): Promise<Drawing> {
  const { area, unit } = page.canvas
  const bare = slides.map((_, at) => isBare(page, slides, at))
  const fields = fieldsOf(page, index, slides.length - 1)
  const logo = await page.logo({ height: 46 * unit, on: fields.upper, form: 'full' })
  const pictured = picturesIn(page, slides)
  const setting = isPictured(pictured, index) ? null : pictured.places[index]
  const [near, top] = [area.y + logo.height + 48 * unit, area.y + logo.height + 96 * unit]
  const words =
    (isPictured(pictured, index) && (await picturedOf(page, { ...pictured, index, top: near }, fields))) ||
    (setting && (await atPlace(page, { slides, setting, index, top }, fields.upper))) ||
    (await wordsOf(page, { slides, bare, index, top, swiped: false }, fields))
  return drawnOn(fields.upper, [
    ...words,
    ...progress(area, fields.upper, index, slides.length),
    logo.at(area.x, area.y),
  ])
}

function picturesIn(page: Page, slides: Data['slides']) {
  const things = thingsOf(page, slides)
  return { slides, things, places: placesOf(page, slides, things) }
}

const isBare = (page: Page, slides: Data['slides'], at: number): boolean => {
  const hint = slides[at]?.screen_hint
  const { things, places } = picturesIn(page, slides)
  return !things[at] && !places[at] && !(hint && screenFor(page, hint))
}

const isFielded = (page: Page, slides: Data['slides'], at: number): boolean => {
  const pictured = picturesIn(page, slides)
  return isBare(page, slides, at) || isPictured(pictured, at) || Boolean(pictured.places[at])
}

/** Words from the top, a thing or a screen rising from the foot, a bar that fills slide by slide. */
const rising: Composition<Data> = async (page, data, index) => {
  const slide = slideAt(data, index)
  turn(page, index)
  if (isFielded(page, data.slides, index)) return fielded(page, data, index)
  const count = data.slides.length
  const { area, unit, width, height } = page.canvas
  const on = groundOf(page, index, count - 1)
  const logo = await page.logo({ height: 46 * unit, on, form: 'full' })
  const parts = await slideWords(page, slide, { on, index })
  const { nodes, bottom } = stack(area.x, area.y + logo.height + 96 * unit, parts)
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
        : await depict(stillOf(page, data, index), on, { x: 0, y: from, width, height: height - from }, 'top')
  return drawnOn(on, [...art, ...progress(area, on, index, count), logo.at(area.x, area.y), ...nodes])
}

/** Every other slide is a bright one. */
const loudGroundOf = (page: Page, index: number, last: number): Ground =>
  index % 2 === 0 ? page.theme.vivid[0] : groundOf(page, index, last)

/** The first slide over a picture; then words at the foot of the safe area, what they name above them. */
const grounded: Composition<Data> = async (page, data, index) => {
  const slide = slideAt(data, index)
  turn(page, index)
  const count = data.slides.length
  if (index === 0 && page.kit.photos.length > 0)
    return overPicture(page, { headline: slide.headline, body: slide.body, cta: slide.cta ?? slide.meta, max: 150 })
  if (isFielded(page, data.slides, index)) return fielded(page, data, index)
  const { area, unit, width } = page.canvas
  const on = loudGroundOf(page, index, count - 1)
  const logo = await page.logo({ height: 46 * unit, on, form: 'full' })
  const parts = await slideWords(page, slide, { on, index })
  const top = area.y + area.height - heightOf(parts)
  const from = area.y + logo.height + 90 * unit
  const art = await depict(
    stillOf(page, data, index),
    on,
    { x: 0, y: from, width, height: top - 90 * unit - from },
    'none',
  )
  return drawnOn(on, [
    ...art,
    ...progress(area, on, index, count),
    logo.at(area.x, area.y),
    ...stack(area.x, top, parts).nodes,
  ])
}

function progress(area: Page['canvas']['area'], { line, ink }: Ground, index: number, count: number): SceneNode[] {
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
