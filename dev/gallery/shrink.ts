import type { Raster } from '#lib/render/raster.ts'
import { image } from '#lib/render/scene.ts'

/** A drawn picture at another width, as WebP. */
export function shrink(
  raster: Raster,
  { bytes, width, height }: { bytes: Uint8Array; width: number; height: number },
  to: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const size = { width: to, height: Math.round((to * height) / width) }
  const root = {
    type: 'container' as const,
    style: { position: 'relative', ...size },
    children: [image({ x: 0, y: 0, ...size }, 'picture')],
  }
  return raster.draw({ root, ...size, images: new Map([['picture', bytes]]), fonts: [] }, 'webp')
}
