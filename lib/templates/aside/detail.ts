// What a set or a film is about, where words alone stand: so large that the edge cuts it, in tones of their ground. On two neighbours it goes on over the edge between them; by itself it is nearer.
import { type Ground, tintOf } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import { inkIn, squareFor } from '#lib/render/objects/extent.ts'
import { steady } from '#lib/render/objects/hands/steady.ts'
import type { Page } from '#lib/render/page.ts'
import type { Rect } from '#lib/render/scene.ts'
import { thingIn } from '#lib/render/subject/thing.ts'

/** How it lies: over the edge to the next picture, over that from the last one, or near. */
export type Lie = 'leaving' | 'coming' | 'near'

/** Neighbours that have one are taken in twos; the third of three is by itself. */
export function lieOf(index: number, isBare: (at: number) => boolean): Lie {
  let first = index
  while (isBare(first - 1)) first--
  if ((index - first) % 2 === 1) return 'coming'
  return isBare(index + 1) ? 'leaving' : 'near'
}

/** Of the width and of the height: what goes over an edge is seen by halves. */
const LARGE = { leaving: [1.3, 1.1], coming: [1.3, 1.1], near: [1.12, 1] } as const
/** Of the width, how far the middle of what is near lies from the edge to which all is read. */
const ASIDE = 0.34

export type Detail = { noun: string; lie: Lie; rtl: boolean }

/** From a line on down, past the foot of the canvas: the drawing, and where it is. */
export function detailAt(page: Page, { noun, lie, rtl }: Detail, y: number, on: Ground): { drawn: string; ink: Rect } {
  const { canvas, signature, kit } = page
  const { width, height } = canvas
  const [wide, tall] = LARGE[lie]
  const large = squareFor(noun, { x: 0, y: 0, width: width * wide, height: height * tall })
  const { x, y: top, width: own } = inkIn(noun, large)
  const across = lie === 'near' ? 1 - ASIDE : lie === 'leaving' ? 1 : 0
  const middle = (rtl ? 1 - across : across) * width
  const square = { ...large, x: large.x + middle - (x + own / 2), y: large.y + y - top }
  const hand = steady(signature.hand, noun)
  const drawn = thingIn(page, square, { noun, hand, on: tonesOf(on), others: [], seed: kit.name, hollow: true })
  return { drawn, ink: inkIn(noun, square) }
}

/** The ground with inks that are hardly more than its paper. */
function tonesOf(on: Ground): Ground {
  const tone = (share: number) => mix(on.paper, tintOf(on), share)
  return { ...on, lead: tone(0.22), accent: tone(0.34), ink: tone(0.44), calm: tone(0.16) }
}
