// What Redis remembers for the sweep, so that a service with nothing to do leaves Postgres asleep.
import type { World } from '#lib/ctx.ts'
import { HOUR_MS, MINUTE_MS } from '#lib/instant.ts'
import type { Script } from '#lib/ports/redis.ts'

/** Longer than anything under way between two rows that become due: whoever writes now is seen by a beat that asks. */
const AWAKE_MS = 20 * MINUTE_MS
/** However quiet it is, Postgres is asked this often. */
const LONGEST_NAP_MS = 3 * HOUR_MS
const ROUND_MS = HOUR_MS

const KEYS = ['sweep:awake', 'sweep:next', 'sweep:round', 'sweep:heart']

/** The clock's own trigger, and the schedule of the queue. */
const hearts = ['cron', 'queue'] as const
export type Heart = (typeof hearts)[number]

/** KEYS: awake until, next due, last round, hearts. ARGV: now, which heart. Answers whether to ask Postgres, and whether a round is due. */
const look: Script = {
  name: 'look',
  source: `
local now = tonumber(ARGV[1])
redis.call('HSET', KEYS[4], ARGV[2], ARGV[1])
local awake = tonumber(redis.call('GET', KEYS[1]) or '0')
local next = tonumber(redis.call('GET', KEYS[2]) or '0')
local ask = now < awake or now >= next
local round = ask and now - tonumber(redis.call('GET', KEYS[3]) or '0') >= ${ROUND_MS}
return {ask and 1 or 0, round and 1 or 0}`,
}

/** KEYS: next due, last round. ARGV: next due, now where a round was made. */
const lieDown: Script = {
  name: 'lie-down',
  source: `
redis.call('SET', KEYS[1], ARGV[1])
if ARGV[2] ~= '' then redis.call('SET', KEYS[2], ARGV[2]) end
return 1`,
}

const listen: Script = {
  name: 'listen',
  source: `return {redis.call('HGET', KEYS[1], 'cron') or '', redis.call('HGET', KEYS[1], 'queue') or ''}`,
}

/** When each heart last beat, in milliseconds; null where it never did. */
export async function lastBeats({ redis }: Pick<World, 'redis'>): Promise<Record<Heart, number | null>> {
  const [cron, queue] = (await redis.run(listen, [KEYS[3] ?? ''], [])) as [string, string]
  return { cron: cron ? Number(cron) : null, queue: queue ? Number(queue) : null }
}

const stir: Script = { name: 'stir', source: `redis.call('SET', KEYS[1], ARGV[1], 'PX', ${AWAKE_MS})\nreturn 1` }

type Napping = Pick<World, 'redis' | 'now'>

/** Without an answer of Redis, Postgres is asked. */
export async function lookUp({ redis, now }: Napping, heart: Heart): Promise<{ ask: boolean; round: boolean }> {
  const at = now()
  try {
    const [ask, round] = (await redis.run(look, KEYS, [at.getTime(), heart])) as [number, number]
    return { ask: Number(ask) === 1, round: Number(round) === 1 }
  } catch {
    return { ask: true, round: at.getUTCMinutes() === 0 }
  }
}

/** Until then nobody needs to ask; what Redis does not take means that the next beat asks again. */
export async function layDown({ redis, now }: Napping, next: number, round: boolean): Promise<void> {
  const at = now().getTime()
  const until = Math.min(next, at + LONGEST_NAP_MS)
  await redis.run(lieDown, [KEYS[1] ?? '', KEYS[2] ?? ''], [until, round ? at : '']).catch(() => undefined)
}

/** Something was asked of the service that may leave work behind. */
export async function wake({ redis, now }: Napping): Promise<void> {
  await redis.run(stir, [KEYS[0] ?? ''], [now().getTime() + AWAKE_MS])
}

/** Longest time for which one isolate takes its own word for it that the service is awake. */
const STIRRED_MS = 5 * MINUTE_MS

/** Wakes the sweep for whatever an isolate is asked to do, with one call to Redis in five minutes. */
export function createWaker(): (world: Napping) => Promise<void> {
  let stirred = Number.NEGATIVE_INFINITY
  return async world => {
    const at = world.now().getTime()
    if (at - stirred < STIRRED_MS) return
    stirred = at
    await wake(world).catch(() => {
      stirred = Number.NEGATIVE_INFINITY
    })
  }
}
