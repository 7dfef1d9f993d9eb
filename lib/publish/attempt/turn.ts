// What one turn at a post works with, and the ways in which it ends.
import { after, SECOND_MS } from '#lib/instant.ts'
import type { Next } from '#lib/ports/posts.ts'
import {
  endFailed,
  endPosted,
  type Held,
  type Made,
  type Pause,
  pausePost,
} from '#lib/publish/attempt/attempts-store.ts'
import { halfOut, hasBegun } from '#lib/publish/attempt/parts.ts'
import type { Posting, PostShop } from '#lib/publish/control/posting.ts'
import { backoffSeconds, mostWaitSeconds, PARTS_APART_SECONDS } from '#lib/publish/limits.ts'
import { partsOfPost } from '#lib/publish/post/parts.ts'
import type { PostErrorCode } from '#lib/publish/post/post.ts'
import type { PostRow } from '#lib/publish/post/row.ts'
import {
  type Account,
  type Publication,
  PublishError,
  type Publisher,
  type PublisherTools,
  type State,
} from '#lib/publish/publisher.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'
import { kinds } from '#lib/work/kinds.ts'

export type Turn = {
  world: PostShop
  posting: Posting
  held: Held
  publisher: Publisher
  account: Account
  publication: Publication
  tools: PublisherTools
}

const endOf = (world: PostShop) => {
  const now = world.now().toISOString()
  return { now, event_id: world.id(), by: { id: world.id(), actor: 'service', request_id: null, at: now } }
}

/** The next part follows a moment later; with the last of them the post is out. */
export async function posted(turn: Turn, made: Made): Promise<Next> {
  const { world, held } = turn
  const { external_post_id, url } = made
  const { texts, out } = partsOfPost(held.post)
  const parts = { texts, out: [...out, { external_post_id, url }] }
  if (parts.out.length < texts.length)
    return waited(turn, PARTS_APART_SECONDS, { step: 'prepare', armed: true, parts, ...afresh })
  const end = { ...endOf(world), ...(texts.length > 1 && { parts }) }
  announce(world, await endPosted(world.db, held.post, { ...made, ...parts.out[0] }, end))
  return null
}

const afresh = { kept: null, absent_at: null, sent_at: null, platform_code: null, last_error: null }

export async function failed(
  world: PostShop,
  post: PostRow,
  error_code: PostErrorCode,
  error_message: string,
  platform_code: string | null = null,
): Promise<Next> {
  const isUnknown = error_code === 'needs_attention'
  const said = hasBegun(post)
    ? { error_code: 'needs_attention' as const, error_message: halfOut(post, error_message) }
    : { error_code, error_message }
  const failure = { ...said, platform_code, step: isUnknown ? post.step : ('prepare' as const) }
  announce(world, await endFailed(world.db, post, failure, endOf(world)))
  return null
}

type Wait = Pick<Pause, 'step' | 'armed'> & Omit<Pause['state'], 'waits'>

const lastError = (world: PostShop, { platform_code, message }: PublishError) => ({
  platform_code,
  last_error: { code: platform_code, message, at: world.now().toISOString() },
})

/** As the platform wants it: the next turn is no new attempt. */
export const waited = (turn: Turn, seconds: number, wait: Wait): Promise<Next> =>
  paused(turn.world, turn.held.post, seconds, wait, true)

async function paused(world: PostShop, post: PostRow, wished: number, wait: Wait, waits: boolean): Promise<Next> {
  const { step, armed, ...state } = wait
  const seconds = Math.min(Math.max(0, wished), mostWaitSeconds)
  const now = world.now()
  const due_at = after(now, seconds * SECOND_MS).toISOString()
  if (post.lease)
    await pausePost(world.db, post.id, post.lease, {
      ...{ now: now.toISOString(), due_at, step, armed: armed || hasBegun(post) },
      state: { ...state, waits },
    })
  return seconds
}

const UNKNOWN =
  'It is not known whether the post is out: the platform does not tell. Look at the account before you post again.'

/** It is known that nothing came of this attempt: another follows, unless the platform will never take it. */
export async function refused(
  { world, posting }: Pick<Turn, 'world' | 'posting'>,
  post: PostRow,
  error: PublishError,
  token?: string,
): Promise<Next> {
  const { outcome, platform_code, message } = error
  if (outcome === 'rejected') return failed(world, post, 'platform_rejected', message, platform_code)
  if (outcome === 'blocked') return failed(world, post, 'platform_blocked', message, platform_code)
  if (outcome === 'reauth' && token === undefined)
    return failed(world, post, 'channel_not_connected', `${message} Connect the account again.`, platform_code)
  if (outcome === 'reauth' && token !== undefined) await posting.refused(post, token)
  // What it had been sent before this attempt is as unknown as it was.
  return again(world, post, error, { armed: false, sent_at: post.state?.sent_at ?? null })
}

/** Another attempt at the same step later, or the end when there were too many. */
export async function again(
  world: PostShop,
  post: PostRow,
  error: PublishError,
  { armed, ...more }: { armed: boolean; kept?: State; sent_at?: string | null },
): Promise<Next> {
  const { platform_code, message } = error
  if (post.attempt >= kinds.posts.most_attempts)
    return armed ? needsAttention(world, post) : failed(world, post, 'platform_unavailable', message, platform_code)
  const seconds = error.retry_after ?? (error.outcome === 'reauth' ? 1 : backoffSeconds(post.attempt))
  const told = { ...lastError(world, error), ...more }
  return paused(world, post, seconds, { step: armed ? 'check' : 'prepare', armed, ...told }, false)
}

export const needsAttention = (world: PostShop, post: PostRow): Promise<Next> =>
  failed(world, post, 'needs_attention', hasBegun(post) ? 'It is not known whether the next one is.' : UNKNOWN)

/** The answer, or the platform's no; without either it is what silence means at this step. */
export async function asked<Answer>(
  work: () => Promise<Answer>,
  silence: 'retry' | 'unknown',
): Promise<Answer | PublishError> {
  try {
    return await work()
  } catch (error) {
    return error instanceof PublishError
      ? error
      : new PublishError(silence, 'no_answer', 'The platform did not answer.')
  }
}
