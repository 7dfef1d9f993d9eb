import type { ExecutionContext } from '@cloudflare/workers-types'
import type { Hono } from 'hono'
import { BadEnvironment } from '#functions/env/env.ts'
import type { AppEnv } from '#functions/http/app-env.ts'

/** Builds once per isolate what depends on the bindings only; the runtime hands over the same object each time. */
export function perEnvironment<T>(build: (raw: unknown) => T): (raw: unknown) => T {
  const built = new Map<unknown, T>()
  return raw => {
    const known = built.get(raw)
    if (known !== undefined) return known
    const value = build(raw)
    built.clear()
    built.set(raw, value)
    return value
  }
}

/** A Worker that lacks a setting tells its operator which in the log, and callers that it is not ready. */
export function orNotConfigured(work: () => Response | Promise<Response>): Response | Promise<Response> {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error
    console.error(error.message)
    const message = 'The service is not configured yet; its log names what is missing.'
    const headers = { 'retry-after': '60', 'x-content-type-options': 'nosniff' }
    return Response.json({ code: 'dependency_unavailable', message }, { status: 503, headers })
  }
}

/** A Worker that is one app and nothing beside it. */
export const workerOf = (started: (raw: unknown) => Pick<Hono<AppEnv>, 'fetch'>) => ({
  fetch: (request: Request, env: unknown, context: ExecutionContext) =>
    orNotConfigured(() => started(env).fetch(request, env as object, context)),
})
