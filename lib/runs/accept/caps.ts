// What refuses a run before it is made: the day of a key, the month of a plan, a type that the plan has not.
import type { Ctx } from '#lib/ctx.ts'
import { nextUtcMidnight, secondsUntil, utcDay } from '#lib/instant.ts'
import { type AssetType, type Period, plans, upgradeFor } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import { usedIn } from '#lib/usage/store.ts'

/** The refusal when the key's creating requests of the day are spent, else null. */
export async function dayCapProblem(ctx: Pick<Ctx, 'db' | 'workspace' | 'key'>, now: Date): Promise<Problem | null> {
  const limit = ctx.key.daily_limit
  const used = await usedIn(ctx.db, ctx.workspace.id, `key:${ctx.key.id}`, utcDay(now))
  if (used < limit) return null
  return dayProblem({ limit, used, resets_at: nextUtcMidnight(now) }, now)
}

type Day = { limit: number; used: number; resets_at: Date }

export const dayProblem = ({ limit, used, resets_at }: Day, now: Date): Problem =>
  new Problem('daily_limit_exceeded', `This key's ${limit} requests of the day are used. It resets at 00:00 UTC.`, {
    detail: { bucket: 'daily_limit', limit, used, window: 'day', resets_at: resets_at.toISOString() },
    retry_after: secondsUntil(now, resets_at),
  })

/** A plan cap in numbers, in its refusal as in its event. */
export const capDetail = (asset_type: AssetType, limit: number, used: number, period: Period) => ({
  bucket: `cap:${asset_type}`,
  limit,
  used,
  window: 'month',
  resets_at: period.resets_at,
})

/** The refusal when a month has no room for so many more of a type, else null. */
export async function planCapProblem(
  ctx: Pick<Ctx, 'db' | 'now' | 'workspace'>,
  asset_type: AssetType,
  period: Period,
  wanted: number,
): Promise<Problem | null> {
  const limit = plans[ctx.workspace.plan].caps[asset_type]
  const used = await usedIn(ctx.db, ctx.workspace.id, asset_type, period.key)
  if (used + wanted <= limit) return null
  const upgrade = upgradeFor(plan => plan.caps[asset_type] > limit)
  const remedy = upgrade ? `Upgrade to ${upgrade}, or wait until it resets.` : 'Wait until it resets.'
  const left = used < limit ? `${limit - used} are left and ${wanted} were asked for` : 'all are used'
  const message = `The ${ctx.workspace.plan} plan makes ${limit} ${asset_type}s a month, and ${left}. ${remedy}`
  return new Problem('plan_cap_reached', message, {
    detail: capDetail(asset_type, limit, used, period),
    retry_after: secondsUntil(ctx.now(), new Date(period.resets_at)),
  })
}

/** The refusal of a type that the plan does not make at all, else null. */
export function planProblem(ctx: Pick<Ctx, 'workspace'>, asset_type: AssetType): Problem | null {
  const { plan } = ctx.workspace
  if (plans[plan].caps[asset_type] > 0) return null
  const upgrade = upgradeFor(one => one.caps[asset_type] > 0)
  return new Problem(
    'plan_required',
    `${asset_type} needs the ${upgrade} plan or above; this workspace is on ${plan}. Upgrade to ${upgrade}.`,
  )
}
