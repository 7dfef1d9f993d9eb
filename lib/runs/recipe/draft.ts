// Pictures that are kept nowhere: of a brief before there is a run, of a template in the brand, of a run before its repairs.
import * as z from 'zod'
import { brandFor } from '#lib/brand/snapshot.ts'
import { Channel } from '#lib/channels.ts'
import { Plan } from '#lib/composer/plan.ts'
import type { World } from '#lib/ctx.ts'
import { localDay } from '#lib/instant.ts'
import { findWorkspaceOf } from '#lib/keys/store.ts'
import { AssetType } from '#lib/plans.ts'
import { Picture } from '#lib/render/picture.ts'
import type { Raster } from '#lib/render/raster.ts'
import { freeze } from '#lib/runs/recipe/freeze.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import { BrandSnapshot } from '#lib/runs/recipe/recipe.ts'
import { Size } from '#lib/runs/run.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'

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

export const DraftInput = z.union([Planned, Frozen])
export type DraftInput = z.output<typeof DraftInput>

export type Draft = { bytes: Uint8Array; width: number; height: number; alt_text: string }
/** Null for what has no picture, such as a film; throws when nobody answers in time. */
export type DrawDraft = (input: DraftInput) => Promise<Draft | null>

export const draftDrawer =
  (world: Pick<World, 'db' | 'blobs' | 'now'>, raster: Raster): DrawDraft =>
  async input => {
    const frozen = 'picture' in input ? input : await firstOf(world, input)
    if (!frozen) return null
    const kit = await loadKit(world.blobs, frozen.brand)
    const { bytes, width, height, alt_text } = await drawPicture(raster, { ...frozen.picture, format: 'webp' }, kit)
    return { bytes, width, height, alt_text }
  }

/** The first picture of a plan, as a run would freeze it. */
async function firstOf(
  world: Pick<World, 'db' | 'now'>,
  { plan, ...asked }: z.output<typeof Planned>,
): Promise<z.output<typeof Frozen> | null> {
  const workspace = await findWorkspaceOf(world.db, asked.workspace_id)
  const brand = await brandFor(world.db, workspace, asked.livemode)
  const day = localDay(world.now(), brand.dna.voice.time_zone ?? workspace.time_zone)
  const recipe = await freeze({ ...asked, given: null }, workspace, brand, { ...plan, day })
  const [picture] = recipe.pictures
  return picture ? { picture, brand: recipe.brand } : null
}
