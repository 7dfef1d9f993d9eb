import type { Ctx } from '#lib/ctx.ts'
import { isGuardRefusal, isUniqueViolation } from '#lib/db.ts'
import { type Answer, type Claim, replay } from '#lib/idempotency/record.ts'
import { utcDay } from '#lib/instant.ts'
import { AssetType, billingPeriod, plans, upgradeFor } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import { acceptRuns, type Count, type NewRun } from '#lib/runs/accept-store.ts'
import { dayCapProblem, planCapProblem } from '#lib/runs/caps.ts'
import { runMessage } from '#lib/runs/messages.ts'

export type Wanted = { runs: readonly [NewRun, ...NewRun[]]; body: string; batch_id: string | null }

/** The one way in for runs: replay, limits, plan, then everything in one statement, then a hint to the queue. */
export async function accept(
  ctx: Ctx,
  claimed: Claim | null,
  want: () => Wanted,
  types: readonly AssetType[],
  now: Date,
): Promise<Answer> {
  const stored = ctx.limits.day_spent ? await replay(ctx, claimed) : null
  if (stored) return stored
  ctx.limits.assert()
  for (const type of types) assertPlan(ctx, type)
  const { runs, body, batch_id } = want()
  const answer: Answer = { status: 202, body, replayed: false }
  try {
    await acceptRuns(ctx.db, {
      runs,
      counts: countsOf(ctx, runs, utcDay(now)),
      record: claimed && { ...claimed, ...answer },
      batch_id,
    })
  } catch (error) {
    if (!isUniqueViolation(error) && !isGuardRefusal(error)) throw error
    const first = await replay(ctx, claimed)
    if (first) return first
    throw (await fullCap(ctx, runs, now)) ?? error
  }
  ctx.later(ctx.queue.send(runs.map(run => runMessage(run, '1'))).catch(() => undefined))
  return answer
}

function assertPlan(ctx: Ctx, asset_type: AssetType): void {
  if (plans[ctx.workspace.plan].caps[asset_type] > 0) return
  const upgrade = upgradeFor(plan => plan.caps[asset_type] > 0)
  throw new Problem(
    'plan_required',
    `${asset_type} needs the ${upgrade} plan or above; this workspace is on ${ctx.workspace.plan}. Upgrade to ${upgrade}.`,
  )
}

/** Caps by asset type in the order of their names, then the day of the key. */
function countsOf(ctx: Ctx, runs: readonly NewRun[], day: string): Count[] {
  const perDay: Count = { kind: `key:${ctx.key.id}`, period: day, cap: ctx.key.daily_limit, by: 1 }
  const period = runs[0]?.usage_period
  if (!period) return [perDay]
  const { caps } = plans[ctx.workspace.plan]
  const used = AssetType.options.map(kind => ({ kind, by: runs.filter(run => run.asset_type === kind).length }))
  const perType = used.filter(one => one.by > 0).map(({ kind, by }) => ({ kind, period, cap: caps[kind], by }))
  return [...perType.sort((a, b) => (a.kind < b.kind ? -1 : 1)), perDay]
}

async function fullCap(ctx: Ctx, runs: readonly NewRun[], now: Date): Promise<Problem | null> {
  const day = await dayCapProblem(ctx, now)
  if (day || !ctx.livemode) return day
  const period = billingPeriod(new Date(ctx.workspace.period_anchor), now)
  let problem: Problem | null = null
  for (const type of new Set(runs.map(run => run.asset_type))) {
    const wanted = runs.filter(run => run.asset_type === type).length
    problem ??= await planCapProblem(ctx, type, period, wanted)
  }
  return problem
}
