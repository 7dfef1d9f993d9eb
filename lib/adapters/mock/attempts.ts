import type { AttemptLimiter } from '#lib/ports/limiter.ts'

const LIMIT = 20
const WINDOW_MS = 300_000

/** Counts attempts in memory, in fixed windows of five minutes. */
export function memoryAttempts(now: () => Date): AttemptLimiter {
  const counts = new Map<string, number>()
  return {
    count: async name => {
      const window = Math.floor(now().getTime() / WINDOW_MS)
      const used = (counts.get(`${window}/${name}`) ?? 0) + 1
      counts.set(`${window}/${name}`, used)
      return { allowed: used <= LIMIT, limit: LIMIT, resets_at: new Date((window + 1) * WINDOW_MS) }
    },
  }
}
