// What the agents Worker stands on: the database and Redis, and the two other Workers for all else.
import type { AgentsEnv } from '#functions/env/env.ts'
import { logLine } from '#functions/http/answer/log.ts'
import * as neon from '#lib/adapters/postgres/neon.ts'
import { askPreview } from '#lib/adapters/preview.ts'
import * as upstash from '#lib/adapters/upstash.ts'
import type { World } from '#lib/ctx.ts'
import { uuidv7 } from '#lib/id.ts'
import type { Answered, Asked } from '#lib/mcp/call.ts'
import type { Queue } from '#lib/ports/queue.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'
import type { Keyring } from '#lib/seal.ts'

export type AgentsWorld = Pick<
  World,
  'db' | 'redis' | 'now' | 'pause' | 'id' | 'random' | 'plans_url' | 'public_url' | 'queue' | 'report'
>

export type AgentsDeps = {
  world: AgentsWorld
  keys: Keyring
  release: string
  /** Everything that the Worker was started with. */
  settings: Record<string, unknown>
  /** Where people are signed in already; without one they bring a link. */
  dashboard_url: string | undefined
  /** The REST interface as anybody with this key reaches it. */
  api(key: string, asked: Asked): Promise<Answered>
  /** A finished picture made small; null where that does not come about. */
  preview(path: string): Promise<Uint8Array | null>
}

/** Nothing here goes on without its records, so a slow answer is better than none. */
const patience: upstash.Patience = { timeout_ms: 4_000, breaker_ms: 0 }

const random = (size: number) => crypto.getRandomValues(new Uint8Array(size))

/** News of a revocation are in their rows: the sweep of the api Worker sends them. */
const queue: Queue = {
  send: () => Promise.reject(new Unreachable('queue')),
  ping: () => Promise.reject(new Unreachable('queue')),
}

export function agentsDeps(env: AgentsEnv, settings: Record<string, unknown>): AgentsDeps {
  const { PUBLIC_URL: public_url, URL_SIGNING_KEYS: keys, DASHBOARD_URL } = env
  const report: World['report'] = (error, about) => console.error(logLine(error, about))
  const world: AgentsWorld = {
    db: neon.connect(env.DATABASE_URL, env.NEON_FETCH_ENDPOINT),
    redis: upstash.connect(env.UPSTASH_REDIS_REST_URL, env.UPSTASH_REDIS_REST_TOKEN, Date.now, patience),
    now: () => new Date(),
    pause: ms => new Promise(resolve => setTimeout(resolve, ms)),
    id: () => uuidv7(Date.now(), random(10)),
    random,
    plans_url: DASHBOARD_URL ? `${DASHBOARD_URL}/plan` : `${public_url}/docs/plans`,
    public_url,
    queue,
    report,
  }
  return {
    ...{ world, keys, release: env.RELEASE, settings, dashboard_url: DASHBOARD_URL },
    api: apiOf(env),
    preview: path => askPreview({ renderer: env.RENDER, keys, now: world.now }, path),
  }
}

export function apiOf({ API, PUBLIC_URL }: Pick<AgentsEnv, 'API' | 'PUBLIC_URL'>): AgentsDeps['api'] {
  const ask = (target: string, asked: RequestInit) =>
    API
      ? (API.fetch(PUBLIC_URL + target, asked as never) as unknown as Promise<Response>)
      : fetch(PUBLIC_URL + target, asked)
  return async (key, { method, target, headers, body }) => {
    const authorization = `Bearer ${key}`
    const asked = { method, headers: { ...headers, authorization }, ...(body !== undefined && { body }) }
    const answer = await ask(target, asked)
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    return {
      status: answer.status,
      body: isJson && text !== '' ? JSON.parse(text) : null,
      retry_after: answer.headers.get('retry-after'),
    }
  }
}
