// Where the slides of a set play, and those that begin or end it there: words in the sky of the place, the place to three edges.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { stack } from '#lib/render/part/block.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { type Setting, settingNamed } from '#lib/render/subject/places/setting.ts'
import { takePlace } from '#lib/render/subject/scenery.ts'
import { whereabouts } from '#lib/render/subject/subject.ts'
import { mayShowThings } from '#lib/templates/aside/aside.ts'
import { placeUnder } from '#lib/templates/aside/place.ts'
import { type Slide, slideWords } from '#lib/templates/carousel/parts.ts'

/** What somebody has said of each slide, else what its words name, where it shows no thing; where they would be bare, begin and end are where most of them are, or at the brand's own place. */
export function placesOf(page: Page, slides: readonly Slide[], things: readonly (string | null)[]): (Setting | null)[] {
  const { settings, home, kit, subject, plain } = page
  if (subject.grave) return slides.map(() => null)
  const said = slides.map((slide, at) =>
    things[at] ? null : settings ? (settings[at] ?? null) : settingNamed(whereabouts(slide), kit),
  )
  const isEnd = (at: number) => at === 0 || at === slides.length - 1
  const whole = mayShowThings(kit, page.data) ? (mostlyAt(said) ?? home) : null
  return said.map((setting, at) => setting ?? (isEnd(at) && !things[at] && !plain[at] ? whole : null))
}

/** Where at least half of the slides between begin and end are. */
function mostlyAt(said: readonly (Setting | null)[]): Setting | null {
  const inner = said.slice(1, -1)
  const count = (one: Setting | null) => inner.filter(other => other !== null && other.place === one?.place).length
  return inner.find(one => one !== null && count(one) * 2 >= inner.length) ?? null
}

type Told = {
  slides: readonly Slide[]
  setting: Setting
  index: number /** Where the head of the slide ends. */
  top: number
}

/** Words from the top, the place below them; null where they leave too little for it. */
export async function atPlace(
  page: Page,
  { slides, setting, index, top }: Told,
  on: Ground,
): Promise<SceneNode[] | null> {
  const { area, unit, width, height } = page.canvas
  const parts = await slideWords(page, slides[index] ?? { headline: '' }, { on, index })
  const last = parts.findLast(([block]) => block)?.[0]
  const { nodes, bottom } = stack(area.x, top, parts)
  const from = bottom + (last?.size ?? 0) * TAIL + CLEAR * unit
  if (height - from < height * LEAST) return null
  const rect = { x: 0, y: from, width, height: height - from }
  takePlace(page, rect, setting)
  return [...placeUnder(page, rect, on, setting, index), ...nodes]
}

/** Of the height of a slide, the least that a place is worth; of the last line, what hangs below it; from there to the place. */
const [LEAST, TAIL, CLEAR] = [0.26, 0.3, 30]
