// In a file of its own, because only the api Worker has it: the package weighs 11 kB.
import { Ratelimit } from '@upstash/ratelimit'
import { Redis as Client } from '@upstash/redis/cloudflare'
import type { AttemptLimiter } from '#lib/ports/limiter.ts'

const TIMEOUT_MS = 300
const FAILURES = 20

/** Wrong keys of one address in five minutes. Without Redis nobody is kept out: a wrong key opens nothing anyway. */
export function failureLimiter(url: string, token: string): AttemptLimiter {
  const redis = new Client({
    url,
    token,
    retry: { retries: 0 },
    enableTelemetry: false,
    signal: () => AbortSignal.timeout(TIMEOUT_MS),
  })
  const limiter = new Ratelimit({
    redis,
    prefix: 'failed-auth',
    limiter: Ratelimit.fixedWindow(FAILURES, '5 m'),
    timeout: TIMEOUT_MS,
  })
  return {
    count: name =>
      limiter.limit(name).then(
        ({ success, limit, reset }) => ({ allowed: success, limit, resets_at: new Date(reset) }),
        () => ({ allowed: true, limit: FAILURES, resets_at: new Date(0) }),
      ),
  }
}
