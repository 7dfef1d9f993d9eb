import { type PixelWorld, pixelsOf, pngOf } from '#lib/brand/artwork/pixels.ts'
import type { World } from '#lib/ctx.ts'
import type { StoredPicture } from '#lib/ports/library.ts'
import { cutOut, groundOf, seenIn } from '#lib/render/painted/ground.ts'

/** Of its rim in one colour, and of the picture what a figure takes. */
const PLAIN = 0.92
const FIGURE = { least: 0.05, most: 0.85 }

/** Most models paint a figure on a plain ground: it is taken away where that leaves one; any other picture stays as it is. */
export async function onClearGround(
  world: PixelWorld & Pick<World, 'library'>,
  stored: StoredPicture,
): Promise<StoredPicture> {
  const pixels = await pixelsOf(world, stored)
  const ground = groundOf(pixels)
  if (ground.clear || ground.share < PLAIN) return stored
  const cut = cutOut(pixels, ground)
  const { share } = seenIn(cut)
  if (share < FIGURE.least || share > FIGURE.most) return stored
  const { width, height } = pixels
  return world.library.take({ bytes: await pngOf(world.raster, cut, { x: 0, y: 0, width, height }) }, 'picture')
}
