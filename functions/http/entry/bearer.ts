import type { Context } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import { sha256Hex } from '#lib/bytes.ts'
import { looksLikeSecret } from '#lib/keys/secret.ts'
import { Problem } from '#lib/problem.ts'
import { recent } from '#lib/recent.ts'

const MOST_KEYS = 1_000

/** By the header that shows them: callers come again with the same key, and the platform hashes in a turn of its own. */
const hashes = recent<Promise<string>>(MOST_KEYS)

/** The key that a request shows as the hash that it is known by, null when it cannot be one. */
export function shownKey(c: Context<AppEnv>): Promise<string> | null {
  const header = c.req.header('authorization') ?? ''
  const known = hashes.get(header)
  if (known) return known
  const secret = tokenOf(header)
  return secret && looksLikeSecret(secret) ? hashes.keep(header, sha256Hex(secret)) : null
}

export function assertBearer(header: string | undefined): void {
  if (!header) throw new Problem('missing_api_key', 'Send your API key as `Authorization: Bearer sk_…`.')
  if (!tokenOf(header)) throw new Problem('missing_api_key', 'The Authorization header has to read `Bearer sk_…`.')
}

function tokenOf(header: string | undefined): string | null {
  const [scheme, secret, ...rest] = header?.trim().split(/\s+/) ?? []
  return scheme?.toLowerCase() === 'bearer' && secret && rest.length === 0 ? secret : null
}
