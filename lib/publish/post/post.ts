// A post, as callers read it, and why it waits or has failed.
import * as z from 'zod'
import { Platform } from '#lib/channels.ts'
import { Instant } from '#lib/instant.ts'
import { projection } from '#lib/projection.ts'
import { Parts, partsOfPost } from '#lib/publish/post/parts.ts'
import { Overflow } from '#lib/runs/platforms.ts'

const postStatuses = [
  'scheduled',
  'awaiting_approval',
  'queued',
  'posting',
  'posted',
  'drafted',
  'needs_attention',
  'failed',
  'canceled',
] as const
export const PostStatus = z
  .enum(postStatuses)
  .describe(
    '`awaiting_approval`: a person has to look at it first, for the reason in `awaits`. `drafted`: it lies in the platform’s inbox and its owner has to publish it. `needs_attention`: it may or may not be out; look at the account, then resolve it.',
  )
export type PostStatus = z.output<typeof PostStatus>

/** Why a post failed, or cannot be judged: of `needs_attention` it is not known whether it came about; of all others that it did not. */
const postErrorCodes = [
  'run_not_approved',
  'asset_not_supported',
  'channel_not_connected',
  'platform_rejected',
  'platform_blocked',
  'platform_unavailable',
  'needs_attention',
  'not_posted',
] as const
export type PostErrorCode = (typeof postErrorCodes)[number]

/** Why a post waits for a person. */
export const Awaits = z.enum(['setting', 'verdict', 'calibration', 'repetition', 'event_over', 'late', 'words'])
export type Awaits = z.output<typeof Awaits>

/** One text of several that one caption has become. */
const Part = z.object({
  text: z.string(),
  /** `sent`: it may or may not be out. */
  status: z.enum(['waiting', 'sent', 'posted']),
  external_post_id: z.string().nullable(),
  url: z.string().nullable(),
})

/** The wire shape of a post, and the projection of its row. */
export const Post = z
  .object({
    id: z.uuid(),
    run_id: z.uuid(),
    platform: Platform,
    status: PostStatus,
    /** These three are there once it is posted. */
    external_post_id: z.string().nullable(),
    url: z.url().nullable(),
    posted_at: Instant.nullable(),
    scheduled_at: Instant.nullable(),
    connected_account_id: z.uuid().nullable(),
    caption: z.string(),
    error_code: z.enum(postErrorCodes).nullable(),
    error_message: z.string().nullable(),
    attempts: z.int(),
    /** When it is tried next; null where nothing is planned, or it is tried right now. */
    next_attempt_at: Instant.nullable().default(null),
    /** Why the last attempt came to nothing; it is tried again. */
    last_error: z.object({ code: z.string(), message: z.string(), at: Instant }).nullable().default(null),
    /** Of one that waits; the mark of an objection that came while it was on its way is no wait yet. */
    awaits: Awaits.nullable().default(null),
    /** What becomes of words that the platform has no room for. */
    overflow: Overflow.nullable().default(null),
    /** The texts that they have become, in their order; null where one post takes them all. */
    parts: z.array(Part).nullable().default(null),
    /** Of the files that are posted, in their order. */
    asset_sha256: z.array(z.string()).default([]),
    created_at: Instant,
    livemode: z.boolean(),
  })
  .meta({ id: 'Post' })
export type Post = z.output<typeof Post>

const project = projection(Post)

type Shown = object & {
  attempt?: unknown
  status?: unknown
  due_at?: unknown
  awaits?: unknown
  lease?: unknown
  state?: unknown
}
const alive: unknown[] = ['scheduled', 'queued', 'posting']

/** A row, which counts its attempts under `attempt`, as callers see it. */
export function shownPost(row: Shown): Post {
  const isAlive = alive.includes(row.status)
  const { last_error = null } = (row.state ?? {}) as { last_error?: unknown }
  return project({
    ...row,
    attempts: row.attempt,
    next_attempt_at: isAlive && !row.lease ? (row.due_at ?? null) : null,
    last_error: isAlive ? last_error : null,
    awaits: row.status === 'awaiting_approval' ? row.awaits : null,
    parts: shownParts(row),
  })
}

const Divided = z.object({
  ...{ platform: Platform, caption: z.string(), overflow: Overflow, status: z.string(), step: z.string() },
  state: z.object({ parts: Parts.nullable().default(null) }).nullable(),
})

/** Of a post that was not sent yet: as its words would be divided now. */
function shownParts(row: Shown) {
  const divided = Divided.safeParse(row).data
  if (!divided) return null
  const { texts, out } = partsOfPost(divided)
  const mayBeOut = divided.step === 'check' && ['queued', 'posting', 'needs_attention'].includes(divided.status)
  const status = (index: number) => (mayBeOut && index === out.length ? 'sent' : 'waiting')
  if (texts.length < 2) return null
  return texts.map((text, index) => ({
    ...{ text, status: status(index), external_post_id: null, url: null },
    ...(out[index] && { ...out[index], status: 'posted' }),
  }))
}
