// Which take a run is: of the pictures that its words allow the n-th that is not drawn like one before it.
import { sha256Hex } from '#lib/bytes.ts'
import type { Picture } from '#lib/composer/plan.ts'
import type { Takes } from '#lib/composer/write-post.ts'
import { type Recent, recent } from '#lib/recent.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
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
  const judged = knownTo(world.raster)
  const turns = Math.max(...ways.map(({ template }) => templates[template]?.compositions.length ?? 1))
  let before = 0
  for (const change of [same, otherwiseLit])
    for (let turn = 0; turn < turns; turn++)
      for (const way of ways) {
        const recipe = change(await freeze(way, turn, before++))
        if (nth === 0) return mend(world, recipe)
        // Each take of a film has its own cuts.
        if (recipe.pictures.length === 0) return mend(world, await freeze(way, nth, nth))
        const kit = await loadKit(world.blobs, recipe.brand)
        const name = await nameOf(kit, recipe)
        const known = judged.get(name)
        const { drawn, pictures, ...told } = known ?? judged.keep(name, await judge(world, recipe, kit))
        const mended = { ...told, recipe: { ...recipe, ...(pictures && { pictures }) } }
        if (!found.has(drawn)) found.set(drawn, mended)
        if (found.size > nth) return mended
        if (!known) await pause()
      }
  const again = [...found.values()][nth % found.size] as MendedRecipe
  return { ...again, recipe: { ...again.recipe, copy_rows: [...again.recipe.copy_rows, fewer(found.size)] } }
}

/** What a take came to: its pictures where they were repaired, and all that would be painted. */
type Judged = Pick<MendedRecipe, 'repairs' | 'score'> & { pictures: Recipe['pictures'] | null; drawn: string }

const MOST_KNOWN = 400
/** One take after the other is asked of the same words, and each passes those before it. */
const judgedWith = new WeakMap<RunWorld['raster'], Recent<Judged>>()

function knownTo(raster: RunWorld['raster']): Recent<Judged> {
  const known = judgedWith.get(raster) ?? recent<Judged>(MOST_KNOWN)
  judgedWith.set(raster, known)
  return known
}

/** All that a take follows from: its pictures, and the brand with those of its files that are there. */
const nameOf = (kit: BrandKit, { pictures }: Recipe): Promise<string> =>
  sha256Hex(JSON.stringify([pictures, textOf(kit)]))

/** A kit is one object for all takes of a brand. */
const texts = new WeakMap<BrandKit, string>()

function textOf(kit: BrandKit): string {
  const text = texts.get(kit) ?? JSON.stringify(kit, (field, value) => (field === 'bytes' ? undefined : value))
  texts.set(kit, text)
  return text
}

async function judge(world: RunWorld, recipe: Recipe, kit: BrandKit): Promise<Judged> {
  const { recipe: mended, repairs, score } = await mend(world, recipe)
  const pictures = mended.pictures === recipe.pictures ? null : mended.pictures
  return { repairs, score, pictures, drawn: await drawnAs(world.raster, mended, kit) }
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
async function drawnAs(raster: RunWorld['raster'], { pictures }: Recipe, kit: BrandKit) {
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
