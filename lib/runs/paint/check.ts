// Whether a painted picture may be shown: what is nearly one colour shows nothing, and letters that nobody asked for are told.

import { type PixelWorld, pixelsOf } from '#lib/brand/artwork/pixels.ts'
import type { StoredPicture } from '#lib/ports/library.ts'
import { letterRows, READ_AT } from '#lib/render/painted/letters.ts'

/** Of its pixels in one colour. */
const MOST_ALIKE = 0.97
/** Of the shorter side, in pixels. */
const LEAST_SIDE = 384

/** What is wrong with it, in a word for the receipt. */
export function flawOf({ palette, width, height }: StoredPicture): string | null {
  if (Math.min(width, height) < LEAST_SIDE) return 'too_small'
  return palette.some(({ share }) => share > MOST_ALIKE) ? 'blank' : null
}

/** A scene has rows of three alike in windows, masts and flakes. */
const FEWEST = 4

/** Whether marks on it stand like letters of a word. */
export async function hasLetters(world: PixelWorld, stored: StoredPicture): Promise<boolean> {
  return letterRows(await pixelsOf(world, stored, READ_AT)).some(({ marks }) => marks >= FEWEST)
}
