// Whether what a model has drawn for a run is seen on it: a post without room for it is made without.
import type { Hold } from '#lib/composer/concerns.ts'
import { hold } from '#lib/composer/guard/rule.ts'
import { holdRow } from '#lib/composer/word-rows.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import { draftedIn, withoutDrafts } from '#lib/runs/drafts/in-recipe.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import { draftedShare } from '#lib/templates/aside/made.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

type Drawer = Pick<RunWorld, 'raster' | 'blobs'>

/** A film shows what its scenes are about. */
async function isSeen({ raster, blobs }: Drawer, { brand, pictures, video }: Recipe): Promise<boolean> {
  if (pictures.length === 0) return video !== null
  const kit = await loadKit(blobs, brand)
  for (const picture of pictures) {
    const composed = await composePicture(raster, picture, kit).catch(notTooLong)
    if (composed && draftedShare(composed, picture) > 0) return true
  }
  return false
}

type Judged = { recipe: Recipe; holds: Hold[] }

/** The wishes that it would have met are open again where it is not seen. */
export async function withDraftsSeen(
  drawer: Drawer,
  { recipe, holds }: Judged,
  wishes: readonly string[],
): Promise<Judged> {
  if (draftedIn(recipe).length === 0 || (await isSeen(drawer, recipe))) return { recipe, holds }
  const open = wishes.map(wish => hold('wish', wish, 'picture'))
  const rows = recipe.copy_rows.filter(({ rule }) => rule !== 'drafted')
  return {
    recipe: { ...withoutDrafts(recipe), copy_rows: [...rows, ...open.map(holdRow)] },
    holds: [...holds.filter(({ rule }) => rule !== 'drafted'), ...open],
  }
}
