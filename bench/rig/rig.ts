// Everything that a measurement of the api needs: doors, the Worker, keys and a run.
import { Redis } from 'ioredis'
import { freshVars, startApi } from '#bench/rig/api.ts'
import { type Doors, openDoors } from '#bench/rig/doors/doors.ts'
import { type Seeded, seedLoad } from '#bench/rig/seeded.ts'
import { migrate } from '#dev/migrate.ts'
import type { WorkerdHandle } from '#dev/workerd/workerd.ts'
import { freshDatabase } from '#test/races/postgres.ts'
import { realPostgres, realRedis } from '#test/support/real.ts'

export type Rig = Seeded & {
  doors: Doors
  vars: Record<string, string>
  api: WorkerdHandle
  /** The address below which the API's paths lie. */
  base_url: string
  /** What stood behind the doors. */
  engines: string
}

export async function withRig<T>(key_count: number, work: (rig: Rig) => Promise<T>): Promise<T> {
  const opened: { close(): Promise<unknown> }[] = []
  const keep = <One extends { close(): Promise<unknown> }>(one: One): One => {
    opened.push(one)
    return one
  }
  try {
    const [server, redis_url] = [await realPostgres(), await realRedis()]
    const database = server ? keep(await freshDatabase(server)) : undefined
    if (redis_url) keep(emptiedAtTheEnd(redis_url))
    const doors = keep(await openDoors(database?.url, redis_url))
    if (!database) await migrate(doors.services.DATABASE_URL, doors.services.NEON_FETCH_ENDPOINT)
    const vars = await freshVars(doors.services, doors.queue_url)
    const api = keep(await startApi(vars))
    const seeded = await seedLoad(doors.services, api.url, key_count)
    const engines = `${database ? 'PostgreSQL' : 'PGlite'} and ${redis_url ? 'Redis' : 'the embedded Redis'}`
    return await work({ ...seeded, doors, vars, api, base_url: `${api.url}/api/v1/programmatic`, engines })
  } finally {
    for (const one of opened.reverse()) await one.close()
  }
}

/** The next who looks for an empty database finds this one again. */
const emptiedAtTheEnd = (url: string) => ({
  close: async () => {
    const redis = new Redis(url)
    await redis.flushdb()
    redis.disconnect()
  },
})

export const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
