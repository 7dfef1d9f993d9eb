// What YouTube says no with.
import * as z from 'zod'
import { type Answered, retryAfter, told } from '#lib/publish/platform/call.ts'
import { PublishError, type PublisherTools } from '#lib/publish/publisher.ts'

const Refusal = z.object({
  error: z.object({
    message: z.string().optional(),
    errors: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
})

export const reasonOf = ({ status, body }: Answered): string =>
  Refusal.safeParse(body).data?.error.errors?.[0]?.reason ?? String(status)

export function taken(answer: Answered, { now }: PublisherTools): unknown {
  if (answer.ok) return answer.body
  const { error } = Refusal.safeParse(answer.body).data ?? { error: {} }
  const reason = reasonOf(answer)
  const text = told(error.message?.replace(/<[^<>]*>/g, ''), `YouTube answered ${answer.status}.`)
  throw new PublishError(outcomeOf(answer.status, reason), reason, text, retryAfter(answer.headers, now()))
}

function outcomeOf(status: number, reason: string): PublishError['outcome'] {
  if (/^(uploadLimitExceeded|quotaExceeded|dailyLimitExceeded)$/.test(reason)) return 'blocked'
  if (/^(rateLimitExceeded|userRateLimitExceeded|backendError)$/.test(reason)) return 'retry'
  if (reason === 'youtubeSignupRequired') return 'rejected'
  if (status === 401 || /insufficientPermissions|authError/.test(reason)) return 'reauth'
  return status === 429 || status >= 500 || status === 408 ? 'retry' : 'rejected'
}
