import * as z from 'zod'
import { Platform } from '#lib/channels.ts'
import type { EventType, Project } from '#lib/events/event.ts'
import { Instant } from '#lib/instant.ts'
import { AssetType, Plan } from '#lib/plans.ts'
import { ConnectedAccount } from '#lib/publish/connect/shown.ts'
import { Awaits, Post, shownPost } from '#lib/publish/post/post.ts'
import { Asset, Run, settled } from '#lib/runs/run.ts'
import { StudioDelivered } from '#lib/studio/delivered.ts'

const ToldAsset = Asset.omit({ proof: true }).partial().meta({ id: 'ToldAsset' })

/** A run as events carry it: what GET shows without how it was made. Events of an earlier release may lack a field. */
const ToldRun = Run.omit({ score_reasons: true, repairs: true, receipt: true })
  .extend({ assets: ToldAsset.array(), brief_truncated: z.literal(true) })
  .partial()
  .meta({ id: 'ToldRun' })

const RenderCompleted = z.object({
  batch_id: z.uuid(),
  succeeded: z.int(),
  failed: z.int(),
  items: z.array(
    z.object({
      index: z.int(),
      run_id: z.uuid(),
      reference_id: z.string().nullable(),
      status: z.enum(['succeeded', 'failed']),
    }),
  ),
})

const CapReached = z.object({
  bucket: z.string(),
  asset_type: AssetType,
  plan: Plan,
  limit: z.int(),
  used: z.int(),
  window: z.literal('month'),
  resets_at: Instant,
})

const EndpointDisabled = z.object({
  webhook_id: z.uuid(),
  url: z.string(),
  reason: z.enum(['gone', 'failing']),
  failing_since: Instant.nullable(),
  disabled_at: Instant,
})

const RunApprovalTold = z.object({
  run_id: z.uuid(),
  state: z.enum(['pending', 'approved', 'changes_requested']),
  by: z.string().nullable(),
  at: Instant.nullable(),
  comment: z.string().nullable(),
  posts: z.array(z.object({ id: z.uuid(), platform: Platform, awaits: Awaits.nullable() })),
})

const AccountTold = ConnectedAccount.pick({ id: true, platform: true, kind: true, name: true, handle: true }).extend({
  status: z.enum(['connected', 'expiring', 'broken']),
  expires_at: Instant.nullable(),
  reason: z.string().nullable(),
})

const PostingTold = z.object({ paused: z.boolean(), paused_at: Instant.nullable(), by: z.string().nullable() })

/** What each type of event says. */
export const eventSchemas: Record<EventType, z.ZodType<Record<string, unknown>>> = {
  'run.running': ToldRun,
  'run.succeeded': ToldRun,
  'run.failed': ToldRun,
  'run.approval_requested': RunApprovalTold,
  'run.approved': RunApprovalTold,
  'run.changes_requested': RunApprovalTold,
  'render.completed': RenderCompleted,
  'post.scheduled': Post,
  'post.posted': Post,
  'post.drafted': Post,
  'post.needs_attention': Post,
  'post.failed': Post,
  'post.canceled': Post,
  'studio.delivered': StudioDelivered,
  'account.connected': AccountTold,
  'account.expiring': AccountTold,
  'account.broken': AccountTold,
  'posting.paused': PostingTold,
  'posting.resumed': PostingTold,
  'cap.reached': CapReached,
  'endpoint.disabled': EndpointDisabled,
  'webhook.test': z.object({ webhook_id: z.uuid() }),
}

/** The data of every type of event as callers see it. */
export const eventData: Project = ({ type, data }) => eventSchemas[type].parse(shownData(type, data))

const ofRuns: EventType[] = ['run.running', 'run.succeeded', 'run.failed']

function shownData(type: EventType, data: Record<string, unknown>): unknown {
  if (ofRuns.includes(type)) return { ...settled(data), archived: false }
  return type.startsWith('post.') ? shownPost(data) : data
}
