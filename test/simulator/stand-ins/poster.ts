// Stands in for lib/video/dress/poster.ts.
import type { Raster } from '#lib/render/raster.ts'
import type { Film } from '#lib/video/film.ts'

export function poster(raster: Raster, { width, height }: Film): Promise<Uint8Array<ArrayBuffer>> {
  const root = { type: 'text' as const, text: 'poster', style: {} }
  return raster.draw({ root, width, height, images: new Map(), fonts: [] }, 'jpeg')
}
