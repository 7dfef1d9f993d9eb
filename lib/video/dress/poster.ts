// One frame of a film as a picture of its own, from the same compositor.
import type { Raster } from '#lib/render/raster.ts'
import { image } from '#lib/render/scene.ts'
import { close, compose, open } from '#lib/video/codec/codec.ts'
import { loadLayers, remembering } from '#lib/video/encode.ts'
import type { Film } from '#lib/video/film.ts'

/** JPEG. */
export async function poster(raster: Raster, film: Film): Promise<Uint8Array<ArrayBuffer>> {
  const part = { from: film.poster, until: film.poster + 1 }
  const { width, height } = film
  const data = await stillOf(raster, film, part)
  const root = image({ x: 0, y: 0, width, height }, { width, height, data })
  const scene = { root: { type: 'container' as const, style: { width, height }, children: [root] }, width, height }
  return raster.draw({ ...scene, images: new Map(), fonts: [] }, 'jpeg')
}

async function stillOf(raster: Raster, film: Film, part: { from: number; until: number }): Promise<Uint8Array> {
  const shown = film.layers.filter(layer => layer.from < part.until && layer.until > part.from)
  const paint = remembering(await raster.painter(shown.map(layer => layer.scene)))
  const { width, height, background } = film
  const encoder = open({ width, height, background })
  try {
    return compose(encoder, loadLayers(encoder, paint, film, part)(part.from))
  } finally {
    close(encoder)
  }
}
