// What becomes of a post, by what is known of it and what was answered. Pure: whoever asks and writes stands in attempt.ts and apply.ts.
import type { Made, Pause } from '#lib/publish/attempt/attempts-store.ts'
import { halfOut, hasBegun } from '#lib/publish/attempt/parts.ts'
import {
  ABSENT_APART_MS,
  backoffSeconds,
  FIRST_CHECK_SECONDS,
  GIVE_UP_MS,
  mostWaitSeconds,
  PARTS_APART_SECONDS,
  SETTLED_MS,
} from '#lib/publish/limits.ts'
import { type Parts, partsOfPost } from '#lib/publish/post/parts.ts'
import type { PostErrorCode } from '#lib/publish/post/post.ts'
import type { PostRow } from '#lib/publish/post/row.ts'
import { type Found, PublishError, type State, type Step } from '#lib/publish/publisher.ts'
import { kinds } from '#lib/work/kinds.ts'

/** What was asked in this turn, and the answer. Nobody is asked where nothing can come of it. */
export type Heard =
  | { asked: 'nobody'; because: 'over' | 'not_set_up' | 'first_unnamed' }
  | { asked: 'account'; answer: PublishError }
  | { asked: 'prepare' | 'publish'; answer: Step | PublishError }
  | { asked: 'check'; answer: Found | PublishError }

/** `refused`: the platform has said no to the token, which is told to whoever keeps it. */
export type Decision = { refused?: boolean } & (
  | { next: 'publish'; kept: State }
  | { next: 'wait'; seconds: number; pause: Pick<Pause, 'step' | 'armed' | 'state'> }
  | { next: 'posted'; made: Made; parts?: Parts }
  | { next: 'failed'; step: PostRow['step']; error_code: PostErrorCode; error_message: string; code: string | null }
)

export function decide(post: PostRow, heard: Heard, now: Date): Decision {
  if (heard.asked === 'nobody') return unasked(post, heard.because, now)
  if (heard.asked === 'account')
    return post.step === 'check'
      ? again(post, heard.answer, now, { armed: true })
      : refusal(post, heard.answer, now, 'no_token')
  if (heard.asked === 'prepare') return prepared(post, heard.answer, now)
  return heard.asked === 'publish' ? sent(post, heard.answer, now) : found(post, heard.answer, now)
}

/** It took too long, or too many attempts. */
export const isOver = (post: PostRow, now: Date): boolean =>
  now.getTime() - Date.parse(post.state?.began_at ?? post.created_at) > GIVE_UP_MS ||
  post.attempt > kinds.posts.most_attempts

function unasked(post: PostRow, because: Extract<Heard, { asked: 'nobody' }>['because'], now: Date): Decision {
  const isSent = post.step === 'check'
  if (because === 'over')
    return isSent
      ? needsAttention(post)
      : failed(post, 'platform_unavailable', 'The platform took none of our attempts.')
  if (because === 'first_unnamed')
    return failed(post, 'needs_attention', 'The platform did not name the first, so nothing can follow it.')
  // A post that may be out keeps its place, whatever is set up here: it is asked about once the setting is back.
  const message = `Posting to ${post.platform} is not set up here.`
  if (!isSent) return failed(post, 'channel_not_connected', message)
  return again(post, new PublishError('retry', 'not_set_up', message), now, { armed: true })
}

function prepared(post: PostRow, answer: Step | PublishError, now: Date): Decision {
  if (answer instanceof PublishError) return refusal(post, answer, now)
  if (answer.next === 'done') return posted(post, answer)
  if (answer.next === 'publish') return { next: 'publish', kept: answer.state }
  return waited(answer.wait_seconds, { step: answer.next, armed: answer.next === 'check', kept: answer.state })
}

function sent(post: PostRow, answer: Step | PublishError, now: Date): Decision {
  if (answer instanceof PublishError)
    return answer.outcome === 'unknown'
      ? waited(FIRST_CHECK_SECONDS, { step: 'check', armed: true })
      : refusal(post, answer, now)
  if (answer.next === 'done') return posted(post, answer)
  const armed = answer.next === 'check'
  const seconds = answer.next === 'publish' ? 0 : answer.wait_seconds
  return waited(seconds, { step: armed ? 'check' : 'prepare', armed, kept: answer.state })
}

/** What was sent is asked about and never sent. */
function found(post: PostRow, answer: Found | PublishError, now: Date): Decision {
  if (answer instanceof PublishError)
    return { ...again(post, answer, now, { armed: true }), refused: answer.outcome === 'reauth' }
  const kept = post.state?.kept ?? {}
  if (answer.next === 'done') return posted(post, answer)
  if (answer.next === 'failed') return refusal(post, answer.error, now, 'no_token')
  if (answer.next === 'undecidable') return needsAttention(post)
  if (answer.next !== 'check') return absent(post, kept, answer.next === 'absent' ? kept : answer.state, now)
  return waited(answer.wait_seconds, { step: 'check', armed: true, kept: answer.state, absent_at: null })
}

/** The platform has no such post: once it has said so twice, far enough apart, it goes on with `next`. Until then it is asked the same. */
function absent(post: PostRow, kept: State, next: State, now: Date): Decision {
  const check = { step: 'check', armed: true, kept } as const
  const since = now.getTime() - Date.parse(post.armed_at ?? '')
  if (since < SETTLED_MS) return waited((SETTLED_MS - since) / 1_000, check)
  const first = post.state?.absent_at
  if (!first) return waited(ABSENT_APART_MS / 1_000, { ...check, absent_at: now.toISOString() })
  const apart = now.getTime() - Date.parse(first)
  if (apart < ABSENT_APART_MS) return waited((ABSENT_APART_MS - apart) / 1_000, check)
  const lost = new PublishError('retry', 'lost', 'The platform never got it.', 0)
  return again(post, lost, now, { armed: false, kept: next })
}

/** The next part follows a moment later; with the last of them the post is out. */
function posted(post: PostRow, made: Made): Decision {
  const { external_post_id, url } = made
  const { texts, out } = partsOfPost(post)
  const parts = { texts, out: [...out, { external_post_id, url }] }
  if (parts.out.length < texts.length)
    return waited(PARTS_APART_SECONDS, { step: 'prepare', armed: true, parts, ...afresh })
  return { next: 'posted', made: { ...made, ...parts.out[0] }, ...(texts.length > 1 && { parts }) }
}

const afresh = { kept: null, absent_at: null, sent_at: null, platform_code: null, last_error: null }

/** It is known that nothing came of this attempt: another follows, unless the platform will never take it. */
function refusal(post: PostRow, error: PublishError, now: Date, token: 'token' | 'no_token' = 'token'): Decision {
  const { outcome, platform_code, message } = error
  if (outcome === 'rejected') return failed(post, 'platform_rejected', message, platform_code)
  if (outcome === 'blocked') return failed(post, 'platform_blocked', message, platform_code)
  if (outcome === 'reauth' && token === 'no_token')
    return failed(post, 'channel_not_connected', `${message} ${connectIt(post)}`, platform_code)
  // What it had been sent before this attempt is as unknown as it was.
  const next = again(post, error, now, { armed: false, sent_at: post.state?.sent_at ?? null })
  return { ...next, refused: outcome === 'reauth' }
}

const connectIt = ({ connected_account_id }: PostRow): string =>
  connected_account_id ? 'Connect the account again.' : 'Connect one, then post the run.'

type More = { armed: boolean; kept?: State; sent_at?: string | null }

/** Another attempt at the same step later, or the end when there were too many. */
function again(post: PostRow, error: PublishError, now: Date, { armed, ...more }: More): Decision {
  const { platform_code, message } = error
  if (post.attempt >= kinds.posts.most_attempts)
    return armed ? needsAttention(post) : failed(post, 'platform_unavailable', message, platform_code)
  const seconds = error.retry_after ?? (error.outcome === 'reauth' ? 1 : backoffSeconds(post.attempt))
  const last_error = { code: platform_code, message, at: now.toISOString() }
  return later(seconds, { step: armed ? 'check' : 'prepare', armed, platform_code, last_error, ...more }, false)
}

type Wait = Pick<Pause, 'step' | 'armed'> & Omit<Pause['state'], 'waits'>

/** As the platform wants it: the next turn is no new attempt. */
const waited = (seconds: number, wait: Wait): Decision => later(seconds, wait, true)

function later(wished: number, { step, armed, ...state }: Wait, waits: boolean): Decision {
  const seconds = Math.min(Math.max(0, wished), mostWaitSeconds)
  return { next: 'wait', seconds, pause: { step, armed, state: { ...state, waits } } }
}

const UNKNOWN =
  'It is not known whether the post is out: the platform does not tell. Look at the account before you post again.'

const needsAttention = (post: PostRow): Decision =>
  failed(post, 'needs_attention', hasBegun(post) ? 'It is not known whether the next one is.' : UNKNOWN)

/** Of a post that is half out its owner is told how far it has come. */
function failed(post: PostRow, error_code: PostErrorCode, text: string, code: string | null = null): Decision {
  const isUnknown = error_code === 'needs_attention'
  const said = hasBegun(post)
    ? { error_code: 'needs_attention' as const, error_message: halfOut(post, text) }
    : { error_code, error_message: text }
  return { next: 'failed', ...said, code, step: isUnknown ? post.step : 'prepare' }
}
