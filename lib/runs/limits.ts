// How long a run may take, and how long it waits between two attempts.
import { MINUTE_MS, SECOND_MS } from '#lib/instant.ts'

export const DEADLINE_MS = 10 * MINUTE_MS

/** A run that has taken this long gives its isolate back and goes on with a new message. */
export const TURN_MS = 20 * SECOND_MS

/** Work of a processor that one invocation may do; more is done apart. */
export const MOST_MS_AT_ONCE = 2 * SECOND_MS

/** Waits before the second, third and fourth attempt: about 30 seconds, then doubling. */
const BACKOFF_SECONDS = [30, 60, 120]

export const backoffSeconds = (attempt: number) => BACKOFF_SECONDS[Math.min(attempt, BACKOFF_SECONDS.length) - 1] ?? 30
