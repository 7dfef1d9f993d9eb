// What TikTok says no with, and what an account of it can be set to.
import * as z from 'zod'
import { type Answered, retryAfter, told } from '#lib/publish/platform/call.ts'
import { type Outcome, PublishError, type PublisherTools } from '#lib/publish/publisher.ts'

export const BASE = 'https://open.tiktokapis.com/v2'

/** Everything that its owner has not chosen is off. */
export const TikTokSettings = z.object({
  privacy: z.string().nullable().catch(null),
  comments: z.boolean().catch(false),
  duets: z.boolean().catch(false),
  stitches: z.boolean().catch(false),
  own_business: z.boolean().catch(false),
  music: z.boolean().catch(false),
  /** Only what a model has made in the picture, unless its owner says otherwise. */
  made_with_ai: z.boolean().nullable().catch(null),
})

const Refusal = z.object({ error: z.object({ code: z.string(), message: z.string().optional() }) })

/** TikTok says no with the status 200, too. */
export function taken(answer: Answered, { now }: PublisherTools): unknown {
  const { error } = Refusal.safeParse(answer.body).data ?? {}
  if (answer.ok && (!error || error.code === 'ok')) return answer.body
  const code = error && error.code !== 'ok' ? error.code : String(answer.status)
  const text = told(error?.message, `TikTok answered ${code}.`)
  throw new PublishError(outcomeOf(code, answer.status), code, text, retryAfter(answer.headers, now()))
}

const reauth = /^(access_token_\w+|scope_\w+|auth_removed)$/
const blocked =
  /^(spam_risk_too_many_posts|spam_risk_too_many_pending_share|spam_risk_user_banned_from_posting|reached_active_user_cap|unaudited_client_can_only_post_to_private_accounts)$/

function outcomeOf(code: string, status: number): Outcome {
  if (status === 401 || reauth.test(code)) return 'reauth'
  if (blocked.test(code)) return 'blocked'
  return status === 429 || status >= 500 || code === 'rate_limit_exceeded' || code === 'internal_error'
    ? 'retry'
    : 'rejected'
}

/** Why what it had taken came to nothing. It is certain by then, so that only another try or its end can follow. */
export function failure(reason: string): PublishError {
  const again = /^(internal|video_pull_failed|photo_pull_failed)$/.test(reason)
  return new PublishError(
    again ? 'retry' : 'rejected',
    reason || 'failed',
    `TikTok did not publish it: ${reason || 'no reason given'}.`,
  )
}
