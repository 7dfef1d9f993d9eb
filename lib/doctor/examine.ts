// What one Worker knows of itself and of what it stands on, for `npm run doctor` and the smoke test of a deployment.
import { askDue } from '#lib/beat/due-store.ts'
import { lastBeats } from '#lib/beat/nap.ts'
import { utf8 } from '#lib/bytes.ts'
import type { World } from '#lib/ctx.ts'
import { askDatabase, type DatabaseState } from '#lib/doctor/examine-store.ts'

/** What could not be asked says why, in a word that holds no secret. */
export type Asked<T> = T | { failed: string }

export type Facts = {
  worker: string
  release: string
  now: number
  /** Of each setting, to be held beside the other Worker's. */
  fingerprints: Record<string, string>
  database: Asked<DatabaseState>
  /** How long Redis took, each time; milliseconds. */
  redis: Asked<{ took_ms: number[] }>
  queue: Asked<{ ok: true }>
  /** What was read back from storage under the name of this examination. */
  storage: Asked<{ read: string | null }>
  hearts: Asked<{ cron: number | null; queue: number | null }>
  /** Oldest work that waits, in milliseconds past its time. */
  late_ms: Asked<{ ms: number; kind: string | null }>
  /** What other Workers say of themselves through its bindings, which is not the way that the queue takes. */
  bound?: Record<string, Asked<Facts>>
}

/** `write` leaves the word in storage, for every other Worker to read, until it is forgotten. */
export type Examination = { token: string; write: boolean }

const PINGS = 5

export async function examine(
  world: World,
  about: Pick<Facts, 'worker' | 'release' | 'fingerprints'>,
  asked: Examination,
): Promise<Facts> {
  const storage = await attempt(() => storageAnswer(world, asked))
  const [database, redis, queue, hearts, late_ms] = await Promise.all([
    attempt(() => askDatabase(world.db)),
    attempt(() => pings(world)),
    attempt(async () => world.queue.ping().then(() => ({ ok: true as const }))),
    attempt(() => lastBeats(world)),
    attempt(() => lateness(world)),
  ])
  return { ...about, now: world.now().getTime(), database, redis, queue, storage, hearts, late_ms }
}

async function attempt<T>(ask: () => Promise<T>): Promise<Asked<T>> {
  try {
    return await ask()
  } catch (error) {
    return { failed: error instanceof Error ? error.name : 'unknown' }
  }
}

const pathOf = (token: string) => `doctor/${token}`

async function storageAnswer({ blobs }: World, { token, write }: Examination): Promise<{ read: string | null }> {
  if (write) await blobs.put(pathOf(token), utf8(token), 'text/plain')
  const found = await blobs.read(pathOf(token))
  return { read: found ? new TextDecoder().decode(found) : null }
}

/** By whom it was written: whoever reads it cannot know who still has to. */
export const forgetWord = ({ blobs }: Pick<World, 'blobs'>, token: string): Promise<void> =>
  blobs.remove(pathOf(token)).catch(() => undefined)

async function pings(world: Pick<World, 'redis' | 'now'>): Promise<{ took_ms: number[] }> {
  const took_ms: number[] = []
  for (let ping = 0; ping < PINGS; ping++) {
    const began = world.now().getTime()
    await world.redis.ping()
    took_ms.push(world.now().getTime() - began)
  }
  return { took_ms }
}

async function lateness(world: Pick<World, 'db' | 'now'>): Promise<{ ms: number; kind: string | null }> {
  const now = world.now().getTime()
  // What is due whenever somebody looks has no time of its own.
  const [oldest] = [...(await askDue(world.db))].filter(([, at]) => at > 0).sort(([, a], [, b]) => a - b)
  return oldest ? { ms: Math.max(0, now - oldest[1]), kind: oldest[0] } : { ms: 0, kind: null }
}
