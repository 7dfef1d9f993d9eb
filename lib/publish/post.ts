import * as z from 'zod'
import { Instant } from '#lib/instant.ts'
import { projection } from '#lib/projection.ts'
import { Platform } from '#lib/runs/platforms.ts'

export const PostStatus = z.enum(['scheduled', 'queued', 'posting', 'posted', 'failed', 'canceled'])
export type PostStatus = z.output<typeof PostStatus>

/** Why a post failed. Of `needs_attention` it is not known whether it came about; of all others that it did not. */
export const postErrorCodes = [
  'run_not_approved',
  'asset_not_supported',
  'channel_not_connected',
  'platform_rejected',
  'platform_blocked',
  'platform_unavailable',
  'needs_attention',
] as const
export type PostErrorCode = (typeof postErrorCodes)[number]

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
    created_at: Instant,
    livemode: z.boolean(),
  })
  .meta({ id: 'Post' })
export type Post = z.output<typeof Post>

const project = projection(Post)

/** A row, which counts its attempts under `attempt`, as callers see it. */
export const shownPost = (row: object & { attempt?: unknown }): Post => project({ ...row, attempts: row.attempt })
