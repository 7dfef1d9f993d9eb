// The api's routes for runs without the gate: nobody is asked for a key and nothing is counted.
import type { ExecutionContext } from '@cloudflare/workers-types'
import { Hono } from 'hono'
import { apiDeps } from '#functions/deps.ts'
import { ApiEnv, readEnv } from '#functions/env/env.ts'
import { apiHeaders } from '#functions/http/answer/headers.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { request } from '#functions/http/request.ts'
import { perEnvironment } from '#functions/per-environment.ts'
import runs from '#functions/v1/runs/runs.ts'
import { readOpened } from '#lib/caller/key.ts'

const started = perEnvironment(raw => {
  const { key, workspace } = readOpened(JSON.parse((raw as { OPENED: string }).OPENED))
  const pass = () => undefined
  const app = new Hono<AppEnv>()
  app.use(
    request(apiDeps(readEnv(ApiEnv, raw), () => Promise.reject(new Error('no hooks here')))),
    apiHeaders,
    async (c, next) => {
      c.set('ctx', {
        ...c.get('world'),
        ...{ workspace, key, livemode: key.livemode, actor: `key:${key.id}`, request_id: c.get('request_id') },
        ...{
          limits: { day_spent: false, assert: pass, assertWindow: pass },
          usage: { minute: 0, creating: 0, day: 0 },
        },
      })
      await next()
    },
  )
  return app.route('/api/v1/programmatic/runs', runs)
})

export default {
  fetch: (asked: Request, env: unknown, context: ExecutionContext) => started(env).fetch(asked, env as object, context),
}
