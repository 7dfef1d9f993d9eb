// A world for programs that run beside the Workers: the administration and the seed. The same verbs, the same vendors.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSettings } from '#dev/local/settings.ts'
import * as neon from '#lib/adapters/postgres/neon.ts'
import * as upstash from '#lib/adapters/upstash.ts'
import type { World } from '#lib/ctx.ts'
import { uuidv7 } from '#lib/id.ts'
import type { Blobs } from '#lib/ports/blobs.ts'
import type { Queue } from '#lib/ports/queue.ts'
import { parseKeyring } from '#lib/seal.ts'

export type Services = {
  DATABASE_URL: string
  NEON_FETCH_ENDPOINT?: string
  UPSTASH_REDIS_REST_URL: string
  UPSTASH_REDIS_REST_TOKEN: string
}

const random = (size: number) => new Uint8Array(randomBytes(size))

const absent = (port: string) => () => Promise.reject(new Error(`the ${port} is not at hand outside the Workers`))

const queue: Queue = { send: absent('queue'), ping: absent('queue') }
const blobs: Blobs = {
  put: absent('storage'),
  get: absent('storage'),
  read: absent('storage'),
  head: absent('storage'),
  remove: absent('storage'),
  startParts: absent('storage'),
  putPart: absent('storage'),
  finishParts: absent('storage'),
  dropParts: absent('storage'),
  ping: absent('storage'),
}

/** What stands beside the Workers of a started stack, with the keys that it keeps in `dir`. */
export async function stackWorld(stack: { services: Services; base_url: string }, dir: string): Promise<World> {
  const keyring = parseKeyring((await readSettings(dir)).sealing_keys)
  return { ...outsideWorld(stack.services, stack.base_url), keyring }
}

export function outsideWorld(services: Services, public_url: string): World {
  return {
    db: neon.connect(services.DATABASE_URL, services.NEON_FETCH_ENDPOINT),
    redis: upstash.connect(services.UPSTASH_REDIS_REST_URL, services.UPSTASH_REDIS_REST_TOKEN, Date.now),
    queue,
    blobs,
    library: {
      take: absent('library'),
      takeFont: absent('library'),
      link: absent('library'),
      opens: absent('library'),
      writable: absent('library'),
      mayWrite: absent('library'),
    },
    chooser: () => absent('platforms'),
    posts: { attempt: absent('platforms'), tendAccounts: absent('platforms'), mustBeSeen: absent('platforms') },
    http: absent('network'),
    messenger: null,
    mail: null,
    payments: null,
    plans_url: public_url && `${public_url}/docs/plans`,
    targets: { ownOrigins: [public_url], allowLocal: false },
    keyring: [{ id: 'outside', secret: random(32) }],
    random,
    now: () => new Date(),
    pause: sleep,
    within: absent('time'),
    id: () => uuidv7(Date.now(), random(10)),
    later: work => void work.catch(error => console.error(error)),
    report: (error, about) => console.error(error, about),
    public_url,
  }
}
