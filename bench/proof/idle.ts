// What a deployment costs that nobody uses: a day of both hearts on the real handlers, every statement, command and message counted.
import type { Figure } from '#bench/figures/figure.ts'
import type { Proof } from '#bench/proof/proof.ts'
import { createStore } from '#dev/redis/store.ts'
import { outsideWorld } from '#dev/world.ts'
import { memoryBlobs } from '#lib/adapters/mock/blobs.ts'
import { memoryQueue } from '#lib/adapters/mock/queue.ts'
import { beat } from '#lib/beat/beat.ts'
import type { World } from '#lib/ctx.ts'
import type { Db } from '#lib/db.ts'
import { HOUR_MS, MINUTE_MS } from '#lib/instant.ts'
import { freshDatabase } from '#test/races/postgres.ts'
import { realPostgres } from '#test/support/real.ts'
import { storeRedis } from '#test/support/redis.ts'

const NOON = Date.parse('2026-11-20T12:00:00.000Z')
const MINUTES = 24 * 60
const QUEUE_EVERY = 5
const DAYS = 30.4
const MOST_USD = 6

/** List prices of November 2026, in dollars: docs/deploy.md names their pages. */
const PRICES = {
  workers_month: 5,
  neon_compute_hour: 19.35 / (0.25 * 24 * DAYS),
  neon_compute_units: 0.25,
  neon_minutes_until_asleep: 5,
  queue_message: 1 / 100_000,
  redis_command: 2 / 1_000_000,
}

type Counted = { statements: number; awake_minutes: number; redis: number; messages: number }

export const proof: Proof = {
  area: 'Cost',
  run: async () => {
    const server = await realPostgres()
    if (!server) throw new Error('no PostgreSQL answers')
    const { db, close } = await freshDatabase(server)
    try {
      return [figureOf(await idleDay(db))]
    } finally {
      await close()
    }
  },
}

/** The cron trigger every minute, the queue's schedule every five; a minute is awake where the one before asked Postgres too lately. */
async function idleDay(db: Db): Promise<Counted> {
  let at = NOON
  const counted: Counted = { statements: 0, awake_minutes: 0, redis: 0, messages: 0 }
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
  }
  let asked_at = Number.NEGATIVE_INFINITY
  for (let minute = 0; minute < MINUTES; minute++, at += MINUTE_MS) {
    const before = counted.statements
    await beat(world, 'cron')
    if (minute % QUEUE_EVERY === 0) {
      counted.messages++
      await beat(world, 'queue')
    }
    if (counted.statements > before) asked_at = at
    if (at - asked_at < PRICES.neon_minutes_until_asleep * MINUTE_MS) counted.awake_minutes++
  }
  return counted
}

function figureOf({ statements, awake_minutes, redis, messages }: Counted): Figure {
  const neon = ((awake_minutes * MINUTE_MS) / HOUR_MS) * PRICES.neon_compute_units * PRICES.neon_compute_hour * DAYS
  const usd = PRICES.workers_month + neon + DAYS * (messages * PRICES.queue_message + redis * PRICES.redis_command)
  return {
    goal: 'idle',
    target: `at most $${MOST_USD} a month`,
    figure: `$${usd.toFixed(2)} a month: ${statements} statements, ${awake_minutes} minutes of Postgres awake, ${messages} messages and ${redis} commands of Redis a day`,
    met: usd <= MOST_USD,
    how: 'a day of both hearts on the real handlers, list prices of November 2026',
  }
}
