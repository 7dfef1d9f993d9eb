import * as z from 'zod'
import { Instant } from '#lib/instant.ts'
import { projection } from '#lib/projection.ts'
import { Parts } from '#lib/publish/post/parts.ts'
import { Post } from '#lib/publish/post/post.ts'

/** Between two turns at a post. */
const Between = z.object({
  /** When the first turn began. */
  began_at: Instant.nullable().default(null),
  /** What the publisher wants to remember. */
  kept: z.record(z.string(), z.unknown()).nullable().default(null),
  /** When the platform first said that it has no such post, after one was sent. */
  absent_at: Instant.nullable().default(null),
  /** What the platform last refused with. */
  platform_code: z.string().nullable().default(null),
  /** Why the last attempt came to nothing. */
  last_error: z.object({ code: z.string(), message: z.string(), at: Instant }).nullable().default(null),
  /** When it was first sent; it may have been sent again since. */
  sent_at: Instant.nullable().default(null),
  /** As the words were divided when the first of them were sent. */
  parts: Parts.nullable().default(null),
})
export type Between = z.output<typeof Between>

export const PostRow = Post.omit({ attempts: true, next_attempt_at: true, last_error: true, parts: true }).extend({
  workspace_id: z.uuid(),
  origin: z.enum(['request', 'auto', 'schedule', 'studio']),
  step: z.enum(['prepare', 'check']),
  state: Between.nullable().default(null),
  armed_at: Instant.nullable(),
  attempt: z.int(),
  lease: z.uuid().nullable(),
  due_at: Instant.nullable().default(null),
})
export type PostRow = z.output<typeof PostRow>

/** A row as Postgres answers it. */
export const readPostRow = projection(PostRow)
