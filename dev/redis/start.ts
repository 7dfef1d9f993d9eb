/** The local stand-in for Upstash Redis: the official client talks to it over HTTP as it does to the hosted service. */

import { type Fault, type Faults, serve } from '#dev/http/serve.ts'
import { embeddedBackend } from '#dev/redis/embedded.ts'
import { openRedis } from '#dev/redis/real.ts'
import { answerRest, type Backend } from '#dev/redis/rest.ts'
import { keepSnapshot } from '#dev/redis/snapshot-file.ts'
import { createStore } from '#dev/redis/store.ts'

const MAX_REQUEST_BYTES = 32 * 1024 * 1024

export type RedisOptions = {
  /** The file that keeps the embedded store from one start to the next. */
  snapshot?: string
  /** A real Redis to stand in front of, instead of the embedded store. */
  url?: string
  port?: number
  token?: string
  now?: () => number
}

export type Redis = {
  url: string
  token: string
  /** Writes the snapshot now instead of within a second. */
  flush(): Promise<void>
  fault(faults?: Fault | Faults): void
  close(): Promise<void>
}

type Kept = { backend: Backend; flush(): Promise<void>; close(): Promise<void> }

export async function startRedis(options: RedisOptions = {}): Promise<Redis> {
  const { port, token = 'local' } = options
  const { backend, flush, close } = options.url ? await real(options.url) : await embedded(options)
  const served = await serve({
    port,
    max_bytes: MAX_REQUEST_BYTES,
    answer: async request => {
      if (request.headers.authorization === `Bearer ${token}`) return answerRest(backend, request)
      return { status: 401, body: { error: 'WRONGPASS invalid or missing auth token' } }
    },
  })
  return {
    url: served.url,
    token,
    flush,
    fault: served.fault,
    async close() {
      await served.close()
      await close()
    },
  }
}

async function real(url: string): Promise<Kept> {
  const backend = await openRedis(url)
  return { backend, flush: async () => undefined, close: backend.close }
}

async function embedded({ snapshot, now }: RedisOptions): Promise<Kept> {
  const store = createStore({ now })
  const backend = embeddedBackend(store)
  if (!snapshot) return { backend, flush: async () => undefined, close: async () => undefined }
  const { flush, close } = await keepSnapshot(store, snapshot)
  return { backend, flush, close }
}
