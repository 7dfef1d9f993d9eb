import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page, TextAsk } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { grownBy } from '#lib/render/part/text.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { isRightToLeft } from '#lib/render/type/clean.ts'
import { enlargedBy } from '#lib/render/wished.ts'

/** A block of known height that waits for its place. */
export type Placed = { height: number; at(x: number, y: number): SceneNode[] }

/** The width of a block, the height that it may grow into, and what is drawn beside its rows. */
export type Space = { width: number; room: number; nouns?: readonly string[] | undefined }

/** A page of its own is seen at its whole width, a long picture only at its whole height; few blocks also leave room. */
export const growth = ({ canvas, wished }: Page): number =>
  (canvas.shape === 'poster' ? 1.14 : 1.3) * enlargedBy(wished)

type Plain = Partial<TextAsk> & { width: number; max: number }
export const display = (page: Page, on: Ground, role: string, text: string, { max, ...ask }: Plain) =>
  page.text(role, text, { face: 'display', min: 32, lines: 4, on, tone: 'ink', max: max * growth(page), ...ask })
export const body = (page: Page, on: Ground, role: string, text: string, { max, ...ask }: Plain) =>
  page.text(role, text, { face: 'text', min: 28, lines: 6, on, tone: 'body', max: max * growth(page), ...ask })

/** The title of a block, below that of the sheet. */
export const heading = (page: Page, on: Ground, text: string, width: number) =>
  sized(page, on, 'list title', text, {
    ...{ face: 'display', tone: 'ink', width },
    max: page.canvas.shape === 'poster' ? 60 : 46,
  })

/** By how much a block whose natural height is known may grow into its room. */
export const grownInto = (room: number, natural: number, most: number, least = 1): number =>
  Math.max(least, Math.min(most, room / natural))

/** In exactly this size, but where the width has no room for it; what fills its room already grows no further. */
export const sized = (page: Page, on: Ground, role: string, text: string, { max, face = 'text', ...ask }: Plain) => {
  const own = max / Math.max(1, grownBy(face, page.scale))
  return page.text(role, text, { face, min: Math.min(SMALLEST, own), lines: 4, on, tone: 'body', max: own, ...ask })
}
const SMALLEST = 30

/** Set as large as it was to be: no room has narrowed it. */
export const isWhole = ({ kept }: Block): boolean => kept >= 0.97

/** The largest letters, down to the least, at which what they set is no taller than its room. */
export async function largestIn<T extends { height: number; fits?: boolean }>(
  room: number,
  [most, least]: readonly [most: number, least: number],
  set: (size: number) => Promise<T>,
): Promise<T> {
  for (let size = most; ; size = Math.max(least, size * 0.92)) {
    if (size <= least) return set(size)
    const one = await set(size).catch(notTooLong)
    if (one && one.height <= room && one.fits !== false) return one
  }
}

/** From a name to what stands below it, of the letters. */
export const under = (size: number): number => Math.max(18, size * 0.42)

/** Whether the words run from the right: then columns and bars do as well. */
export const isMirrored = (texts: readonly string[]): boolean => texts.filter(isRightToLeft).length * 2 > texts.length

/** Where in a row something of some width stands, so far from the side on which reading begins. */
export type Side = (from: number, width: number) => number
export const sideOf =
  (x: number, width: number, mirrored: boolean): Side =>
  (from, own) =>
    mirrored ? x + width - from - own : x + from

/** A text in its frame on that side. */
export const standing = (block: Block | null, side: Side, from: number, y: number): SceneNode[] =>
  block ? [block.at(side(from, block.frame), y)] : []
