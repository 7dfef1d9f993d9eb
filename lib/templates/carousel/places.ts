// Where the slides of a set play, and those that begin or end it there: words in the sky of the place, the place to three edges.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { type Setting, settingNamed } from '#lib/render/subject/places/setting.ts'
import { takePlace } from '#lib/render/subject/scenery.ts'
import { whereabouts } from '#lib/render/subject/subject.ts'
import { mayShowThings } from '#lib/templates/aside/aside.ts'
import { placeUnder } from '#lib/templates/aside/place.ts'
import { onwards } from '#lib/templates/carousel/cover.ts'
import { type Slide, slideWords } from '#lib/templates/carousel/parts.ts'

/** What somebody has said of each slide, else what its words name, where it shows no thing; where they would be bare, begin and end are where most of them are, or at the brand's own place. */
export function placesOf(page: Page, slides: readonly Slide[], things: readonly (string | null)[]): (Setting | null)[] {
  const { settings, home, kit, subject, plain } = page
  if (subject.grave) return slides.map(() => null)
  const said = slides.map((slide, at) =>
    things[at] ? null : settings ? (settings[at] ?? null) : settingNamed(whereabouts(slide), kit),
  )
  const isFree = (at: number) => !things[at] && !plain[at]
  const isEnd = (at: number) => at === 0 || at === slides.length - 1
  const whole = mayShowThings(kit, page.data) ? (mostlyAt(said) ?? home) : null
  const shown = said.map((setting, at) => setting ?? (isEnd(at) && isFree(at) ? whole : null))
  return goingOn(shown, isFree)
}

/** Between words alone a set goes on where it began: on every other of its slides, never beside another place. */
function goingOn(shown: (Setting | null)[], isFree: (at: number) => boolean): (Setting | null)[] {
  const [first = null] = shown
  if (!first) return shown
  const found = [...shown]
  for (let at = 2; at < shown.length - 1; at++)
    if (isFree(at) && !found[at - 1] && !found[at] && !found[at + 1]) found[at] = first
  return found
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
  /** Whether one slide leads to the next by a swipe. */
  swiped?: boolean
}

/** Words from the top, the place below them; null where they leave too little for it. */
export async function atPlace(
  page: Page,
  { slides, setting, index, top, swiped = false }: Told,
  on: Ground,
): Promise<SceneNode[] | null> {
  const { area, unit, width, height } = page.canvas
  const parts = await slideWords(page, slides[index] ?? { headline: '' }, { on, index })
  const last = parts.findLast(([block]) => block)?.[0]
  const end = top + heightOf(parts) + (last?.size ?? 0) * TAIL
  const fits = (from: number, least = LEAST) => height - from >= height * least
  const [bare, pointed] = [end + CLEAR * unit, end + (2 * ARROW + CLEAR) * unit]
  // Words that are not set here have no place here.
  if (!fits(bare)) return null
  const isPointed = swiped && index === 0 && fits(pointed, LEAST_POINTED)
  const from = isPointed ? pointed : bare
  const { nodes } = stack(area.x, top, parts)
  const arrow = isPointed ? [onwards(page, on, end + ARROW * unit)] : []
  const rect = { x: 0, y: from, width, height: height - from }
  takePlace(page, rect, setting)
  return [...placeUnder(page, rect, on, setting, index), ...nodes, ...arrow]
}

/** Of the height of a slide, the least that a place is worth; of the last line, what hangs below it; from there to the place. */
const [LEAST, TAIL, CLEAR] = [0.26, 0.3, 30]
/** From the words of a cover to the arrow onwards, and from that to the place. */
const [ARROW, LEAST_POINTED] = [52, 0.2]
