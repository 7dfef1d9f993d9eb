// The api Worker on doors in this process, where a program can watch each question: for counting, not for timing.
import { setTimeout } from 'node:timers/promises'
import { freshVars, startApi } from '#bench/rig/api.ts'
import { openQueueSink } from '#bench/rig/doors/queue-sink.ts'
import { type Counted, countTrips } from '#bench/rig/doors/trips.ts'
import { type Seeded, seedLoad } from '#bench/rig/seeded.ts'
import type { Fault } from '#dev/http/serve.ts'
import { migrate } from '#dev/migrate.ts'
import { startPostgres } from '#dev/postgres/start.ts'
import { startRedis } from '#dev/redis/start.ts'

const HOP_MS = 120
/** For so long after a late answer the Worker does not ask its Redis at all. */
const PATIENCE_MS = 5_100

export type Near = Seeded & {
  call(method: string, path: string, body?: string, headers?: Record<string, string>): Promise<Response>
  /** The same call, with what it asked of the services. */
  counted(...request: Parameters<Near['call']>): Promise<Counted & { status: number }>
  faultQueue(fault?: Fault): void
  close(): Promise<void>
}

/** A busy machine was later with its Redis than the Worker waits: what such a request asks is another question. */
const isDegraded = (answer: Response) => answer.headers.get('ratelimit-policy')?.includes(';degraded') ?? false

/** `image` saves the migrations. */
export async function openNear(image?: Blob): Promise<Near> {
  const [postgres, redis, queue] = await Promise.all([
    startPostgres(image ? { image } : {}),
    startRedis(),
    openQueueSink(),
  ])
  if (!image) await migrate(postgres.connection_string, postgres.endpoint)
  const services = {
    DATABASE_URL: postgres.connection_string,
    NEON_FETCH_ENDPOINT: postgres.endpoint,
    UPSTASH_REDIS_REST_URL: redis.url,
    UPSTASH_REDIS_REST_TOKEN: redis.token,
  }
  const api = await startApi(await freshVars(services, queue.url))
  const seeded = await seedLoad(services, api.url, 1)

  const call: Near['call'] = (method, path, body, headers) =>
    fetch(`${api.url}${path.startsWith('/') ? path : `/api/v1/programmatic/${path}`}`, {
      method,
      headers: { authorization: `Bearer ${seeded.keys[0]}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
    })

  return {
    ...seeded,
    call,
    counted: async (...request) => {
      for (;;) {
        // The key is in Redis before, as it is for every request but one in a minute.
        let answers = [await call('GET', 'me', undefined, request[3])]
        const trips = await countTrips({ postgres, redis, queue }, HOP_MS, async () => {
          answers = [...answers, await call(...request)]
          await Promise.all(answers.map(answer => answer.arrayBuffer()))
        })
        if (!answers.some(isDegraded)) return { ...trips, status: answers.at(-1)?.status ?? 0 }
        await setTimeout(PATIENCE_MS)
      }
    },
    faultQueue: queue.fault,
    close: async () => {
      for (const one of [api, queue, redis, postgres]) await one.close()
    },
  }
}
