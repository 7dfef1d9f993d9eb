// Links to library files: they expire, stay the same for a day, so that caches and ETags hold, and need no key.
import { utf8 } from '#lib/bytes.ts'

/** The first signs; all of them open, so that a new one can be put in front without breaking links that are out. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]]
export type SigningKey = { id: string; secret: Uint8Array }

const DAY_SECONDS = 86_400
/** From the end of the present day: a link lives seven to eight days. */
const LIFE_SECONDS = 7 * DAY_SECONDS

/** `/path?exp=…&kid=…&sig=…`, the same for every call of one UTC day. */
export async function signPath(keys: SigningKeys, path: string, now: Date): Promise<string> {
  const day = Math.floor(now.getTime() / 1000 / DAY_SECONDS)
  const expires = String((day + 1) * DAY_SECONDS + LIFE_SECONDS)
  const [key] = keys
  const signature = await crypto.subtle.sign('HMAC', await hmacKey(key), messageOf(path, key.id, expires))
  return `${path}?${new URLSearchParams({ exp: expires, kid: key.id, sig: base64url(new Uint8Array(signature)) })}`
}

/** Whether the link was made by us for this path and has not expired. The comparison takes the same time for every guess. */
export async function verifyPath(keys: SigningKeys, path: string, query: URLSearchParams, now: Date): Promise<boolean> {
  const [expires = '', id = '', signature = ''] = ['exp', 'kid', 'sig'].map(name => query.get(name) ?? '')
  const key = keys.find(candidate => candidate.id === id)
  if (!key || !/^\d{1,12}$/.test(expires) || !/^[\w-]{43}$/.test(signature)) return false
  const bytes = Uint8Array.from(atob(signature.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0))
  const genuine = await crypto.subtle.verify('HMAC', await hmacKey(key), bytes, messageOf(path, id, expires))
  return genuine && Number(expires) * 1000 > now.getTime()
}

/** `id:base64,id:base64`, newest first; at least 32 bytes each. */
export function parseSigningKeys(text: string): SigningKeys {
  const [first, ...others] = text.split(',').map(parseSigningKey)
  if (!first) throw new Error('there is no signing key')
  return [first, ...others]
}

function parseSigningKey(text: string): SigningKey {
  const [, id = '', secret = ''] = /^\s*([\w-]{1,16}):([A-Za-z0-9+/]{43,}={0,2})\s*$/.exec(text) ?? []
  if (id === '') throw new Error('a signing key must read id:base64 with at least 32 bytes')
  return { id, secret: Uint8Array.from(atob(secret), c => c.charCodeAt(0)) }
}

const messageOf = (path: string, id: string, expires: string) => utf8(`GET\n${path}\n${id}\n${expires}`)

const hmacKey = ({ secret }: SigningKey) =>
  crypto.subtle.importKey('raw', secret as BufferSource, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
