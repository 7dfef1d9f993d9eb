// How much of a film changes from one moment to the next, as an eye sees it.
import { joinBytes } from '#lib/bytes.ts'
import type { Raster } from '#lib/render/raster.ts'
import { close, composed, open } from '#lib/video/codec/codec.ts'
import { loadLayers, remembering } from '#lib/video/encode.ts'
import { type Film, FPS } from '#lib/video/film.ts'

/** Of 255: a pixel differs where any channel is further off than this. */
const SEEN = 16
const HALF_SECOND = FPS / 2
/** Moments whose layers lie in the encoder together. */
const AT_ONCE = 4

export type Step = { seconds: number; share: number }

/** The share of pixels that differ between each half second and the one before. */
export async function changesOf(raster: Raster, film: Film): Promise<Step[]> {
  const paint = remembering(await raster.painter(film.layers.map(layer => layer.scene)))
  const moments = Array.from({ length: Math.floor((film.frames - 1) / HALF_SECOND) + 1 }, (_, at) => at * HALF_SECOND)
  const steps: Step[] = []
  let before: Uint8Array | null = null
  for (let at = 0; at < moments.length; at += AT_ONCE)
    for (const [index, now] of shownAt(paint, film, moments.slice(at, at + AT_ONCE)).entries()) {
      const frame = moments[at + index] ?? 0
      if (before) steps.push({ seconds: frame / FPS, share: shareApart(before, now) })
      before = now
    }
  return steps
}

function shownAt(paint: ReturnType<typeof remembering>, film: Film, frames: readonly number[]): Uint8Array[] {
  const { width, height, background } = film
  const encoder = open({ width, height, background })
  try {
    const until = (frames.at(-1) ?? 0) + 1
    const place = loadLayers(encoder, paint, film, { from: frames[0] ?? 0, until })
    return frames.map(frame => joinBytes([...composed(encoder, place(frame), film.height)]))
  } finally {
    close(encoder)
  }
}

function shareApart(one: Uint8Array, other: Uint8Array): number {
  let apart = 0
  for (let at = 0; at < one.length; at += 4)
    for (let channel = at; channel < at + 3; channel++)
      if (Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) > SEEN) {
        apart++
        break
      }
  return apart / (one.length / 4)
}
