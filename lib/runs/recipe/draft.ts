// Pictures that are kept nowhere: of a brief before there is a run, of a template in the brand, of a run before its repairs
// or with other words.
import * as z from 'zod'
import { brandFor, placeOf } from '#lib/brand/snapshot.ts'
import { Channel } from '#lib/channels.ts'
import { ComposeInput, Plan } from '#lib/composer/plan.ts'
import type { World } from '#lib/ctx.ts'
import { findWorkspaceOf } from '#lib/keys/store.ts'
import { AssetType } from '#lib/plans.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { Picture } from '#lib/render/picture.ts'
import type { Raster } from '#lib/render/raster.ts'
import { givenRecipe } from '#lib/runs/accept/given/given-recipe.ts'
import { plainBrief } from '#lib/runs/accept/test-brief.ts'
import { mend } from '#lib/runs/judge/mend.ts'
import { takeOf } from '#lib/runs/judge/take.ts'
import { shownOf } from '#lib/runs/read/shown.ts'
import { briefPost, type Planning } from '#lib/runs/recipe/brief-plan.ts'
import { type Brand, freeze } from '#lib/runs/recipe/freeze.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import { BrandSnapshot, Recipe } from '#lib/runs/recipe/recipe.ts'
import { Size } from '#lib/runs/run.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'
import { poster } from '#lib/video/dress/poster.ts'
import { FPS } from '#lib/video/film.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import type { Storyboard } from '#lib/video/storyboard.ts'

const Planned = z.object({
  workspace_id: z.uuid(),
  livemode: z.boolean(),
  brief: z.string(),
  channel: Channel,
  asset_type: AssetType,
  size: Size.nullable(),
  variation: z.int().min(0).max(99),
  plan: Plan,
})
/** As a recipe holds it, in the brand of its day. */
const Frozen = z.object({ picture: Picture, brand: BrandSnapshot })

/** As a caller's own words, of which one picture or scene is looked at. */
const Reworded = z.object({
  workspace_id: z.uuid(),
  livemode: z.boolean(),
  brief: z.string(),
  recipe: Recipe,
  index: z.int().min(0),
})

export const DraftInput = z.union([Planned, Frozen, Reworded])
export type DraftInput = z.output<typeof DraftInput>

export type Draft = { bytes: Uint8Array; content_type: string; width: number; height: number; alt_text: string }
/** Null for what has no picture, such as the film of a brief; throws when nobody answers in time. */
export type DrawDraft = (input: DraftInput) => Promise<Draft | null>

export const draftDrawer =
  (world: Pick<World, 'blobs'> & Planning, raster: Raster): DrawDraft =>
  async input => {
    const frozen: Shown | null =
      'picture' in input ? input : await ('plan' in input ? firstOf({ ...world, raster }, input) : oneOf(world, input))
    if (!frozen) return null
    const kit = await loadKit(world.blobs, frozen.brand)
    if (!frozen.picture) return sceneOf(raster, frozen, kit)
    const { bytes, content_type, width, height, alt_text } = await drawPicture(
      raster,
      { ...frozen.picture, format: 'webp' },
      kit,
    )
    return { bytes, content_type, width, height, alt_text }
  }

type Shown = { brand: BrandSnapshot; picture?: Picture | undefined; film?: Storyboard | null; index?: number }

/** Of words that were changed, as the run would be drawn. */
async function oneOf(world: Pick<World, 'db' | 'now'>, input: z.output<typeof Reworded>): Promise<Shown> {
  const { recipe, index } = input
  const { recipe: made } = await givenRecipe(world, input, { recipe, sealed: false, changed: false })
  const picture = made.pictures[Math.min(index, made.pictures.length - 1)]
  return { brand: made.brand, picture, film: made.video, index }
}

/** Where the words of a scene stand, shortly before it goes. */
const BEFORE_END = 14

async function sceneOf(raster: Raster, { film, index = 0 }: Shown, kit: BrandKit): Promise<Draft | null> {
  if (!film) return null
  const laid = await makeFilm(raster, film, kit)
  const shot = film.shots[Math.min(index, film.shots.length - 1)]
  const at = Math.round(((shot?.end_ms ?? 0) * FPS) / 1000) - BEFORE_END
  const bytes = await poster(raster, { ...laid, poster: Math.max(0, at) })
  const { width, height, alt_text } = laid
  return { bytes, content_type: 'image/jpeg', width, height, alt_text }
}

/** The first picture of a plan, as a run would freeze and repair it; of a later take of a brief the one that the run would come to. */
async function firstOf(
  world: Pick<World, 'blobs'> & Planning & { raster: Raster },
  { plan, ...asked }: z.output<typeof Planned>,
): Promise<z.output<typeof Frozen> | null> {
  const workspace = await findWorkspaceOf(world.db, asked.workspace_id)
  const brand = await brandFor(world.db, workspace, asked.livemode)
  const place = placeOf(brand.dna, workspace, world.now())
  const frozen = (variation: number, planned: Pick<Plan, 'pictures' | 'turn'>) =>
    freeze({ ...asked, variation, given: null }, workspace, brand, { ...plan, ...planned, day: place.day })
  const repaired = async () => mend(world, await frozen(asked.variation, plan))
  const taken = async () => {
    const { takes } = await briefPost(world, inputOf(asked, brand, place))
    const first = asked.variation - takes.nth
    return takeOf(
      world,
      takes,
      (way, turn, before) => frozen(first + before, { pictures: [way], turn }),
      async () => undefined,
    )
  }
  const { recipe } = await (asked.variation > 0 ? taken() : repaired())
  const [picture] = recipe.pictures
  return picture ? { picture, brand: recipe.brand } : null
}

const inputOf = (
  { workspace_id, livemode, brief, channel, asset_type, variation }: Omit<z.output<typeof Planned>, 'plan'>,
  { dna, library }: Brand,
  place: { day: string; time_zone: string },
): ComposeInput =>
  ComposeInput.parse({
    ...{ brief: plainBrief({ livemode, brief }), channel, asset_type, variation, brand: dna, ...place },
    ...{ seed: workspace_id, library: shownOf(library) },
  })
