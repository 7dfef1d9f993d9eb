import * as z from 'zod'
import { GivenPlatform } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import { SECOND_MS } from '#lib/instant.ts'
import { Problem } from '#lib/problem.ts'
import { sendOn } from '#lib/publish/attempt/send-on.ts'
import { PATIENCE_MS } from '#lib/publish/limits.ts'
import { ALLOW_PAST_EVENT } from '#lib/publish/post/assert-in-time.ts'
import { ALLOW_REPEAT } from '#lib/publish/post/assert-new.ts'
import { type Post, shownPost } from '#lib/publish/post/post.ts'
import { assertMayPost, reserve } from '#lib/publish/post/reserve.ts'
import type { PostRow } from '#lib/publish/post/row.ts'
import { findPostOn } from '#lib/publish/post/store.ts'
import { assertSchedule, WithOffset } from '#lib/runs/accept/schedule.ts'
import { Overflow } from '#lib/runs/platforms.ts'

const CAPTION_MAX = 5_100

export const PostInput = z
  .strictObject({
    platform: GivenPlatform.describe('Where it goes; `twitter` is taken for `x`.'),
    connected_account_id: z.uuid().optional().describe('Which account; the first that is connected without it.'),
    caption: z.string().max(CAPTION_MAX).optional().describe('The text of the post; the run’s own without it.'),
    overflow: Overflow.optional().describe(
      'What becomes of a caption that is too long: a `thread` on x and bluesky, the `first_comment` on linkedin, instagram and youtube. 422 without it.',
    ),
    scheduled_at: WithOffset.optional().describe('When it goes out, up to 90 days ahead; at once without it.'),
    allow_repeat: z.boolean().optional().describe(ALLOW_REPEAT),
    allow_past_event: z.boolean().optional().describe(ALLOW_PAST_EVENT),
  })
  .meta({ id: 'PostInput' })
export type PostInput = z.output<typeof PostInput>

/** Posts a run while its caller waits. Whatever is not done in time, the queue carries on. */
export async function postNow(ctx: Ctx, run_id: string, input: PostInput): Promise<Post> {
  const asked = { ...input, run_id }
  assertSchedule(input.scheduled_at, ctx.now())
  assertMayPost(ctx, asked)
  ctx.limits.assert()
  const { post, is_new } = await reserve(ctx, asked)
  if (!is_new || post.status !== 'queued') return shownPost(post)
  const work = carry(ctx, post).catch(error => ctx.report(error, { post_id: post.id }))
  ctx.later(work)
  await ctx.within(PATIENCE_MS, work)
  return answered((await findPostOn(ctx.db, post, post)) ?? post)
}

/** Turn after turn for as long as the caller would wait. */
async function carry(ctx: Ctx, post: PostRow): Promise<void> {
  let left = PATIENCE_MS
  for (;;) {
    const next = await ctx.posts.attempt(post.id)
    const wait = (next ?? 0) * SECOND_MS
    if (next === null || wait >= left || wait === 0) return sendOn(ctx, post, next)
    left -= wait
    await ctx.pause(wait)
  }
}

/** A post that was asked for just now; one that did not come about is told as what stood in its way. */
function answered(post: PostRow): Post {
  const { platform, error_message, status } = post
  const platform_code = post.state?.platform_code ?? null
  const detail = { platform, platform_code, post_id: post.id }
  const said = error_message ?? ''
  if (status === 'failed' && (post.error_code === 'platform_rejected' || post.error_code === 'platform_blocked'))
    throw new Problem('platform_rejected', `${platform} did not take the post: ${said}`, { detail })
  if (status === 'failed' && post.error_code === 'channel_not_connected')
    throw new Problem('channel_not_connected', said, { detail })
  const isDown = status === 'queued' && platform_code !== null
  if (!isDown) return shownPost(post)
  const message = `${platform} cannot be reached. The post is kept and tried again by itself for about two hours; GET /posts shows it.`
  throw new Problem('platform_unavailable', message, { detail })
}
