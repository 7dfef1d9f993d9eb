// Where a post would show what is painted for it, asked before anything is: a dark stand-in is laid out in its place.
import { notTooLong } from '#lib/render/proof/refusals.ts'
import type { Place } from '#lib/runs/paint/prompt.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { isPainted } from '#lib/video/dress/cast.ts'
import { panelOf } from '#lib/video/scenes/part/photo.ts'

/** Null where its first picture has no room for one, or no use. */
export async function placeIn(
  { raster, blobs }: Pick<RunWorld, 'raster' | 'blobs'>,
  recipe: Recipe,
): Promise<Place | null> {
  const kit = await loadKit(blobs, recipe.brand)
  const [picture] = recipe.pictures
  const { video } = recipe
  if (!picture && video) {
    const opens = video.shots[0] && isPainted(video.shots[0], 0, kit)
    return opens ? panelOf(video) : null
  }
  if (!picture) return null
  const composed = await composePicture(raster, picture, kit).catch(notTooLong)
  const shown = composed?.proof.photos.find(({ painted }) => painted)
  return shown ? { width: shown.box.width, height: shown.box.height } : null
}
