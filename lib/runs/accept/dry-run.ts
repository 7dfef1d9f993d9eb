// What a request would come to, without its being made.
import * as z from 'zod'
import { insufficientCredits } from '#lib/billing/credits.ts'
import { brandFor, placeOf } from '#lib/brand/snapshot.ts'
import { Plan, type PlanBrief } from '#lib/composer/plan.ts'
import type { Ctx } from '#lib/ctx.ts'
import { assertEvery } from '#lib/flaws/every-fault.ts'
import { after, DAY_MS, nextUtcMidnight } from '#lib/instant.ts'
import { assertScope } from '#lib/keys/scopes.ts'
import { AssetType, periodOf, plans } from '#lib/plans.ts'
import { prices } from '#lib/prices.ts'
import { codes, Problem } from '#lib/problem.ts'
import { assertAccount } from '#lib/runs/accept/asked/destination.ts'
import { dayCapProblem, planCapProblem, planProblem } from '#lib/runs/accept/caps.ts'
import { type Estimate, recentTimes } from '#lib/runs/accept/estimate-store.ts'
import { type Asked, askedOf, type GenerateInput, urlOf } from '#lib/runs/accept/generate.ts'
import { assertSchedule } from '#lib/runs/accept/schedule.ts'
import { assertDirectives, plainBrief } from '#lib/runs/accept/test-brief.ts'
import { shownOf } from '#lib/runs/read/shown.ts'
import { assertSize } from '#lib/runs/recipe/size.ts'
import { usedIn } from '#lib/usage/store.ts'
import { balanceOf } from '#lib/usage/wallet.ts'
import { findWallet } from '#lib/usage/wallet-store.ts'

const Guard = z.object({
  guard: z.string(),
  ok: z.boolean(),
  code: z.enum(codes).optional(),
  message: z.string().optional(),
})
const Left = z.object({ limit: z.int(), used: z.int(), remaining: z.int(), resets_at: z.iso.datetime() })

export const DryRun = z
  .object({
    would: z.enum(['queue', 'refuse']),
    /** In the order in which the real request would meet them; the first that is not ok is its answer. */
    guards: z.array(Guard),
    /** The plan's caps as they would be afterwards; none in test mode. */
    caps_after: z.array(Left.extend({ asset_type: AssetType })),
    daily_after: Left,
    /** What it would take and leave; null where nothing is counted. */
    credits: z.object({ price: z.int(), free: z.boolean(), remaining_after: z.int() }).nullable(),
    /** From the start of its making to success, without waiting for a turn; measured on this deployment's runs of the same type in the last day. */
    estimate: z.object({ p50_ms: z.int().nullable(), p95_ms: z.int().nullable(), samples: z.int() }),
    /** What the built-in composer would make of the brief, not drawn; null when it does not answer in time. */
    plan: Plan.nullable(),
  })
  .meta({ id: 'DryRun' })
export type DryRun = z.output<typeof DryRun>

/** What `generate` would do, without doing it. */
export async function dryRun(ctx: Ctx & { plan: PlanBrief }, input: GenerateInput): Promise<DryRun> {
  const now = ctx.now()
  const asked = askedOf(input)
  await assertEvery([
    () => assertDirectives({ brief: input.brief, livemode: ctx.livemode }),
    () => assertSize(asked.asset_type, input.size ?? null),
    () => assertSchedule(input.scheduled_at, now),
  ])
  ctx.limits.assert()
  const [guards, plan, estimate] = await Promise.all([
    guardsOf(ctx, input, asked, now),
    planOf(ctx, input, asked, now),
    estimateOf(ctx, asked, now),
  ])
  const would = guards.every(guard => guard.ok) ? 'queue' : 'refuse'
  const more = would === 'queue' ? 1 : 0
  const [caps_after, credits] = await Promise.all([
    capsAfter(ctx, asked, now, more),
    creditsAfter(ctx, asked, now, more),
  ])
  return { would, guards, caps_after, daily_after: dailyAfter(ctx, now, more), credits, estimate, plan }
}

type Outcome = z.output<typeof Guard>

async function guardsOf(ctx: Ctx, input: GenerateInput, asked: Asked, now: Date): Promise<Outcome[]> {
  const { asset_type, channel } = asked
  const period = periodOf(ctx, now)
  const guards: [string, () => unknown][] = [
    ['webhook_url', () => void urlOf(ctx, input)],
    ['asset_types', () => assertScope(ctx.key, 'asset_types', asset_type)],
    ['channels', () => assertScope(ctx.key, 'channels', channel)],
    ['connected_accounts', () => assertAccount(ctx, input, asked)],
    ['daily_limit', async () => raised(await dayCapProblem(ctx, now))],
    // A dry run that a window refuses is not answered at all.
    ['requests_per_minute', () => null],
    ['plan', () => raised(planProblem(ctx, asset_type))],
    ['plan_cap', async () => raised(counts(ctx) ? await planCapProblem(ctx, asset_type, period, 1) : null)],
    [
      'credits',
      async () => raised(counts(ctx) && ctx.payments ? await insufficientCredits(ctx, prices[asset_type]) : null),
    ],
  ]
  return Promise.all(guards.map(([guard, judge]) => outcome(guard, judge)))
}

async function outcome(guard: string, judge: () => unknown): Promise<Outcome> {
  try {
    const note = await judge()
    return { guard, ok: true, ...(typeof note === 'string' ? { message: note } : {}) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { guard, ok: false, code: error.code, message: error.message }
  }
}

function raised(problem: Problem | null): void {
  if (problem) throw problem
}

/** Fails open: without a plan the rest is as true. */
async function planOf(
  ctx: Ctx & { plan: PlanBrief },
  input: GenerateInput,
  { asset_type, channel }: Asked,
  now: Date,
): Promise<Plan | null> {
  try {
    const { dna: brand, library } = await brandFor(ctx.db, ctx.workspace, ctx.livemode)
    const brief = plainBrief({ livemode: ctx.livemode, brief: input.brief })
    return await ctx.plan({
      ...{ brief, channel, asset_type, brand, ...placeOf(brand, ctx.workspace, now) },
      ...{ variation: input.variation, seed: ctx.workspace.id, library: shownOf(library) },
    })
  } catch (error) {
    ctx.report(error, { request_id: ctx.request_id, verb: 'dry_run' })
    return null
  }
}

const estimateOf = (ctx: Pick<Ctx, 'db' | 'livemode'>, { asset_type }: Asked, now: Date): Promise<Estimate> =>
  recentTimes(ctx.db, { asset_type, livemode: ctx.livemode, since: after(now, -DAY_MS).toISOString() })

async function capsAfter(ctx: Ctx, { asset_type }: Asked, now: Date, more: number): Promise<DryRun['caps_after']> {
  if (!ctx.livemode) return []
  const { key, resets_at } = periodOf(ctx, now)
  const used = (await usedIn(ctx.db, ctx.workspace.id, asset_type, key)) + (counts(ctx) ? more : 0)
  return [{ asset_type, ...left(plans[ctx.workspace.plan].caps[asset_type], used, resets_at) }]
}

/** The first run of a workspace counts in no cap and costs nothing. */
const counts = (ctx: Pick<Ctx, 'workspace' | 'livemode'>) => ctx.livemode && ctx.workspace.free_run_used

async function creditsAfter(ctx: Ctx, { asset_type }: Asked, now: Date, more: number): Promise<DryRun['credits']> {
  if (!ctx.livemode || !ctx.payments) return null
  const period = periodOf(ctx, now)
  const { remaining } = balanceOf(await findWallet(ctx.db, ctx.workspace.id), period)
  const price = counts(ctx) ? prices[asset_type] : 0
  return { price, free: !counts(ctx), remaining_after: Math.max(0, remaining - more * price) }
}

/** This request is counted already. */
const dailyAfter = (ctx: Pick<Ctx, 'key' | 'usage'>, now: Date, more: number) =>
  left(ctx.key.daily_limit, ctx.usage.day + more, nextUtcMidnight(now).toISOString())

const left = (limit: number, used: number, resets_at: string) => ({
  ...{ limit, used, remaining: Math.max(0, limit - used), resets_at },
})
