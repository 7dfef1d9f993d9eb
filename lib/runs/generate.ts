import * as z from 'zod'
import { Channel, channelAliases } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import { isGuardRefusal, isUniqueViolation } from '#lib/db.ts'
import { type Answer, type Claim, replay } from '#lib/idempotency/record.ts'
import { after, DAY_MS, MINUTE_MS, SECOND_MS, utcDay } from '#lib/instant.ts'
import { assertScope } from '#lib/keys/scopes.ts'
import { AssetType, billingPeriod, plans, upgradeFor } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import { acceptRun, type Count, type NewRun } from '#lib/runs/accept-store.ts'
import { dayCapProblem, planCapProblem } from '#lib/runs/caps.ts'
import { sendRun } from '#lib/runs/messages.ts'
import { type CreatedVia, Size, shown } from '#lib/runs/run.ts'
import { assertSize } from '#lib/runs/size.ts'

export const BRIEF_MAX = 5_000

/** Offsets are asked for, so that nobody posts at the wrong hour. */
const WithOffset = z.iso.datetime({
  offset: true,
  error: 'must be RFC 3339 with a UTC offset, such as 2026-12-01T09:00:00+01:00',
})

export const GenerateInput = z
  .strictObject({
    brief: z.string().trim().min(1).max(BRIEF_MAX),
    channel: z.string(),
    asset_type: z.string(),
    size: Size.optional(),
    variation: z.int().min(0).max(99).default(0),
    scheduled_at: WithOffset.optional(),
    metadata: z
      .record(z.string().min(1).max(40), z.string().max(500))
      .refine(fields => Object.keys(fields).length <= 20, 'takes at most 20 fields')
      .default({}),
  })
  .meta({ id: 'GenerateInput' })
export type GenerateInput = z.output<typeof GenerateInput>

/** First work is due this long after acceptance, should the queue's message be lost. */
const FIRST_DUE_MS = 20 * SECOND_MS

export async function generate(
  ctx: Ctx,
  input: GenerateInput,
  via: CreatedVia,
  claimed: Claim | null,
): Promise<Answer> {
  const asset_type = known(AssetType, input.asset_type, 'unsupported_asset_type')
  const channel = known(Channel, channelAliases[input.channel] ?? input.channel, 'unsupported_channel')
  const now = ctx.now()
  assertSchedule(input.scheduled_at, now)
  assertSize(asset_type, input.size ?? null)
  assertScope(ctx.key, 'asset_types', asset_type)
  assertScope(ctx.key, 'channels', channel)
  const stored = ctx.limits.day_spent ? await replay(ctx, claimed) : null
  if (stored) return stored
  ctx.limits.assert()
  assertPlan(ctx, asset_type)
  const period = ctx.livemode ? billingPeriod(new Date(ctx.workspace.period_anchor), now) : null
  const run = newRun(ctx, { ...input, asset_type, channel }, via, now, period?.key ?? null)
  const answer: Answer = { status: 202, body: JSON.stringify(shown({ ...run, lease: null }, now)), replayed: false }
  const counts = countsOf(ctx, run, utcDay(now))
  try {
    await acceptRun(ctx.db, run, counts, claimed && { ...claimed, ...answer })
  } catch (error) {
    if (!isUniqueViolation(error) && !isGuardRefusal(error)) throw error
    const first = await replay(ctx, claimed)
    if (first) return first
    const full = (await dayCapProblem(ctx, now)) ?? (period && (await planCapProblem(ctx, asset_type, period)))
    throw full ?? error
  }
  ctx.later(sendRun(ctx, run, 1))
  return answer
}

function known<T extends string>(
  values: z.ZodEnum<Record<T, T>>,
  value: string,
  code: 'unsupported_asset_type' | 'unsupported_channel',
): T {
  const found = values.safeParse(value)
  if (found.success) return found.data
  const field = code === 'unsupported_channel' ? 'channel' : 'asset_type'
  throw new Problem(
    code,
    `${field} \`${value.slice(0, 60)}\` is not supported. Use one of ${values.options.join(', ')}.`,
    {
      detail: { field, allowed: values.options },
    },
  )
}

function assertSchedule(scheduled_at: string | undefined, now: Date): void {
  if (!scheduled_at) return
  const at = new Date(scheduled_at)
  if (at >= after(now, MINUTE_MS) && at <= after(now, 90 * DAY_MS)) return
  const msg = 'must be between one minute and 90 days from now'
  throw new Problem('validation_error', `scheduled_at: ${msg}`, {
    detail: [{ loc: ['body', 'scheduled_at'], msg, type: 'out_of_range' }],
  })
}

function assertPlan(ctx: Ctx, asset_type: AssetType): void {
  if (plans[ctx.workspace.plan].caps[asset_type] > 0) return
  const upgrade = upgradeFor(plan => plan.caps[asset_type] > 0)
  throw new Problem(
    'plan_required',
    `${asset_type} needs the ${upgrade} plan or above; this workspace is on ${ctx.workspace.plan}. Upgrade to ${upgrade}.`,
  )
}

function countsOf(ctx: Ctx, run: NewRun, day: string): Count[] {
  const perDay: Count = { kind: `key:${ctx.key.id}`, period: day, cap: ctx.key.daily_limit }
  if (!run.usage_period) return [perDay]
  return [
    { kind: run.asset_type, period: run.usage_period, cap: plans[ctx.workspace.plan].caps[run.asset_type] },
    perDay,
  ]
}

type Chosen = Omit<GenerateInput, 'asset_type' | 'channel'> & { asset_type: AssetType; channel: Channel }

function newRun(ctx: Ctx, input: Chosen, created_via: CreatedVia, now: Date, usage_period: string | null): NewRun {
  const at = now.toISOString()
  return {
    id: ctx.id(),
    workspace_id: ctx.workspace.id,
    livemode: ctx.livemode,
    key_id: ctx.key.id,
    status: 'queued',
    step: 'compose',
    brief: input.brief,
    channel: input.channel,
    asset_type: input.asset_type,
    size: input.size ?? null,
    variation: input.variation,
    metadata: input.metadata,
    scheduled_at: input.scheduled_at ?? null,
    auto_post_eligible: ctx.key.auto_post,
    created_via,
    usage_period,
    ...blank,
    due_at: after(now, FIRST_DUE_MS).toISOString(),
    created_at: at,
    updated_at: at,
  }
}

/** What a fresh run does not have yet. */
const blank = {
  output_text: null,
  asset_url: null,
  asset_urls: null,
  assets: [],
  impact_score: null,
  verdict: null,
  score_reasons: [],
  audience_score: null,
  audience_verdict: null,
  audience_themes: null,
  audience_risks: null,
  audience_opportunities: null,
  error_code: null,
  error_message: null,
  progress: 0,
  receipt: { stages: [] },
  recipe: null,
  version: 1,
  attempt: 0,
  remaining: 0,
  started_at: null,
  finished_at: null,
}
