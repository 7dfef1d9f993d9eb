import type { Ctx } from '#lib/ctx.ts'
import { isGuardRefusal, isUniqueViolation } from '#lib/db.ts'
import { type Answer, type Claim, replay } from '#lib/idempotency/record.ts'
import { utcDay } from '#lib/instant.ts'
import { AssetType, billingPeriod, type Period, plans } from '#lib/plans.ts'
import type { Problem } from '#lib/problem.ts'
import { acceptRuns, type Count, type NewRun } from '#lib/runs/accept-store.ts'
import { capDetail, dayCapProblem, planCapProblem, planProblem } from '#lib/runs/caps.ts'
import { runMessage } from '#lib/runs/messages.ts'
import { announce } from '#lib/webhooks/messages.ts'

const MOST_TRIES = 3

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
  for (const type of types) {
    const problem = planProblem(ctx, type)
    if (problem) throw problem
  }
  const { runs, body, batch_id } = want()
  const answer: Answer = { status: 202, body, replayed: false }
  const counts = countsOf(ctx, runs, now)
  const acceptance = { runs, record: claimed && { ...claimed, ...answer }, batch_id }
  for (let tries = 0; ; tries++) {
    try {
      announce(ctx, await acceptRuns(ctx.db, { ...acceptance, counts: tries === 0 ? sparingLast(counts) : counts }))
      break
    } catch (error) {
      if (!isUniqueViolation(error) && !isGuardRefusal(error)) throw error
      if (tries === 0 && isGuardRefusal(error)) continue
      const first = await replay(ctx, claimed)
      if (first) return first
      const full = await fullCap(ctx, runs, now)
      // Where no cap is full any more, a failed run has given its place back since: it is asked for again.
      if (full || tries === MOST_TRIES) throw full ?? error
    }
  }
  ctx.later(ctx.queue.send(runs.map(run => runMessage(run, '1'))).catch(() => undefined))
  return answer
}

/** The last place of a cap is told of, which takes Postgres twice as long to plan: asked for only once it is needed. */
const sparingLast = (counts: readonly Count[]): Count[] =>
  counts.map(({ reached, ...count }) => (reached ? { ...count, cap: count.cap - 1 } : count))

/** Caps by asset type in the order of their names, then the day of the key. */
function countsOf(ctx: Ctx, runs: readonly NewRun[], now: Date): Count[] {
  const perDay: Count = { kind: `key:${ctx.key.id}`, period: utcDay(now), cap: ctx.key.daily_limit, by: 1 }
  if (!ctx.livemode) return [perDay]
  const period = billingPeriod(new Date(ctx.workspace.period_anchor), now)
  const used = AssetType.options.map(kind => ({ kind, by: runs.filter(run => run.asset_type === kind).length }))
  const perType = used.filter(one => one.by > 0).map(({ kind, by }) => planCount(ctx, kind, by, period))
  return [...perType.sort((a, b) => (a.kind < b.kind ? -1 : 1)), perDay]
}

/** Tells, once a period, when the last place is taken. */
function planCount(ctx: Ctx, asset_type: AssetType, by: number, period: Period): Count {
  const { plan } = ctx.workspace
  const cap = plans[plan].caps[asset_type]
  const data = { ...capDetail(asset_type, cap, cap, period), asset_type, plan }
  const reached = { event_id: ctx.id(), at: ctx.now().toISOString(), data }
  return { kind: asset_type, period: period.key, cap, by, reached }
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
