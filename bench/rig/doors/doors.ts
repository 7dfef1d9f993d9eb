import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Fault } from '#dev/http/serve.ts'
import type { Services } from '#dev/world.ts'

export type Door = 'postgres' | 'redis' | 'queue'

export type Doors = {
  services: Services
  queue_url: string
  /** Without a fault the door is well again. */
  fault(door: Door, fault?: Fault): Promise<void>
  close(): Promise<void>
}

export async function openDoors(database_url = '', redis_url = ''): Promise<Doors> {
  const child = fork(join(import.meta.dirname, 'process.ts'), [database_url, redis_url], {
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', './dev/modules.mjs'],
  })
  const opened = await said(child)
  return {
    services: {
      DATABASE_URL: String(opened.connection_string),
      NEON_FETCH_ENDPOINT: String(opened.endpoint),
      UPSTASH_REDIS_REST_URL: String(opened.redis_url),
      UPSTASH_REDIS_REST_TOKEN: String(opened.redis_token),
    },
    queue_url: String(opened.queue_url),
    async fault(door, fault) {
      child.send({ door, fault })
      await said(child)
    },
    async close() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}

async function said(child: ChildProcess): Promise<Record<string, unknown>> {
  const ended = new AbortController()
  try {
    const [message] = await Promise.race([
      once(child, 'message', { signal: ended.signal }),
      once(child, 'exit', { signal: ended.signal }).then(([code]) => {
        throw new Error(`the doors ended with ${code}`)
      }),
    ])
    return message
  } finally {
    ended.abort()
  }
}
