import { createMiddleware } from 'hono/factory'
import { isSafe } from '#functions/http/answer/reading.ts'
import type { AppEnv, Renderer } from '#functions/http/app-env.ts'
import { createWaker } from '#lib/beat/nap.ts'
import type { World } from '#lib/ctx.ts'

/** On every answer of every door, files and pages among them. */
const safe = Object.entries({
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
})

/** A world for one request. */
type Worlds = { world(later: World['later']): World & Renderer }

/** Names the request and gives it its world. The caller's own id is never taken for ours. */
export const request = <D extends Worlds>(deps: D) => {
  const wakeSweep = createWaker()
  return createMiddleware<AppEnv>(async (c, next) => {
    const world = deps.world(work => c.executionCtx.waitUntil(work))
    const request_id = `req_${world.id().replaceAll('-', '')}`
    c.set('world', world)
    c.set('request_id', request_id)
    c.header('X-Request-Id', request_id)
    if (!isSafe(c.req.method)) world.later(wakeSweep(world))
    await next()
    for (const [name, value] of safe) c.res.headers.set(name, value)
  })
}
