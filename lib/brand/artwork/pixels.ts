// A stored picture as pixels, and pixels as a picture.
import type { World } from '#lib/ctx.ts'
import type { StoredPicture } from '#lib/ports/library.ts'
import type { Raster } from '#lib/render/raster.ts'
import { image, type Pixels, type Rect, type SceneNode } from '#lib/render/scene.ts'

export type PixelWorld = Pick<World, 'blobs'> & { raster: Raster }

/** In its own size, or shrunk until its longer side is this. */
export async function pixelsOf(
  { raster, blobs }: PixelWorld,
  stored: StoredPicture,
  most = Number.POSITIVE_INFINITY,
): Promise<Pixels> {
  const file = await blobs.read(stored.blob_key)
  if (!file) throw new Error(`${stored.blob_key} is not there yet`)
  const scale = Math.min(1, most / Math.max(stored.width, stored.height))
  const [width, height] = [Math.round(stored.width * scale), Math.round(stored.height * scale)]
  const root = sheet(width, height, [image({ x: 0, y: 0, width, height }, stored.blob_key)])
  const images = new Map([[stored.blob_key, file]])
  return { width, height, data: await raster.pixels({ root, width, height, images, fonts: [] }) }
}

export const sheet = (width: number, height: number, children: SceneNode[]) => ({
  ...{ type: 'container' as const, style: { position: 'relative' as const, width, height }, children },
})

/** A PNG of a part of them. */
export function pngOf(raster: Raster, { width, height, data }: Pixels, part: Rect): Promise<Uint8Array> {
  const whole = { x: -part.x, y: -part.y, width, height }
  const root = sheet(part.width, part.height, [image(whole, { width, height, data })])
  return raster.draw({ root, width: part.width, height: part.height, images: new Map(), fonts: [] }, 'png')
}
