import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '#functions/http/app-env.ts'
import { noted } from '#functions/http/doc.ts'
import { claimed } from '#functions/http/idempotency.ts'
import { type Kept, takeTurn } from '#lib/idempotency/turn.ts'

const KEPT_HEADERS = ['content-type', 'etag', 'location']

/**
 * Lets a write be sent again under its Idempotency-Key: the first success is the answer to each repetition. It stands
 * behind the checks of the body, so that what cannot be read never takes a turn.
 */
export const repeatable = noted(
  createMiddleware<AppEnv>(async (c, next) => {
    const claim = await claimed(c, (await c.req.bodyCache.json) ?? null)
    if (!claim) return next()
    const { ctx } = c.var
    const turn = await takeTurn(ctx, claim)
    if ('status' in turn) return again(c, turn)
    c.set('ctx', { ...ctx, id: firstly(turn.id, ctx.id) })
    await next()
    if (c.res.status >= 500) return turn.pass()
    if (!c.res.ok) return turn.drop()
    const answer = await kept(c.res)
    const first = await turn.keep(answer)
    if (first !== answer) c.res = again(c, first)
  }),
  { kind: 'repeatable' },
)

function again(c: Context<AppEnv>, { status, body, headers }: Kept): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  c.header('Idempotency-Replayed', 'true')
  return body === null ? c.body(null, 204) : c.body(body, status as ContentfulStatusCode)
}

async function kept(answer: Response): Promise<Kept> {
  const headers = [...answer.headers].filter(([name]) => KEPT_HEADERS.includes(name))
  const body = answer.status === 204 ? null : await answer.clone().text()
  return { status: answer.status, body, headers: Object.fromEntries(headers) }
}

function firstly(first: string, rest: () => string): () => string {
  let given = false
  return () => {
    if (given) return rest()
    given = true
    return first
  }
}
