import { Problem } from '#lib/problem.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Picture } from '#lib/render/picture.ts'
import { loadKit } from '#lib/runs/kit.ts'
import { type Mended, mendPicture } from '#lib/runs/mend-picture.ts'
import type { Recipe } from '#lib/runs/recipe.ts'
import type { Repair, RunRow } from '#lib/runs/run.ts'
import type { Workshop } from '#lib/runs/workshop.ts'

/** A recipe whose pictures keep the design rules, as far as that can be had, and what was changed for it. */
export async function mend(
  shop: Workshop,
  run: Pick<RunRow, 'given'>,
  recipe: Recipe,
): Promise<{ recipe: Recipe; repairs: Repair[] }> {
  if (recipe.pictures.length === 0) return { recipe, repairs: [] }
  const kit = await loadKit(shop.blobs, recipe.brand)
  // The words of a pre-formed picture are the caller's.
  const reword = run.given === null
  const mended: Mended[] = []
  for (const [position, picture] of recipe.pictures.entries())
    mended.push(await mendOrLeave(shop, picture, kit, { position, reword }))
  const repairs = mended.flatMap(one => one.repairs)
  return { recipe: repairs.length > 0 ? { ...recipe, pictures: mended.map(one => one.picture) } : recipe, repairs }
}

/** What cannot be drawn at all is told when it is drawn. */
const mendOrLeave = (shop: Workshop, picture: Picture, kit: BrandKit, freedom: { position: number; reword: boolean }) =>
  mendPicture(shop.raster, picture, kit, freedom).catch(error => {
    if (error instanceof Problem) return { picture, repairs: [] }
    throw error
  })
