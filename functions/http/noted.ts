// Writes and refusals of keys go into the request log, once their answer is made.
import type { Context, Next } from 'hono'
import { localCounter } from '#functions/http/answer/rate.ts'
import { isReading } from '#functions/http/answer/reading.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { via } from '#functions/http/entry/via.ts'
import { noteRequest } from '#lib/requests/log.ts'

/** A key that runs into its limits a thousand times a second is told of, but not a thousand times. */
const REFUSALS_A_MINUTE = 30

export function notedRequests() {
  const refusals = localCounter()
  return async (c: Context<AppEnv>, next: Next): Promise<void> => {
    const world = c.var.world
    const began = world.now()
    await next()
    const { caller } = c.var
    if (!caller || (isReading(c.req.method) && c.res.status < 400)) return
    if (c.res.status === 429 && refusals(caller.key.id, began) > REFUSALS_A_MINUTE) return
    const { pathname, search } = new URL(c.req.url)
    const noting = Promise.resolve(c.req.bodyCache.json).then(body =>
      noteRequest(world, {
        request_id: c.var.request_id,
        workspace_id: caller.workspace.id,
        livemode: caller.key.livemode,
        key_id: caller.key.id,
        via: via(c),
        method: c.req.method,
        path: pathname + search,
        status: c.res.status,
        code: c.var.refused_with ?? null,
        ms: world.now().getTime() - began.getTime(),
        body,
        created_at: began.toISOString(),
      }),
    )
    world.later(noting.catch(error => world.report(error, { request_log: c.var.request_id })))
  }
}
