// The Worker that answers callers.
import type { ExecutionContext, ScheduledController } from '@cloudflare/workers-types'
import { createApp } from '#functions/app.ts'
import { apiDeps } from '#functions/deps.ts'
import type { Hearers } from '#functions/doors/carry.ts'
import { ApiEnv, readEnv } from '#functions/env/env.ts'
import { doctorDoor } from '#functions/internal/doctor.ts'
import { orNotConfigured, perEnvironment } from '#functions/per-environment.ts'
import { failureLimiter } from '#lib/adapters/upstash-limiter.ts'
import { beat } from '#lib/beat/beat.ts'
import { pingDeadMan, raiseAlarm } from '#lib/doctor/alarm.ts'
import { probes } from '#lib/health/check.ts'

const started = perEnvironment(raw => {
  const env = readEnv(ApiEnv, raw)
  const failures = failureLimiter(env.UPSTASH_REDIS_REST_URL, env.UPSTASH_REDIS_REST_TOKEN)
  const here: Hearers['api'] = (target, asked) => hearHere(app, new Request(env.PUBLIC_URL + target, asked))
  const deps = { ...apiDeps(env, here), failures }
  const app: ReturnType<typeof createApp> = createApp(deps, env.PUBLIC_URL)
  const patient = { worker: 'api', deps, keys: env.URL_SIGNING_KEYS, settings: raw as Record<string, unknown> }
  const { RENDER, INTAKE, AGENTS } = env
  app.route('/internal/doctor', doctorDoor(patient, { RENDER, INTAKE, ...(AGENTS && { AGENTS }) }))
  const alarm = { webhook: env.ALERT_WEBHOOK_URL ?? null, dead_man: env.DEAD_MAN_URL ?? null }
  return { deps, app, alarm, agents: AGENTS }
})

/** Agents and those who let them in are at our origin, and answered by a Worker of their own. */
const agentPath = /^\/(?:mcp|authorize|oauth|\.well-known\/oauth-[a-z-]+)(?:\/|$)/

function answer(request: Request, env: unknown, context: ExecutionContext): Response | Promise<Response> {
  const { app, agents, deps } = started(env)
  return agents && !deps.paused && agentPath.test(new URL(request.url).pathname)
    ? (agents.fetch(request as never) as unknown as Promise<Response>)
    : app.fetch(request, env as object, context)
}

/** A hook heard without the queue has ended when all that it leaves for later has. */
async function hearHere(app: ReturnType<typeof createApp>, request: Request): Promise<Response> {
  const left: Promise<unknown>[] = []
  const context = {
    waitUntil: (work: Promise<unknown>) => void left.push(work),
    passThroughOnException: () => undefined,
  }
  const answer = await app.fetch(request, {}, context as unknown as ExecutionContext)
  while (left.length > 0) await Promise.all(left.splice(0))
  return answer
}

export default {
  fetch: (request: Request, env: unknown, context: ExecutionContext) =>
    orNotConfigured(() => answer(request, env, context)),

  /** The second heart, which beats without the queue. */
  scheduled: (_: ScheduledController, env: unknown, context: ExecutionContext) => {
    const { deps, alarm } = started(env)
    const world = deps.world(work => context.waitUntil(work))
    const beating = deps.paused ? Promise.resolve(null) : beat(world, 'cron')
    const watch = (found: number | null) =>
      found === null ? undefined : raiseAlarm(world, probes(world, deps.pingRenderer), deps.release, alarm)
    context.waitUntil(Promise.all([beating.then(watch), pingDeadMan(world, alarm)]))
  },
}
