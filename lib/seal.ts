// Secrets at rest: each has a data key of its own, wrapped by a key of the environment. `v1.kid.wrapped.iv.text`
import { fromBase64, toBase64, utf8 } from '#lib/bytes.ts'

export type SecretKey = { id: string; secret: Uint8Array }
/** The first seals or signs; all of them open, so that a new one can be put in front without breaking what is out. */
export type Keyring = readonly [SecretKey, ...SecretKey[]]
export type Random = (size: number) => Uint8Array

const KEY_BYTES = 32
const IV_BYTES = 12
const keyForm = /^\s*([\w-]{1,16}):([A-Za-z0-9+/]{43}=)\s*$/

export const parseKeyring = (text: string): Keyring => parseKeys(text, keyForm, 'a sealing key', '32 bytes')

/** `id:base64,id:base64`, newest first. */
export function parseKeys(text: string, form: RegExp, what: string, size: string): Keyring {
  const [first, ...others] = text.split(',').map(part => {
    const [, id = '', secret = ''] = form.exec(part) ?? []
    if (id === '') throw new Error(`${what} must read id:base64 with ${size}`)
    return { id, secret: fromBase64(secret) }
  })
  return [first!, ...others]
}

/** `place` names the record and field; at any other place the sealed text does not open. */
export async function seal(keyring: Keyring, random: Random, text: string, place: string): Promise<string> {
  const [key] = keyring
  const iv = random(IV_BYTES)
  const data = await dataKey(random(KEY_BYTES))
  const sealed = await crypto.subtle.encrypt(gcm(iv, place), data, utf8(text) as BufferSource)
  return ['v1', key.id, await wrap(key, data), toBase64(iv), toBase64(new Uint8Array(sealed))].join('.')
}

export async function unseal(keyring: Keyring, sealed: string, place: string): Promise<string> {
  const { key, wrapped, iv, text } = partsOf(keyring, sealed)
  const data = await unwrap(key, wrapped)
  const plain = await crypto.subtle.decrypt(gcm(fromBase64(iv), place), data, fromBase64(text) as BufferSource)
  return new TextDecoder().decode(plain)
}

/** The same secret under the newest key; null when it is there already. The text itself is not opened. */
export async function rewrap(keyring: Keyring, sealed: string): Promise<string | null> {
  const { key, wrapped, iv, text } = partsOf(keyring, sealed)
  const [newest] = keyring
  if (key.id === newest.id) return null
  return ['v1', newest.id, await wrap(newest, await unwrap(key, wrapped)), iv, text].join('.')
}

function partsOf(keyring: Keyring, sealed: string) {
  const [version, id, wrapped = '', iv = '', text = ''] = sealed.split('.')
  if (version !== 'v1') throw new Error('this is not a sealed secret')
  const key = keyring.find(candidate => candidate.id === id)
  if (!key) throw new Error(`the sealing key ${id} is not in SEALING_KEYS`)
  return { key, wrapped, iv, text }
}

const gcm = (iv: Uint8Array, place: string) => ({
  name: 'AES-GCM',
  iv: iv as BufferSource,
  additionalData: utf8(place) as BufferSource,
})

const dataKey = (bytes: Uint8Array) =>
  crypto.subtle.importKey('raw', bytes as BufferSource, 'AES-GCM', true, ['encrypt', 'decrypt'])

const wrappingKey = ({ secret }: SecretKey) =>
  crypto.subtle.importKey('raw', secret as BufferSource, 'AES-KW', false, ['wrapKey', 'unwrapKey'])

const wrap = async (key: SecretKey, data: CryptoKey) =>
  toBase64(new Uint8Array(await crypto.subtle.wrapKey('raw', data, await wrappingKey(key), 'AES-KW')))

const unwrap = async (key: SecretKey, wrapped: string) =>
  crypto.subtle.unwrapKey(
    'raw',
    fromBase64(wrapped) as BufferSource,
    await wrappingKey(key),
    'AES-KW',
    'AES-GCM',
    true,
    ['encrypt', 'decrypt'],
  )
