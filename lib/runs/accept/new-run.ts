// The row of a run to which nothing has happened yet.
import type { Channel } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import { type AssetType, periodOf } from '#lib/plans.ts'
import { priceOf } from '#lib/prices.ts'
import type { NewRun } from '#lib/runs/accept/store.ts'
import type { Given } from '#lib/runs/given.ts'
import { type CreatedVia, NOT_ASKED, type Size, unsettled } from '#lib/runs/run.ts'
import { firstDue } from '#lib/work/lease.ts'

export type Wish = {
  brief: string
  channel: Channel
  asset_type: AssetType
  size?: Size | null
  variation?: number
  scheduled_at?: string | null
  webhook_url?: string | null
  connected_account_id?: string | null
  metadata: Record<string, string>
  created_via: CreatedVia
  given?: Given | null
  batch_id?: string | null
  reference_id?: string | null
  rerender_of?: string | null
  campaign_id?: string | null
}

/** A queued run with nothing made yet. */
export function newRun(ctx: Ctx, asked: Wish, now: Date): NewRun {
  const at = now.toISOString()
  const rerender_of = asked.rerender_of ?? null
  const credits = ctx.payments && ctx.livemode ? priceOf({ ...asked, rerender_of }) : null
  const period = ctx.livemode ? periodOf(ctx, now) : null
  return {
    id: ctx.id(),
    workspace_id: ctx.workspace.id,
    livemode: ctx.livemode,
    // A person has none; what a key has planned is taken back with it.
    key_id: ctx.actor === `key:${ctx.key.id}` ? ctx.key.id : null,
    status: 'queued',
    step: 'compose',
    size: null,
    variation: 0,
    scheduled_at: null,
    webhook_url: null,
    connected_account_id: null,
    given: null,
    batch_id: null,
    reference_id: null,
    rerender_of: null,
    campaign_id: null,
    ...asked,
    auto_post_eligible: ctx.key.auto_post,
    usage_period: period?.key ?? null,
    ...blank,
    credits,
    receipt: { stages: [], ...(credits === null ? {} : { credits }) },
    due_at: firstDue(ctx, 'runs'),
    created_at: at,
    updated_at: at,
  }
}

const blank = {
  ...unsettled,
  approval: NOT_ASKED,
  audience_score: null,
  audience_verdict: null,
  audience_themes: null,
  audience_risks: null,
  audience_opportunities: null,
  error_code: null,
  error_message: null,
  progress: 0,
  recipe: null,
  event_over_at: null,
  brand_version: null,
  version: 1,
  attempt: 0,
  remaining: 0,
  free: false,
  started_at: null,
  finished_at: null,
}
