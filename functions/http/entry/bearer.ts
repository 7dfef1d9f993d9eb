import type { Context } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import { sha256Hex } from '#lib/bytes.ts'
import { looksLikeSecret } from '#lib/keys/secret.ts'
import { Problem } from '#lib/problem.ts'
import { recent } from '#lib/recent.ts'

const MOST_KEYS = 1_000
/** `sk_live_` and 38 characters. */
const LENGTH = 46

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

/** What stands where a key belongs is told, and never repeated. */
export function assertBearer(c: Context<AppEnv>): void {
  const header = c.req.header('authorization')
  if (!header)
    throw new Problem('missing_api_key', `Send your API key as \`Authorization: Bearer sk_…\`${elsewhere(c)}.`)
  if (!tokenOf(header))
    throw new Problem('missing_api_key', `The Authorization header has to read \`Bearer sk_…\`${instead(header)}.`)
}

/** Of a text that cannot be a key of ours. */
export function misspelt(c: Context<AppEnv>): Problem {
  const flaw = flawOf(tokenOf(c.req.header('authorization')) ?? '')
  return new Problem('invalid_api_key', `This is no API key: ${flaw}.`)
}

const elsewhere = (c: Context<AppEnv>) =>
  c.req.header('x-api-key') || c.req.query('api_key') ? '; neither X-API-Key nor an address is read' : ''

function instead(header: string): string {
  const [scheme = '', ...rest] = header.trim().split(/\s+/)
  if (scheme.startsWith('sk_')) return '; `Bearer ` is missing before the key'
  if (/^bearer$/i.test(scheme))
    return rest.length === 0 ? '; behind Bearer there is nothing' : '; it has more than one word behind Bearer'
  return rest.length > 0 && /^[a-z]{1,12}$/i.test(scheme) ? `, not ${scheme}` : ''
}

function flawOf(token: string): string {
  if (!/^sk_(live|test)_/.test(token)) return 'one begins with sk_live_ or sk_test_'
  return token.length === LENGTH
    ? 'a character of it is wrong'
    : `one has ${LENGTH} characters, and ${token.length} came`
}

function tokenOf(header: string | undefined): string | null {
  const [scheme, secret, ...rest] = header?.trim().split(/\s+/) ?? []
  return scheme?.toLowerCase() === 'bearer' && secret && rest.length === 0 ? secret : null
}
