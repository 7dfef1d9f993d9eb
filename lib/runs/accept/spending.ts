// What runs take from the wallet, and the free one of a workspace.
import { insufficientCredits } from '#lib/billing/credits.ts'
import type { Ctx } from '#lib/ctx.ts'
import { periodOf } from '#lib/plans.ts'
import type { Problem } from '#lib/problem.ts'
import type { Runs } from '#lib/runs/accept/store.ts'
import type { Spending } from '#lib/usage/wallet-store.ts'

/** The first run of a workspace is. What its key's copy says may be a minute old; the statement knows. */
export const mayBeFree = (ctx: Pick<Ctx, 'workspace' | 'livemode'>, [first]: Runs): boolean =>
  ctx.livemode && !ctx.workspace.free_run_used && !first.rerender_of

/** Counts in no cap and costs nothing. */
export function withFree([first, ...others]: Runs): Runs {
  const { credits, receipt } = first
  const nothing = credits === null ? { credits, receipt } : { credits: 0, receipt: { ...receipt, credits: 0 } }
  return [{ ...first, ...nothing, free: true, usage_period: null }, ...others]
}

/** Null where nothing is taken: in test mode, where nothing is sold, and for what costs nothing. */
export function spendingOf(ctx: Ctx, runs: Runs, now: Date): Spending | null {
  const prices = runs.flatMap(run => (run.credits ? [{ run_id: run.id, price: run.credits }] : []))
  const free_run_id = runs[0].free ? runs[0].id : null
  if (prices.length === 0 && !free_run_id) return null
  const { key } = periodOf(ctx, now)
  return { workspace_id: ctx.workspace.id, period: key, at: now.toISOString(), prices, free_run_id }
}

/** The refusal when the wallet does not hold the price of all of them, else null. */
export async function creditsProblem(ctx: Ctx, runs: Runs): Promise<Problem | null> {
  const price = runs.reduce((sum, run) => sum + (run.credits ?? 0), 0)
  return price > 0 ? insufficientCredits(ctx, price) : null
}
