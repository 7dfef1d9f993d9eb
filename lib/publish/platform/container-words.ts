// What Instagram, Threads and Facebook say no with.
import * as z from 'zod'
import { type Answered, bearer, call, retryAfter, told } from '#lib/publish/platform/call.ts'
import { type Account, type Outcome, PublishError, type PublisherTools } from '#lib/publish/publisher.ts'

export const Id = z.coerce.string().regex(/^\d{1,30}$/)

type Spoken = { name: string; base: string }

/** A picture or text that they never take. */
export const hopeless = /2207004|2207005|2207009|2207010|2207023|2207026|2207028|2207057|2207081/

/** The container is over or was never there. */
export const spent = /^24\/|2207006|2207008|2207020/

const Refusal = z.object({
  error: z.object({
    message: z.string().optional(),
    code: z.number().optional(),
    error_subcode: z.number().optional(),
    is_transient: z.boolean().optional(),
    error_user_msg: z.string().optional(),
  }),
})

export const codeOf = ({ body }: Answered) => Refusal.safeParse(body).data?.error.code

/** The body of a yes; a no in their words, where nothing was asked that could have happened nevertheless. */
export function taken(answer: Answered, spoken: Spoken, tools: PublisherTools): unknown {
  if (answer.ok) return answer.body
  const { outcome, platform_code, message, retry_after } = refusalOf(answer, spoken, tools)
  throw new PublishError(outcome === 'unknown' ? 'retry' : outcome, platform_code, message, retry_after)
}

type Asking = { dialect: Spoken; account: Account; tools: PublisherTools }

/** 100/33 comes for what was made a moment ago, with tokens that are good: the account itself is asked whether they are. */
export async function orAskedAgain(answer: Answered, at: Asking): Promise<unknown> {
  const { dialect, account, tools } = at
  if (!answer.ok && refusalOf(answer, dialect, tools).platform_code === '100/33')
    taken(await call(tools.http, `${dialect.base}/me?fields=id`, { headers: bearer(account) }), dialect, tools)
  return taken(answer, dialect, tools)
}

export function refusalOf(answer: Answered, { name }: Spoken, { now }: PublisherTools): PublishError {
  const { error } = Refusal.safeParse(answer.body).data ?? { error: {} }
  const text = told(error.error_user_msg ?? error.message, `${name} answered ${answer.status}.`)
  const word = [error.code ?? answer.status, error.error_subcode].filter(Boolean).join('/')
  const outcome = outcomeOf(answer.status, error.code ?? 0, error.error_subcode ?? 0, error.is_transient)
  return new PublishError(outcome, word, text, retryAfter(answer.headers, now()))
}

const blocked = [2207042, 2207051, 2207050]
const passing = [2207027, 2207003, 2207020, 2207008, 2207006, 2207053, 2207052, 2207082, 2207077, 33]
/** Somebody posts more, or otherwise, than they let. */
const DISALLOWED = 368
/** Too many calls, of the account, of the app or of its business. */
const crowded = [4, 17, 32, 613, 80_002]

function outcomeOf(status: number, code: number, sub: number, transient = false): Outcome {
  if (blocked.includes(sub) || code === DISALLOWED) return 'blocked'
  if (passing.includes(sub) || crowded.includes(code) || status === 429) return 'retry'
  if (transient || [-1, -2, 1, 2].includes(code) || status >= 500 || status === 408)
    return hopeless.test(String(sub)) ? 'rejected' : 'unknown'
  if ([190, 102, 10, 200].includes(code) || status === 401) return 'reauth'
  return 'rejected'
}
