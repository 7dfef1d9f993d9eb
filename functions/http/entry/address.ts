import type { Context } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import { networkOf } from '#lib/outbound/address.ts'
import type { AttemptLimiter } from '#lib/ports/limiter.ts'

type Attempts = Awaited<ReturnType<AttemptLimiter['count']>>

const MOST_KNOWN = 10_000

/** Whom a request counts for: Cloudflare names the caller's address, and who holds one of version 6 holds a whole /64. */
export const address = (c: Pick<Context<AppEnv>, 'req'>) => networkOf(c.req.header('cf-connecting-ip') ?? '')

/** Addresses that this isolate has seen at their limit of wrong keys, for as long as that lasts. */
export function spentAddresses() {
  const spent = new Map<string, Attempts>()
  return {
    at: (from: string, now: Date): Attempts | null => {
      const known = spent.get(from)
      if (!known) return null
      if (known.resets_at > now) return known
      spent.delete(from)
      return null
    },
    note: (from: string, attempts: Attempts) => {
      if (spent.size >= MOST_KNOWN) spent.clear()
      spent.set(from, attempts)
    },
  }
}
