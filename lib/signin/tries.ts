// Whoever tries many words that open nothing waits: they cannot be guessed, and nobody should spend our time on it.
import type { Redis, Script } from '#lib/ports/redis.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'

const MOST = 20
const WINDOW_MS = 300_000

const count: Script = {
  name: 'count-try',
  source: `
local tries = redis.call('INCR', KEYS[1])
if tries == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
if tries <= tonumber(ARGV[2]) then return 0 end
return redis.call('PTTL', KEYS[1])`,
}

/** Counts a try that opened nothing; answers for how many seconds its address has to wait. Without Redis nobody waits. */
export async function countTry(redis: Redis, address: string): Promise<number> {
  const left = await redis.run(count, [`tries:${address}`], [WINDOW_MS, MOST]).catch(error => {
    if (error instanceof Unreachable) return 0
    throw error
  })
  return Math.ceil(Number(left) / 1000)
}
