import type { Raster } from '#lib/render/raster.ts'
import { drawnAt } from '#lib/runs/judge/reader/pictures.ts'

/** A drawn picture at another width, as WebP. */
export const shrink = (
  raster: Raster,
  { bytes, width, height }: { bytes: Uint8Array; width: number; height: number },
  to: number,
): Promise<Uint8Array<ArrayBuffer>> =>
  drawnAt(raster, bytes, { width: to, height: Math.round((to * height) / width) }, 'webp')
