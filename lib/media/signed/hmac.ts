// Texts signed with a key of ours, and known again. Comparing takes the same time for every guess.
import { fromBase64url, toBase64url, utf8 } from '#lib/bytes.ts'
import { type Keyring, parseKeys, type SecretKey } from '#lib/seal.ts'

const keyForm = /^\s*([\w-]{1,16}):([A-Za-z0-9+/]{43,}={0,2})\s*$/

export type Signature = { kid: string; sig: string }

export async function sign([key]: Keyring, text: string): Promise<Signature> {
  const made = await crypto.subtle.sign('HMAC', await hmacKey(key), utf8(text))
  return { kid: key.id, sig: toBase64url(new Uint8Array(made)) }
}

export async function isSigned(keys: Keyring, text: string, { kid, sig }: Signature): Promise<boolean> {
  const key = keys.find(candidate => candidate.id === kid)
  const mac = /^[\w-]{43}$/.test(sig) ? fromBase64url(sig) : null
  if (!key || !mac) return false
  return crypto.subtle.verify('HMAC', await hmacKey(key), mac, utf8(text))
}

export const parseSigningKeys = (text: string): Keyring =>
  parseKeys(text, keyForm, 'a signing key', 'at least 32 bytes')

const imported = new WeakMap<SecretKey, CryptoKey>()

async function hmacKey(key: SecretKey): Promise<CryptoKey> {
  const known = imported.get(key)
  if (known) return known
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const made = await crypto.subtle.importKey('raw', key.secret as BufferSource, hmac, false, ['sign', 'verify'])
  imported.set(key, made)
  return made
}
