// Which take a run is: of the pictures that its words allow the n-th that is not drawn like one before it.
import { sha256Hex } from '#lib/bytes.ts'
import type { Picture } from '#lib/composer/plan.ts'
import type { Takes } from '#lib/composer/write-post.ts'
import { type Recent, recent } from '#lib/recent.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import { CHANGES, type Change } from '#lib/runs/judge/changes.ts'
import { type Drawing, type MendedRecipe, mend } from '#lib/runs/judge/mend.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import { designRows } from '#lib/score/design.ts'
import { impactScore } from '#lib/score/impact.ts'
import { scoreRow } from '#lib/score/row.ts'
import { templates } from '#lib/templates/index.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

/** The recipe of one way to show the words that had so many turns, where so many pictures were tried before it. */
export type Freeze = (way: Picture, turn: number, before: number) => Promise<Recipe>

/**
 * Every way in turn, each time in its next composition, then all of them after dark, or by day, on the brand's other grounds, by
 * other hands, and last in each composition as it is; what comes out as one before it did, repairs included, is passed over.
 * Where there are fewer, those that there are come again and the run says so.
 */
export async function takeOf(
  world: Drawing,
  { ways, nth }: Takes,
  freeze: Freeze,
  pause: () => Promise<void>,
): Promise<MendedRecipe> {
  const found = new Map<string, MendedRecipe>()
  const judged = knownTo(world.raster)
  const turns = Math.max(...ways.map(({ template }) => templates[template]?.compositions.length ?? 1))
  let before = 0
  for (const change of CHANGES)
    for (let turn = 0; turn < turns; turn++)
      for (const way of ways) {
        const frozen = await freeze(way, turn, before++)
        if (nth === 0) return mend(world, frozen)
        // Each take of a film has its own cuts.
        if (frozen.pictures.length === 0) return mend(world, await freeze(way, nth, nth))
        const kit = await loadKit(world.blobs, frozen.brand)
        const recipe = changed(frozen, change, kit, turn)
        if (!recipe) continue
        const name = await nameOf(kit, recipe, change)
        const known = judged.get(name)
        const { drawn, pictures, ...told } = known ?? judged.keep(name, await judge(world, recipe, kit, change))
        const mended = { ...told, recipe: { ...recipe, ...(pictures && { pictures }) } }
        if (!found.has(drawn) && !(change.asItIs && told.score === null)) found.set(drawn, mended)
        if (found.size > nth) return mended
        if (!known) await pause()
      }
  const again = [...found.values()][nth % found.size] as MendedRecipe
  return { ...again, recipe: { ...again.recipe, copy_rows: [...again.recipe.copy_rows, fewer(found.size)] } }
}

/** What a take came to: its pictures where they were repaired, and all that would be painted. */
type Judged = Pick<MendedRecipe, 'repairs' | 'score'> & { pictures: Recipe['pictures'] | null; drawn: string }

const MOST_KNOWN = 1_200
/** One take after the other is asked of the same words, and each passes those before it. */
const judgedWith = new WeakMap<RunWorld['raster'], Recent<Judged>>()

function knownTo(raster: RunWorld['raster']): Recent<Judged> {
  const known = judgedWith.get(raster) ?? recent<Judged>(MOST_KNOWN)
  judgedWith.set(raster, known)
  return known
}

/** All that a take follows from: its pictures, and the brand with those of its files that are there. */
const nameOf = (kit: BrandKit, { pictures }: Recipe, { asItIs }: Change): Promise<string> =>
  sha256Hex(JSON.stringify([pictures, textOf(kit), ...(asItIs ? [asItIs] : [])]))

/** A kit is one object for all takes of a brand. */
const texts = new WeakMap<BrandKit, string>()

function textOf(kit: BrandKit): string {
  const text = texts.get(kit) ?? JSON.stringify(kit, (field, value) => (field === 'bytes' ? undefined : value))
  texts.set(kit, text)
  return text
}

async function judge(world: Drawing, recipe: Recipe, kit: BrandKit, { asItIs }: Change): Promise<Judged> {
  if (asItIs) {
    const score = await scoredAsItIs(world.raster, recipe, kit)
    return { repairs: [], score, pictures: null, drawn: await drawnAs(world.raster, recipe, kit) }
  }
  const { recipe: mended, repairs, score } = await mend(world, recipe)
  const pictures = mended.pictures === recipe.pictures ? null : mended.pictures
  return { repairs, score, pictures, drawn: await drawnAs(world.raster, mended, kit) }
}

/** Its score without repairs; null where its words have no room or it cannot be read. */
async function scoredAsItIs(raster: RunWorld['raster'], { pictures }: Recipe, kit: BrandKit): Promise<number | null> {
  const drawn = []
  for (const [position, picture] of pictures.entries()) {
    const composed = await composePicture(raster, picture, kit).catch(notTooLong)
    if (!composed) return null
    const { width, height } = picture
    drawn.push({ position, kind: 'image', width, height, proof: composed.proof })
  }
  const rows = designRows(drawn)
  return rows.some(({ gate, passed }) => gate && !passed) ? null : impactScore(rows)
}

/** The recipe as a change has it; null where there is nothing to change. */
function changed(recipe: Recipe, { other }: Change, kit: BrandKit, turn: number): Recipe | null {
  const pictures = recipe.pictures.flatMap(picture => {
    const otherwise = other(picture, kit, turn)
    return otherwise ? [{ ...picture, ...otherwise }] : []
  })
  return pictures.length === recipe.pictures.length ? { ...recipe, pictures } : null
}

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
