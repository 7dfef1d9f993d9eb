// One frame of a film as a picture of its own, from the same compositor.
import { jpegOf } from '#lib/jpeg/jpeg.ts'
import type { Raster } from '#lib/render/raster.ts'
import { close, composed, open } from '#lib/video/codec/codec.ts'
import { loadLayers, remembering } from '#lib/video/encode.ts'
import type { Film } from '#lib/video/film.ts'

/** A megabyte of pixels. */
const LINES = 240
const QUALITY = 88

/** JPEG, band by band: as a whole it would make the engine's memory larger for good than any picture that it draws. */
export async function poster(raster: Raster, film: Film): Promise<Uint8Array<ArrayBuffer>> {
  const part = { from: film.poster, until: film.poster + 1 }
  const { width, height, background } = film
  const shown = film.layers.filter(layer => layer.from < part.until && layer.until > part.from)
  const paint = remembering(await raster.painter(shown.map(layer => layer.scene)))
  const encoder = open({ width, height, background })
  try {
    const placements = loadLayers(encoder, paint, film, part)(part.from)
    return jpegOf({ width, height }, composed(encoder, placements, LINES), QUALITY)
  } finally {
    close(encoder)
  }
}
