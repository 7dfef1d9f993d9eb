// Which take a run is: of the pictures that its words allow the n-th that is not drawn like one before it.
import { sha256Hex } from '#lib/bytes.ts'
import type { Picture } from '#lib/composer/plan.ts'
import type { Takes } from '#lib/composer/write-post.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { type MendedRecipe, mend } from '#lib/runs/judge/mend.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import { scoreRow } from '#lib/score/row.ts'
import { templates } from '#lib/templates/index.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

/** The recipe of one way to show the words that had so many turns, where so many pictures were tried before it. */
export type Freeze = (way: Picture, turn: number, before: number) => Promise<Recipe>

/**
 * Every way in turn, each time in its next composition, then all of them after dark, or by day; what comes out as one before
 * it did, repairs included, is passed over. Where there are fewer, those that there are come again and the run says so.
 */
export async function takeOf(
  world: RunWorld,
  { ways, nth }: Takes,
  freeze: Freeze,
  pause: () => Promise<void>,
): Promise<MendedRecipe> {
  const found = new Map<string, MendedRecipe>()
  const turns = Math.max(...ways.map(({ template }) => templates[template]?.compositions.length ?? 1))
  let before = 0
  for (const change of [same, otherwiseLit])
    for (let turn = 0; turn < turns; turn++)
      for (const way of ways) {
        const mended = await mend(world, change(await freeze(way, turn, before++)))
        if (nth === 0) return mended
        // Each take of a film has its own cuts.
        if (mended.recipe.pictures.length === 0) return mend(world, await freeze(way, nth, nth))
        const drawn = await drawnAs(world, mended.recipe)
        if (!found.has(drawn)) found.set(drawn, mended)
        if (found.size > nth) return mended
        await pause()
      }
  const again = [...found.values()][nth % found.size] as MendedRecipe
  return { ...again, recipe: { ...again.recipe, copy_rows: [...again.recipe.copy_rows, fewer(found.size)] } }
}

const same = (recipe: Recipe): Recipe => recipe
/** After dark what is by day, and the other way round. */
const otherwiseLit = (recipe: Recipe): Recipe => ({
  ...recipe,
  pictures: recipe.pictures.map(picture => ({
    ...picture,
    scheme: themeOf(recipe.brand.palette, picture.scheme).dark ? 'light' : 'dark',
  })),
})

/** All that would be painted; what cannot be is told when it is drawn. */
async function drawnAs({ raster, blobs }: Pick<RunWorld, 'blobs' | 'raster'>, { brand, pictures }: Recipe) {
  const kit = await loadKit(blobs, brand)
  const scenes = []
  for (const picture of pictures)
    scenes.push(await composePicture(raster, picture, kit).then(({ scene: { root } }) => root, String))
  return sha256Hex(JSON.stringify(scenes))
}

const fewer = (takes: number) =>
  scoreRow('takes', {
    ...{ measured: takes, threshold: 'another number gives another picture', share: 0 },
    fix: `of these words there are ${takes} different takes: ask in other words for more`,
  })
