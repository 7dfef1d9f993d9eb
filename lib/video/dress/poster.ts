// One frame of a film as a picture of its own, from the same compositor.
import type { Raster } from '#lib/render/raster.ts'
import { image } from '#lib/render/scene.ts'
import { close, compose, open } from '#lib/video/codec/codec.ts'
import { loadLayers, remembering } from '#lib/video/encode.ts'
import type { Film } from '#lib/video/film.ts'

/** JPEG. Once its layers are at hand nothing waits: an isolate has room for the pixels of one poster, and never for two. */
export async function poster(raster: Raster, film: Film): Promise<Uint8Array<ArrayBuffer>> {
  const part = { from: film.poster, until: film.poster + 1 }
  const { width, height, background } = film
  const shown = film.layers.filter(layer => layer.from < part.until && layer.until > part.from)
  const paint = remembering(await raster.painter(shown.map(layer => layer.scene)))
  const encoder = open({ width, height, background })
  try {
    const data = compose(encoder, loadLayers(encoder, paint, film, part)(part.from))
    const root = image({ x: 0, y: 0, width, height }, { width, height, data })
    const scene = { root: { type: 'container' as const, style: { width, height }, children: [root] }, width, height }
    return raster.drawNow({ ...scene, images: new Map(), fonts: [] })
  } finally {
    close(encoder)
  }
}
