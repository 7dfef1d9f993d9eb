import { canonicalJson } from '#lib/bytes.ts'
import { Problem } from '#lib/problem.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Picture } from '#lib/render/picture.ts'
import { type Mended, mendSet } from '#lib/runs/judge/mend-set.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Repair } from '#lib/runs/run.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'

export type MendedRecipe = {
  recipe: Recipe
  repairs: Repair[]
  /** Of its poorest set of pictures; null where one of them cannot be drawn. */
  score: number | null
}

/** What pictures are laid out with. */
export type Drawing = Pick<RunWorld, 'raster' | 'blobs'>

/** A recipe whose pictures keep the design rules, as far as that can be had, and what was changed for it. */
export async function mend(world: Drawing, recipe: Recipe): Promise<MendedRecipe> {
  if (recipe.pictures.length === 0) return { recipe, repairs: [], score: MOST_POINTS }
  const kit = await loadKit(world.blobs, recipe.brand)
  const mended: Mended = { pictures: [], repairs: [], score: MOST_POINTS }
  for (const set of setsOf(recipe.pictures)) {
    const { pictures, repairs, score } = await mendOrLeave(world, set, kit, mended.pictures.length)
    mended.pictures.push(...pictures)
    mended.repairs.push(...repairs)
    mended.score = score === null || mended.score === null ? null : Math.min(mended.score, score)
  }
  const { pictures, repairs, score } = mended
  return { recipe: repairs.length > 0 ? { ...recipe, pictures } : recipe, repairs, score }
}

const MOST_POINTS = 100

/** Pictures that are made of the same data are one set. */
function setsOf(pictures: readonly Picture[]): Picture[][] {
  const sets = new Map<string, Picture[]>()
  for (const picture of pictures) {
    const { index: _, ...look } = picture
    const name = canonicalJson(look)
    sets.set(name, [...(sets.get(name) ?? []), picture])
  }
  return [...sets.values()]
}

/** What cannot be drawn at all is told when it is drawn. */
const mendOrLeave = (world: Drawing, set: Picture[], kit: BrandKit, position: number): Promise<Mended> =>
  mendSet(world.raster, set, kit, position).catch(error => {
    if (error instanceof Problem) return { pictures: set, repairs: [], score: null }
    throw error
  })
