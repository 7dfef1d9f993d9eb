// What a day's counts cost a month, at list prices.
import { HOUR_MS, MINUTE_MS } from '#lib/instant.ts'

const DAYS = 30.4

/** List prices of November 2026, in dollars: docs/operate/costs.md is made of them. */
export const PRICES = {
  workers_month: 5,
  neon_compute_hour: 19.35 / (0.25 * 24 * DAYS),
  neon_compute_units: 0.25,
  queue_message: 1 / 100_000,
  redis_command: 2 / 1_000_000,
  file_write: 4.5 / 1_000_000,
}

/** Without a statement for so long, Postgres sleeps. */
export const MINUTES_UNTIL_ASLEEP = 5

/** Of one day. */
export type Counted = { statements: number; awake_minutes: number; redis: number; messages: number; files: number }

export const nothing = (): Counted => ({ statements: 0, awake_minutes: 0, redis: 0, messages: 0, files: 0 })

/** A month of such days. Processor time and requests stay within what the plan of Workers includes. */
export function monthOf({ awake_minutes, redis, messages, files }: Counted) {
  const compute = ((awake_minutes * MINUTE_MS) / HOUR_MS) * PRICES.neon_compute_units * PRICES.neon_compute_hour
  const parts = {
    Workers: PRICES.workers_month,
    Postgres: DAYS * compute,
    queue: DAYS * messages * PRICES.queue_message,
    Redis: DAYS * redis * PRICES.redis_command,
    files: DAYS * files * PRICES.file_write,
  }
  return { parts, usd: Object.values(parts).reduce((sum, part) => sum + part, 0) }
}
