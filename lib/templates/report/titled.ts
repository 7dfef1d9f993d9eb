// The title of an infographic with the thing that it is about beside it, where that costs its letters little.
import type { Ground } from '#lib/render/colour/ground.ts'
import { inkIn, squareFor } from '#lib/render/objects/extent.ts'
import { draftedIn, isDrafted } from '#lib/render/objects/named/drafted.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { drawings } from '#lib/render/subject/thing.ts'
import { put } from '#lib/templates/aside/looks.ts'
import { withRim } from '#lib/templates/aside/spot.ts'

/** What the words name, or else what the brand deals in; nothing over sad news. */
const thingOn = ({ subject, things }: Page): string[] =>
  subject.nouns.length > 0 || subject.grave ? subject.nouns : things.slice(0, 1)

export type Titled = { title: Block; thing: { noun: string; share: number } | null }

/** Of the width, a title and the thing beside it, the larger thing first. */
const SHARES = [
  { words: 0.5, share: 0.46 },
  { words: 0.58, share: 0.38 },
  { words: 0.66, share: 0.3 },
  { words: 0.75, share: 0.22 },
]
/** A share that a title leaves however low it is. */
const LEAST_SHARE = 0.3
/** Of the size that a title has alone, what it keeps beside a thing; less beside one that was chosen for the post, least beside one drawn for it. */
const [LEAST_SIZE, BESIDE_CHOSEN, BESIDE_DRAWN] = [0.8, 0.7, 0.6]

/** How tall a title may be alone, and both together. */
type Tall = { own: number; most: number }

export async function titled(
  page: Page,
  mayShow: boolean,
  set: (width: number, tall: number) => Promise<Block>,
  { own, most }: Tall,
): Promise<Titled> {
  const { width } = page.canvas.area
  const alone = await set(width, own)
  const [noun] = mayShow ? thingOn(page) : []
  if (!noun) return { title: alone, thing: null }
  const least = alone.size * (isDrafted(noun) ? BESIDE_DRAWN : page.depicts?.[0] ? BESIDE_CHOSEN : LEAST_SIZE)
  // Wider than the band is tall a thing would be no larger.
  for (const { words, share } of SHARES.filter(one => one.share <= LEAST_SHARE || width * one.share <= most * 1.1)) {
    const title = await set(width * words, most).catch(notTooLong)
    if (title && title.size >= least) return { title, thing: { noun, share } }
  }
  return { title: alone, thing: null }
}

/** At the end of the line, on the foot of its frame. */
export function thingBeside(page: Page, on: Ground, thing: Titled['thing'], { x, width, ...tall }: Rect): SceneNode[] {
  if (!thing) return []
  const { noun, share } = thing
  return thingIn(page, on, noun, { ...tall, x: x + width * (1 - share), width: width * share })
}

/** As large as its frame lets it be. */
export function thingIn(page: Page, on: Ground, noun: string, frame: Rect): SceneNode[] {
  const ink = inkIn(noun, squareFor(noun, frame))
  page.take('artwork', ink, draftedIn([noun]))
  return drawings(withRim(ink), put(page, { noun, on, frame }))
}
