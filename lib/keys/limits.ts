import * as z from 'zod'
import type { Ctx } from '#lib/ctx.ts'
import { nextUtcMidnight } from '#lib/instant.ts'
import { WINDOW_MS } from '#lib/keys/admit/gate.ts'
import { AssetType, type PlanLimits, periodOf, plans, upgradeFor } from '#lib/plans.ts'
import { usedInPeriod } from '#lib/usage/store.ts'
import { balanceOf } from '#lib/usage/wallet.ts'
import { findWallet } from '#lib/usage/wallet-store.ts'

const LimitBucket = z.object({
  bucket: z.string(),
  limit: z.int(),
  used: z.int(),
  remaining: z.int(),
  resets_at: z.iso.datetime(),
  remedy: z.string(),
})
export const LimitList = z.object({ buckets: z.array(LimitBucket) }).meta({ id: 'Limits' })
export type LimitList = z.output<typeof LimitList>

type Bucket = z.output<typeof LimitBucket>

/** Every limit of this key in one list: the same numbers as in the headers and in a 429. */
export async function listLimits(ctx: Ctx): Promise<LimitList> {
  const now = ctx.now()
  const limits = plans[ctx.workspace.plan]
  const minute_ends = new Date(Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS + WINDOW_MS).toISOString()
  const midnight = nextUtcMidnight(now).toISOString()
  const { minute, creating, day } = ctx.usage
  return {
    buckets: [
      bucket(
        'requests_per_minute',
        limits.requests_per_minute,
        minute,
        minute_ends,
        upgrade(limits, 'requests_per_minute'),
      ),
      bucket(
        'creating_per_minute',
        limits.creating_per_minute,
        creating,
        minute_ends,
        upgrade(limits, 'creating_per_minute'),
      ),
      bucket('daily_limit', ctx.key.daily_limit, day, midnight, 'Mint a key with a higher daily_limit.'),
      ...(ctx.livemode ? (await Promise.all([listCaps(ctx), creditBuckets(ctx, now)])).flat() : []),
    ],
  }
}

/** What of each type the month still takes; test mode has no caps. */
export async function listCaps(ctx: Ctx): Promise<Bucket[]> {
  if (!ctx.livemode) return []
  const { caps } = plans[ctx.workspace.plan]
  const period = periodOf(ctx, ctx.now())
  const used = await usedInPeriod(ctx.db, ctx.workspace.id, period.key)
  return AssetType.options.map(type => {
    const better = upgradeFor(plan => plan.caps[type] > caps[type])
    return bucket(`cap:${type}`, caps[type], used.get(type) ?? 0, period.resets_at, remedy(better))
  })
}

/** What can be spent until the period ends: what is left of its grant and what was bought. */
async function creditBuckets(ctx: Pick<Ctx, 'db' | 'payments' | 'workspace'>, now: Date): Promise<Bucket[]> {
  if (!ctx.payments) return []
  const period = periodOf(ctx, now)
  const { remaining, used } = balanceOf(await findWallet(ctx.db, ctx.workspace.id), period)
  const way_out = 'Buy a pack with `POST /credits/checkout`, upgrade, or wait until it resets.'
  return [bucket('credits', remaining + used, used, period.resets_at, way_out)]
}

const bucket = (name: string, limit: number, used: number, resets_at: string, remedy: string): Bucket => ({
  bucket: name,
  limit,
  used,
  remaining: Math.max(0, limit - used),
  resets_at,
  remedy,
})

const upgrade = (limits: PlanLimits, field: 'requests_per_minute' | 'creating_per_minute') =>
  remedy(upgradeFor(plan => plan[field] > limits[field]))

const remedy = (better: string | undefined) =>
  better ? `Upgrade to ${better}, or wait until it resets.` : 'Wait until it resets.'
