// Draws the place of a picture into a rectangle, with no edge towards its words: the sky is the paper that they stand on.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { placeIn } from '#lib/render/places/draw.ts'
import { places } from '#lib/render/places/index.ts'
import { drawing, type ImageNode, type Rect } from '#lib/render/scene.ts'
import { hash } from '#lib/render/seed.ts'
import type { Setting } from '#lib/render/subject/places/setting.ts'

/** Of a panel that has no words above it, its sky. */
const SKY = 0.16

type Scene = {
  setting: Setting
  on: Ground
  /** Another one for each picture of a set, so that no two show the same crop. */
  turn?: number
}

/** Notes that it stands there, and what is seen of it. */
export const takePlace = (page: Page, rect: Rect, setting: Setting): void =>
  page.take('scenery', page.free(rect), seenOf(setting))

const LIT = { day: '', dusk: ', in low light', night: ', at night' }
/** What a stranger sees, as alternative texts say it. */
export const seenOf = ({ place, light, afloat }: Setting): string => `${seenAt(place, afloat)}${LIT[light]}`

/** A description ends with what floats there, if anything does. */
const CRAFT = { ferry: 'a ferry', canoe: 'a canoe' }
function seenAt(place: string, afloat: Setting['afloat']): string {
  const { seen = '' } = places[place] ?? {}
  if (!afloat || (place === 'harbour' && afloat !== 'ferry')) return seen
  const bare = seen.replace(/ and (?:a sailing boat|a boat|sailing boats)$/u, '')
  return `${bare}${bare.includes(' with ') ? ' and' : ', with'} ${CRAFT[afloat]}`
}

/** Busy from its first line on: what is calm of a place lies above the rectangle. */
export function placeOn(page: Page, rect: Rect, { setting: { place, light, afloat }, on, turn = 0 }: Scene): ImageNode {
  const busy = page.free(rect)
  const { horizon = 0 } = places[place] ?? {}
  const height = busy.height / (1 - horizon)
  const whole = { ...busy, y: busy.y + busy.height - height, height }
  const others = page.theme.playful.map(one => one.paper)
  const seed = `${page.kit.name}/${hash(page.told)}/${turn}`
  return drawing(busy, placeIn(whole, { place, on, others, seed, light, afloat }))
}

/** One landscape for slides one after the other: each looks out on the next piece of it. */
export function panoramaOn(
  page: Page,
  rect: Rect,
  { setting: { place, light, afloat }, on, turn = 0, at, count }: Scene & { at: number; count: number },
): ImageNode {
  const busy = page.free(rect)
  const { horizon = 0 } = places[place] ?? {}
  const height = busy.height / (1 - horizon)
  const whole = { x: busy.x - at * busy.width, y: busy.y + busy.height - height, width: busy.width * count, height }
  const others = page.theme.playful.map(one => one.paper)
  const seed = `${page.kit.name}/${hash(page.told)}/${turn}`
  return drawing(busy, placeIn(whole, { place, on, others, seed, light, afloat }))
}

/** Of a panel with nothing above it what lies under some sky. */
export const underSky = ({ height, ...rect }: Rect): Rect => ({
  ...rect,
  y: rect.y + height * SKY,
  height: height * (1 - SKY),
})
