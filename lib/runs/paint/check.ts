// Whether a painted picture may be shown at all: what is nearly one colour shows nothing.
import type { StoredPicture } from '#lib/ports/library.ts'

/** Of its pixels in one colour. */
const MOST_ALIKE = 0.97
/** Of the shorter side, in pixels. */
const LEAST_SIDE = 384

/** What is wrong with it, in a word for the receipt. */
export function flawOf({ palette, width, height }: StoredPicture): string | null {
  if (Math.min(width, height) < LEAST_SIDE) return 'too_small'
  return palette.some(({ share }) => share > MOST_ALIKE) ? 'blank' : null
}
