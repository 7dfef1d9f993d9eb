// What every call to LinkedIn carries, and what it says no with.
import * as z from 'zod'
import { type Answered, bearer, retryAfter, told } from '#lib/publish/platform/call.ts'
import { type Account, PublishError, type PublisherTools } from '#lib/publish/publisher.ts'

export const BASE = 'https://api.linkedin.com/rest'
export const DOMAIN = 'linkedin.com'
export const Urn = z.string().regex(/^urn:li:(image|video|document):[\w-]+$/)
export const headers = (account: Account) => ({ ...bearer(account), 'x-restli-protocol-version': '2.0.0' })

const Refusal = z.object({
  code: z.string().optional(),
  serviceErrorCode: z.number().optional(),
  message: z.string().optional(),
})

export function taken(answer: Answered, { now }: PublisherTools): unknown {
  if (answer.ok) return answer.body
  const { code, serviceErrorCode, message } = Refusal.safeParse(answer.body).data ?? {}
  const text = told(message, `LinkedIn answered ${answer.status}.`)
  const word = code ?? String(serviceErrorCode ?? answer.status)
  throw new PublishError(outcomeOf(answer.status, text), word, text, retryAfter(answer.headers, now()))
}

function outcomeOf(status: number, text: string): PublishError['outcome'] {
  if (status === 401) return 'reauth'
  // Said for a moment of media that has just come in.
  if (/unable to obtain activity|resource is forbidden/i.test(text)) return 'retry'
  // 426: the version of the interface is over, which nobody but the operator can change.
  if (status === 426) return 'blocked'
  if (status === 403) return 'reauth'
  return status === 429 || status >= 500 || status === 408 ? 'retry' : 'rejected'
}

export const isPage = ({ external_id }: Account) => external_id.startsWith('urn:li:organization:')
