// Writes down what was decided of a post.
import { auditedByService } from '#lib/caller/by.ts'
import { after, SECOND_MS } from '#lib/instant.ts'
import type { Next } from '#lib/ports/posts.ts'
import { endFailed, endPosted, pausePost } from '#lib/publish/attempt/attempts-store.ts'
import type { Decision } from '#lib/publish/attempt/decide.ts'
import { hasBegun } from '#lib/publish/attempt/parts.ts'
import type { Posting, PostWorld } from '#lib/publish/control/posting.ts'
import type { PostRow } from '#lib/publish/post/row.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'

export type At = { world: PostWorld; posting: Posting; post: PostRow }
type Written = Exclude<Decision, { next: 'publish' }>

/** Answers in how many seconds the next turn is due; null after the last. `token` is the one that was shown to the platform. */
export async function apply({ world, posting, post }: At, decided: Written, token?: string): Promise<Next> {
  if (decided.refused && token !== undefined) await posting.refused(post, token)
  if (decided.next === 'wait') return pause(world, post, decided)
  const now = world.now().toISOString()
  const by = auditedByService(world, now)
  const end = { now, event_id: world.id(), by }
  if (decided.next === 'posted') {
    const { made, parts } = decided
    announce(world, await endPosted(world.db, post, made, { ...end, ...(parts && { parts }) }))
    return null
  }
  const { step, error_code, error_message, code: platform_code } = decided
  announce(world, await endFailed(world.db, post, { step, error_code, error_message, platform_code }, end))
  return null
}

/** What is half out is never free. */
async function pause(
  world: Pick<PostWorld, 'db' | 'now'>,
  post: PostRow,
  { seconds, pause }: Extract<Decision, { next: 'wait' }>,
): Promise<Next> {
  const now = world.now()
  const due_at = after(now, seconds * SECOND_MS).toISOString()
  const { step, armed, state } = pause
  if (post.lease)
    await pausePost(world.db, post.id, post.lease, {
      ...{ now: now.toISOString(), due_at, step, armed: armed || hasBegun(post) },
      state,
    })
  return seconds
}
