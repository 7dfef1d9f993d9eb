// What a deployment costs that nobody uses: a day of both hearts on the real handlers, every statement, command and message counted.
import type { Figure } from '#bench/figures/figure.ts'
import { type Counted, MINUTES_UNTIL_ASLEEP, monthOf, nothing } from '#bench/proof/cost/bill.ts'
import type { Proof } from '#bench/proof/proof.ts'
import { onPostgres } from '#bench/rig/postgres.ts'
import { createStore } from '#dev/redis/store.ts'
import { outsideWorld } from '#dev/world.ts'
import { memoryBlobs } from '#lib/adapters/mock/blobs.ts'
import { testPosting } from '#lib/adapters/mock/posting.ts'
import { memoryQueue } from '#lib/adapters/mock/queue.ts'
import { beat } from '#lib/beat/beat.ts'
import type { World } from '#lib/ctx.ts'
import type { Db } from '#lib/db.ts'
import { MINUTE_MS } from '#lib/instant.ts'
import { postsOf } from '#lib/publish/at-hand.ts'
import { storeRedis } from '#test/support/redis.ts'

const NOON = Date.parse('2026-11-20T12:00:00.000Z')
const MINUTES = 24 * 60
const QUEUE_EVERY = 5
const MOST_USD = 6

export const proof: Proof = {
  area: 'Cost',
  run: () => onPostgres(async db => [figureOf(await idleDay(db))]),
}

/** The cron trigger every minute, the queue's schedule every five; a minute is awake where the one before asked Postgres too lately. */
export async function idleDay(db: Db): Promise<Counted> {
  let at = NOON
  const counted = nothing()
  const execute: Db['execute'] = statement => {
    counted.statements++
    return db.execute(statement)
  }
  const store = storeRedis(createStore({ now: () => at }))
  const redis: World['redis'] = {
    run: (...asked) => {
      counted.redis++
      return store.run(...asked)
    },
    ping: () => store.ping(),
  }
  const outside = outsideWorld(
    {
      DATABASE_URL: 'postgres://nobody:none@db.example.com/none',
      UPSTASH_REDIS_REST_URL: 'https://redis.example.com',
      UPSTASH_REDIS_REST_TOKEN: 't',
    },
    'https://api.example.com',
  )
  const world: World = {
    ...outside,
    db: { execute } as unknown as Db,
    redis,
    queue: memoryQueue(),
    blobs: memoryBlobs(),
    now: () => new Date(at),
    posts: { ...outside.posts, tendAccounts: () => postsOf(poster).tendAccounts() },
  }
  const poster = { ...world, posting: () => testPosting }
  let asked_at = Number.NEGATIVE_INFINITY
  for (let minute = 0; minute < MINUTES; minute++, at += MINUTE_MS) {
    const before = counted.statements
    await beat(world, 'cron')
    if (minute % QUEUE_EVERY === 0) {
      counted.messages++
      await beat(world, 'queue')
    }
    if (counted.statements > before) asked_at = at
    if (at - asked_at < MINUTES_UNTIL_ASLEEP * MINUTE_MS) counted.awake_minutes++
  }
  return counted
}

function figureOf(counted: Counted): Figure {
  const { statements, awake_minutes, redis, messages } = counted
  const { usd } = monthOf(counted)
  return {
    goal: 'idle',
    target: `at most $${MOST_USD} a month`,
    figure: `$${usd.toFixed(2)} a month: ${statements} statements, ${awake_minutes} minutes of Postgres awake, ${messages} messages and ${redis} commands of Redis a day`,
    met: usd <= MOST_USD,
    how: 'a day of both hearts on the real handlers, list prices of November 2026',
  }
}
