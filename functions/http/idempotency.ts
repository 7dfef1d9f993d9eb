import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '#functions/http/app-env.ts'
import { type Answer, type Claim, claim } from '#lib/idempotency/record.ts'

/** What the request's Idempotency-Key stands for: this route and this input. */
export const claimed = (c: Context<AppEnv>, input: unknown): Promise<Claim | null> =>
  claim(`${c.req.method} ${c.req.path}`, c.req.header('idempotency-key'), input)

/** The stored bytes as they are, so that a replay is the first answer to the letter. */
export function send(c: Context<AppEnv>, answer: Answer): Response {
  if (answer.replayed) c.header('Idempotency-Replayed', 'true')
  return c.body(answer.body, answer.status as ContentfulStatusCode, { 'Content-Type': 'application/json' })
}
