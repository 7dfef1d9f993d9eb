// Whether a painted picture may be shown: what is nearly one colour shows nothing, and letters that nobody asked for are told.

import type { StoredPicture } from '#lib/ports/library.ts'
import { letterRows } from '#lib/render/painted/letters.ts'
import { image } from '#lib/render/scene.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'

/** Of its pixels in one colour. */
const MOST_ALIKE = 0.97
/** Of the shorter side, in pixels. */
const LEAST_SIDE = 384

/** What is wrong with it, in a word for the receipt. */
export function flawOf({ palette, width, height }: StoredPicture): string | null {
  if (Math.min(width, height) < LEAST_SIDE) return 'too_small'
  return palette.some(({ share }) => share > MOST_ALIKE) ? 'blank' : null
}

/** Letters are looked for on a picture of about this size. */
const SMALL = 512
/** A scene has rows of three alike in windows, masts and flakes. */
const FEWEST = 4

/** Whether marks on it stand like letters of a word. */
export async function hasLetters({ raster, blobs }: Pick<RunWorld, 'raster' | 'blobs'>, stored: StoredPicture) {
  const file = await blobs.read(stored.blob_key)
  if (!file) throw new Error(`${stored.blob_key} is not there yet`)
  const scale = Math.min(1, SMALL / Math.max(stored.width, stored.height))
  const [width, height] = [Math.round(stored.width * scale), Math.round(stored.height * scale)]
  const style = { position: 'relative' as const, width, height }
  const root = { type: 'container' as const, style, children: [image({ x: 0, y: 0, width, height }, stored.blob_key)] }
  const images = new Map([[stored.blob_key, file]])
  const data = await raster.pixels({ root, width, height, images, fonts: [] })
  return letterRows({ width, height, data }).some(({ marks }) => marks >= FEWEST)
}
