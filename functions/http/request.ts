import { createMiddleware } from 'hono/factory'
import type { Deps } from '#functions/deps.ts'
import type { AppEnv } from '#functions/http/app-env.ts'

/** Names the request and gives it its world. The caller's own id is never taken for ours. */
export const request = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const world = deps.world(work => c.executionCtx.waitUntil(work))
    const request_id = `req_${world.id().replaceAll('-', '')}`
    c.set('world', world)
    c.set('request_id', request_id)
    c.header('X-Request-Id', request_id)
    await next()
  })
