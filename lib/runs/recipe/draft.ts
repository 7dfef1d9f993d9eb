// A brief as a picture before there is a run: the first one of its plan, drawn as a run would draw it and kept nowhere.
import * as z from 'zod'
import { brandFor } from '#lib/brand/snapshot.ts'
import { Channel } from '#lib/channels.ts'
import { Plan } from '#lib/composer/plan.ts'
import type { World } from '#lib/ctx.ts'
import { localDay } from '#lib/instant.ts'
import { findWorkspaceOf } from '#lib/keys/store.ts'
import { AssetType } from '#lib/plans.ts'
import type { Raster } from '#lib/render/raster.ts'
import { freeze } from '#lib/runs/recipe/freeze.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import { Size } from '#lib/runs/run.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'

export const DraftInput = z.object({
  workspace_id: z.uuid(),
  livemode: z.boolean(),
  brief: z.string(),
  channel: Channel,
  asset_type: AssetType,
  size: Size.nullable(),
  variation: z.int().min(0).max(99),
  plan: Plan,
})
export type DraftInput = z.output<typeof DraftInput>

export type Draft = { bytes: Uint8Array; width: number; height: number; alt_text: string }
/** Null for what has no picture, such as a film; throws when nobody answers in time. */
export type DrawDraft = (input: DraftInput) => Promise<Draft | null>

export const draftDrawer =
  (world: Pick<World, 'db' | 'blobs' | 'now'>, raster: Raster): DrawDraft =>
  async ({ plan, ...asked }) => {
    const workspace = await findWorkspaceOf(world.db, asked.workspace_id)
    const brand = await brandFor(world.db, workspace, asked.livemode)
    const day = localDay(world.now(), brand.dna.voice.time_zone ?? workspace.time_zone)
    const recipe = await freeze({ ...asked, given: null }, workspace, brand, { ...plan, day })
    const [first] = recipe.pictures
    if (!first) return null
    const kit = await loadKit(world.blobs, recipe.brand)
    const { bytes, width, height, alt_text } = await drawPicture(raster, { ...first, format: 'webp' }, kit)
    return { bytes, width, height, alt_text }
  }
