// Worker 1: answers callers.
import type { ExecutionContext, ScheduledController } from '@cloudflare/workers-types'
import { createApp } from '#functions/app.ts'
import { apiDeps } from '#functions/deps.ts'
import { ApiEnv, readEnv } from '#functions/env.ts'
import { orNotConfigured, perEnvironment } from '#functions/per-environment.ts'
import { sweepEverything } from '#lib/sweep.ts'

const started = perEnvironment(raw => {
  const env = readEnv(ApiEnv, raw)
  const deps = apiDeps(env)
  return { deps, app: createApp(deps, env.PUBLIC_URL) }
})

export default {
  fetch: (request: Request, env: unknown, context: ExecutionContext) =>
    orNotConfigured(() => started(env).app.fetch(request, env as object, context)),

  /** The second heart, which beats without the queue. */
  scheduled: (_: ScheduledController, env: unknown, context: ExecutionContext) => {
    context.waitUntil(sweepEverything(started(env).deps.world(work => context.waitUntil(work))))
  },
}
