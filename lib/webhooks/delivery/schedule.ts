// When a delivery is attempted, and when an endpoint that only fails is given up.
import { after, HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/instant.ts'

/** Waits before the second to the tenth attempt: 75 hours in all. */
const WAITS_MS = [
  ...[5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS],
  ...[10 * HOUR_MS, 14 * HOUR_MS, 20 * HOUR_MS, 24 * HOUR_MS],
]
const JITTER = 0.1
const LONGEST_WAIT_MS = 24 * HOUR_MS

export const TIMEOUT_MS = 15 * SECOND_MS
/** From this many failures in a row on, an endpoint is asked by one attempt at a time. */
export const PROBE_AFTER = 5
/** An endpoint that has failed this long without one success is disabled … */
export const DISABLE_AFTER_MS = 120 * HOUR_MS
/** … if its failures are this far apart: one old failure is not five days of them. */
export const FAILURES_APART_MS = 12 * HOUR_MS
/** How long the old secret signs beside the new one. */
export const OVERLAP_MS = 24 * HOUR_MS
export const LOG_DAYS = 30

/**
 * When to try again after `attempts` of this round have failed, or null when that was the last one. The receiver's own
 * `Retry-After` can only make it later. `chance` is from 0 to 1.
 */
export function nextAttempt(attempts: number, now: Date, chance: number, retry_after_ms: number | null): Date | null {
  const wait = WAITS_MS[attempts - 1]
  if (wait === undefined) return null
  const jittered = Math.round(wait * (1 + JITTER * (2 * chance - 1)))
  return after(now, Math.max(jittered, Math.min(retry_after_ms ?? 0, LONGEST_WAIT_MS)))
}

/** What a `Retry-After` header asks for, in seconds or as a date; null when it cannot be read. */
export function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * SECOND_MS
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime())
}
