// Draws the subject of a picture into a rectangle that its words leave.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import { objectIn } from '#lib/render/objects/draw.ts'
import { extentOf, squareFor } from '#lib/render/objects/extent.ts'
import { steady } from '#lib/render/objects/hands/steady.ts'
import { draftedIn } from '#lib/render/objects/named/drafted.ts'
import { isScene } from '#lib/render/objects/named/scene.ts'
import { bySize } from '#lib/render/objects/stands.ts'
import type { Page } from '#lib/render/page.ts'
import { drawing, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { besideOf } from '#lib/render/signature/of-brand.ts'
import { thingOf } from '#lib/render/subject/subject.ts'
import { drawings, thingIn } from '#lib/render/subject/thing.ts'

/** Where the words stand, seen from the artwork: that side stays calm. */
export type Calm = 'top' | 'left' | 'foot' | 'none'

const LEAST_PX = 120

/** Whether the words of this picture name something that can be drawn. */
export const shows = ({ subject }: Page): boolean => subject.nouns.length > 0

/** The objects that the post is about, else nothing: type takes the room. A day stands in the words already. */
export async function artwork(page: Page, on: Ground, rect: Rect, calm: Calm): Promise<SceneNode[]> {
  if (rect.width < LEAST_PX || rect.height < LEAST_PX) return []
  return shows(page) ? still(page, on, rect, calm) : []
}

/** One object as large as the rectangle lets it be; in a wide one several, the first largest. */
function still(page: Page, on: Ground, rect: Rect, calm: Calm): SceneNode[] {
  const inner = page.free(rect)
  // In the middle of a picture a row is filled with what goes along with its thing; each is shown once.
  const company = calm === 'none' ? page.things.filter(one => !page.subject.nouns.includes(one)) : []
  const nouns = [...page.subject.nouns, ...company]
  const room = Math.round(inner.width / (inner.height * 1.02))
  const count = Math.max(1, Math.min(3, room, nouns.length))
  const others = page.theme.playful.map(one => one.paper)
  const standing = bySize(nouns.slice(0, count))
  const places = count === 1 ? [aloneIn(inner, calm, nouns[0] ?? '')] : placed(inner, calm, count)
  const drawn = places.map(({ x, y, width, turn }, at) =>
    thingIn(
      page,
      { x, y, width },
      {
        noun: standing[at] ?? '',
        hand: steady(page.signature.hand, standing[at] ?? ''),
        on,
        others,
        seed: page.kit.name,
        fills: true,
      },
      turn,
    ),
  )
  const around = bounds(places)
  page.take('artwork', calm === 'none' ? { ...around, width: 0 } : inset(around), draftedIn(standing))
  return drawings(rect, backdrop(page, on, rect, places[0], standing[0] ?? '') + drawn.toReversed().join(''))
}

type Place = { x: number; y: number; width: number; turn: number }

const SIZES = [1, 0.78, 0.6]

/** As large as its own shape lets it be, in the middle; a little lower where the words stand above. */
function aloneIn(rect: Rect, calm: Calm, noun: string): Place {
  if (isScene(noun)) return { ...squareFor(noun, rect), turn: 0 }
  const pad = { x: rect.width * 0.1, y: rect.height * (calm === 'none' ? 0.04 : 0.09) }
  const frame = { x: rect.x + pad.x, y: rect.y + pad.y, width: rect.width - 2 * pad.x, height: rect.height - 2 * pad.y }
  const { x, y, width } = squareFor(noun, frame)
  const free = frame.height - extentOf(noun).height * width
  return { x, y: y - free * (calm === 'top' ? 0.4 : 0.5), width, turn: 0 }
}

/** From the right, where the eye leaves the words, one after the other. */
function placed(rect: Rect, calm: Calm, count: number): Place[] {
  const shares = SIZES.slice(0, count)
  const most = Math.min(rect.height * 0.98, (rect.width * 0.98) / sum(shares))
  const sizes = shares.map(share => share * most)
  const gap = (rect.width - sum(sizes)) / (count + 1)
  let right = rect.x + rect.width - gap
  return sizes.map((width, at) => {
    const x = right - width
    right = x - gap
    const middle = rect.y + (rect.height - width) / 2 + (at === 0 ? 0 : (most - width) * 0.4)
    return { x, y: calm === 'top' ? rect.y + rect.height - width : middle, width, turn: [-4, 6, -8][at] ?? 0 }
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** The brand's own shape of a picture, behind the middle of the first object: whole, as no side of its rectangle cuts it. */
function backdrop(page: Page, on: Ground, rect: Rect, first: Place | undefined, noun: string): string {
  if (!first) return ''
  const { crop } = page.signature.picture
  const tone = mix(on.paper, on.calm, 0.42)
  const ink = extentOf(noun)
  const [cx, cy] = [first.x + (ink.x + ink.width / 2) * first.width, first.y + (ink.y + ink.height / 2) * first.width]
  const sides = [cx - rect.x, rect.x + rect.width - cx, cy - rect.y, rect.y + rect.height - cy]
  const r = Math.max(0, Math.min(first.width * 0.52, ...sides))
  if (crop === 'round') return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${tone}"/>`
  if (crop === 'arch') {
    const foot = rect.y + rect.height
    return `<path d="M${cx - r} ${foot}V${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}V${foot}Z" fill="${tone}"/>`
  }
  return ''
}

function bounds(places: readonly Place[]): Rect {
  const [x, y] = [Math.min(...places.map(one => one.x)), Math.min(...places.map(one => one.y))]
  return {
    x,
    y,
    width: Math.max(...places.map(one => one.x + one.width)) - x,
    height: Math.max(...places.map(one => one.y + one.width)) - y,
  }
}

/** What of a drawing counts as occupied: its corners are free. */
const inset = ({ x, y, width, height }: Rect): Rect => ({
  x: x + width * 0.1,
  y: y + height * 0.1,
  width: width * 0.8,
  height: height * 0.8,
})

/** The object that an item names, at its size in a tile. */
export function drawnItem(page: Page, on: Ground, rect: Rect, item: string): SceneNode[] {
  const noun = thingOf(item, besideOf(page.kit))
  if (!noun) return []
  const width = Math.min(rect.width * 0.86, rect.height)
  const place = { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - width) / 2, width }
  const others = page.theme.playful.map(one => one.paper)
  return [drawing(rect, objectIn(place, { noun, hand: steady(page.signature.hand, noun), on, others, seed: item }))]
}

/** Whether each item shows something of its own. */
export function allShown(items: readonly string[], kit: BrandKit): boolean {
  const found = items.flatMap(item => thingOf(item, besideOf(kit)) ?? [])
  return found.length === items.length && new Set(found).size === items.length
}
