import type { Context } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import { sha256Hex } from '#lib/bytes.ts'
import { looksLikeSecret } from '#lib/keys/secret.ts'
import { Problem } from '#lib/problem.ts'

/** The key that a request shows as the hash that it is known by, null when it cannot be one. Worked out once. */
export function shownKey(c: Context<AppEnv>): Promise<string> | null {
  const known = c.get('shown_key')
  if (known !== undefined) return known
  const secret = tokenOf(c.req.header('authorization'))
  const shown = secret && looksLikeSecret(secret) ? sha256Hex(secret) : null
  c.set('shown_key', shown)
  return shown
}

export function assertBearer(header: string | undefined): void {
  if (!header) throw new Problem('missing_api_key', 'Send your API key as `Authorization: Bearer sk_…`.')
  if (!tokenOf(header)) throw new Problem('missing_api_key', 'The Authorization header has to read `Bearer sk_…`.')
}

function tokenOf(header: string | undefined): string | null {
  const [scheme, secret, ...rest] = header?.trim().split(/\s+/) ?? []
  return scheme?.toLowerCase() === 'bearer' && secret && rest.length === 0 ? secret : null
}
