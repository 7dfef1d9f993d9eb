// The one way in for runs, whatever they were asked for with.
import type { Ctx } from '#lib/ctx.ts'
import { isGuardRefusal, isUniqueViolation } from '#lib/db.ts'
import { type Answer, type Claim, replay } from '#lib/idempotency/record.ts'
import { utcDay } from '#lib/instant.ts'
import { forgetKeys } from '#lib/keys/admit/forget.ts'
import { AssetType, type Period, periodOf, plans } from '#lib/plans.ts'
import type { Problem } from '#lib/problem.ts'
import { capDetail, dayCapProblem, planCapProblem, planProblem } from '#lib/runs/accept/caps.ts'
import { creditsProblem, mayBeFree, spendingOf, withFree } from '#lib/runs/accept/spending.ts'
import { type Acceptance, acceptRuns, type Count, type NewRun, type Runs } from '#lib/runs/accept/store.ts'
import { shown } from '#lib/runs/run.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'
import { messageFor } from '#lib/work/kinds.ts'

const MOST_TRIES = 3

export type Wanted = {
  runs: Runs
  /** The answer, which may show what the runs cost. */
  body: (runs: Runs) => string
  batch_id: string | null
  /** What they were asked for with. */
  campaign?: Acceptance['campaign']
}

/** The first run as its caller sees it. */
export const shownFirst =
  (now: Date): Wanted['body'] =>
  ([run]) =>
    JSON.stringify(shown({ ...run, lease: null }, now))

/**
 * The one way in for runs: replay, limits, plan, then everything in one statement, then a hint to the queue. All of the runs
 * are taken, with their places and their credits, or none is.
 */
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
  const wanted = want()
  const offers = [...(mayBeFree(ctx, wanted.runs) ? [withFree(wanted.runs)] : []), wanted.runs]
  for (const runs of offers) {
    const answer: Answer = { status: 202, body: wanted.body(runs), replayed: false }
    const taken = await take(ctx, claimed, { ...wanted, runs, answer }, now)
    if (taken === answer) {
      ctx.later(ctx.queue.send(runs.map(run => messageFor('runs', run, '1'))).catch(() => undefined))
      // Else each of its requests would ask for a free run first, for as long as the copies last.
      if (runs[0].free) ctx.later(forgetKeys(ctx, ctx.workspace.id).catch(() => undefined))
    }
    if (taken) return taken
  }
  throw new Error('the runs were neither taken nor refused')
}

type Offer = Pick<Wanted, 'batch_id' | 'campaign'> & { runs: Runs; answer: Answer }

/** The first answer to this request; null for a free run where the free one is over. */
async function take(ctx: Ctx, claimed: Claim | null, offer: Offer, now: Date): Promise<Answer | null> {
  const { runs, answer, batch_id, campaign } = offer
  const counts = countsOf(ctx, runs, now)
  const isSparing = counts.some(({ reached }) => reached)
  const spending = spendingOf(ctx, runs, now)
  const acceptance = {
    runs,
    spending,
    record: claimed && { ...claimed, ...answer },
    batch_id,
    ...(campaign ? { campaign } : {}),
  }
  for (let tries = 0; ; tries++) {
    try {
      announce(ctx, await acceptRuns(ctx.db, { ...acceptance, counts: tries === 0 ? sparingLast(counts) : counts }))
      return answer
    } catch (error) {
      if (!isUniqueViolation(error) && !isGuardRefusal(error)) throw error
      if (tries === 0 && isSparing && isGuardRefusal(error)) continue
      const first = await replay(ctx, claimed)
      if (first) return first
      if (runs[0].free) return null
      const full = (await fullCap(ctx, runs, now)) ?? (await creditsProblem(ctx, runs))
      // Where nothing is full any more, a failed run has given its place back since: it is asked for again.
      if (full || tries === MOST_TRIES) throw full ?? error
    }
  }
}

/** The last place of a cap is told of, which takes Postgres twice as long to plan: asked for only once it is needed. */
const sparingLast = (counts: readonly Count[]): Count[] =>
  counts.map(({ reached, ...count }) => (reached ? { ...count, cap: count.cap - 1 } : count))

/** Caps by asset type in the order of their names, then the day of the key. */
function countsOf(ctx: Ctx, runs: readonly NewRun[], now: Date): Count[] {
  const perDay: Count = { kind: `key:${ctx.key.id}`, period: utcDay(now), cap: ctx.key.daily_limit, by: 1 }
  if (!ctx.livemode) return [perDay]
  const period = periodOf(ctx, now)
  const paid = runs.filter(run => !run.free)
  const used = AssetType.options.map(kind => ({ kind, by: paid.filter(run => run.asset_type === kind).length }))
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
  const period = periodOf(ctx, now)
  let problem: Problem | null = null
  for (const type of new Set(runs.map(run => run.asset_type))) {
    const wanted = runs.filter(run => run.asset_type === type).length
    problem ??= await planCapProblem(ctx, type, period, wanted)
  }
  return problem
}
