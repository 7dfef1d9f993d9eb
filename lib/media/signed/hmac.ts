// Texts signed with a key of ours, and known again. Comparing takes the same time for every guess.
import { fromBase64, fromBase64url, toBase64url, utf8 } from '#lib/bytes.ts'

/** The first signs; all of them open, so that a new one can be put in front without breaking what is out. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]]
export type SigningKey = { id: string; secret: Uint8Array }

export type Signature = { kid: string; sig: string }

export async function sign([key]: SigningKeys, text: string): Promise<Signature> {
  const made = await crypto.subtle.sign('HMAC', await hmacKey(key), utf8(text))
  return { kid: key.id, sig: toBase64url(new Uint8Array(made)) }
}

export async function isSigned(keys: SigningKeys, text: string, { kid, sig }: Signature): Promise<boolean> {
  const key = keys.find(candidate => candidate.id === kid)
  const mac = /^[\w-]{43}$/.test(sig) ? fromBase64url(sig) : null
  if (!key || !mac) return false
  return crypto.subtle.verify('HMAC', await hmacKey(key), mac, utf8(text))
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
  return { id, secret: fromBase64(secret) }
}

const imported = new WeakMap<SigningKey, CryptoKey>()

async function hmacKey(key: SigningKey): Promise<CryptoKey> {
  const known = imported.get(key)
  if (known) return known
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const made = await crypto.subtle.importKey('raw', key.secret as BufferSource, hmac, false, ['sign', 'verify'])
  imported.set(key, made)
  return made
}
