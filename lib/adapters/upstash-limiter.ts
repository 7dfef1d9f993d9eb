// In a file of its own, because only the api Worker has it: the package weighs 11 kB.
import { Ratelimit } from '@upstash/ratelimit'
import { commands } from '#lib/adapters/upstash.ts'
import type { AttemptLimiter } from '#lib/ports/limiter.ts'

const TIMEOUT_MS = 300
const FAILURES = 20

type Client = ConstructorParameters<typeof Ratelimit>[0]['redis']

/** Wrong keys of one address in five minutes. Without Redis nobody is kept out: a wrong key opens nothing anyway. */
export function failureLimiter(url: string, token: string): AttemptLimiter {
  const limiter = new Ratelimit({
    redis: scriptsOf(url, token),
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

/** A window without a list of the denied asks its client for scripts alone, so this is all of Upstash's that it needs. */
function scriptsOf(url: string, token: string): Client {
  const ask = commands(url, token, TIMEOUT_MS)
  const scripts = {
    evalsha: (sha: string, keys: string[], args: unknown[]) => ask('evalsha', sha, keys.length, ...keys, ...args),
    eval: (script: string, keys: string[], args: unknown[]) => ask('eval', script, keys.length, ...keys, ...args),
  }
  return scripts as unknown as Client
}
