// What is unclear in a brief, before a run is made of it.
import * as z from 'zod'
import { blankDna } from '#lib/brand/dna.ts'
import { placeOf } from '#lib/brand/snapshot.ts'
import { findBrand } from '#lib/brand/store.ts'
import { Clarified, type Clarify } from '#lib/composer/clarified.ts'
import type { Ctx } from '#lib/ctx.ts'
import { AssetTypeName, ChannelName } from '#lib/runs/accept/asked/names.ts'
import { askedOf, Brief } from '#lib/runs/accept/generate.ts'

export const ClarifyInput = z
  .strictObject({
    brief: Brief,
    channel: ChannelName.optional(),
    asset_type: AssetTypeName.optional(),
  })
  .meta({ id: 'ClarifyInput' })
export type ClarifyInput = z.output<typeof ClarifyInput>

export const ClarifyAnswer = Clarified.extend({ degraded: z.boolean() }).meta({ id: 'ClarifyAnswer' })
export type ClarifyAnswer = z.output<typeof ClarifyAnswer>

/** Fails open: when the clarifier is broken or late, the brief is as good as clear. */
export async function clarify(ctx: Ctx & { clarify: Clarify }, input: ClarifyInput): Promise<ClarifyAnswer> {
  const { channel, asset_type } = askedOf({ channel: 'twitter', asset_type: 'card', ...input })
  ctx.limits.assert()
  try {
    const brand = (await findBrand(ctx.db, ctx.workspace.id, ctx.livemode))?.dna ?? blankDna(ctx.workspace.name)
    const found = await ctx.clarify({
      brief: input.brief,
      channel,
      asset_type,
      brand,
      ...placeOf(brand, ctx.workspace, ctx.now()),
      seed: ctx.workspace.id,
    })
    return { ...found, degraded: false }
  } catch (error) {
    ctx.report(error, { request_id: ctx.request_id, verb: 'clarify' })
    return { status: 'ready', questions: [], degraded: true }
  }
}
