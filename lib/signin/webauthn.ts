// What an authenticator says, judged: WebAuthn with ES256 and RS256 and without attestation. Authenticators write keys canonically,
// so each algorithm is one layout of bytes and nothing decodes CBOR.
import { hex, sha256Hex, toBase64url, utf8 } from '#lib/bytes.ts'

/** What the page sends, as bytes. */
export type Registration = { client: Uint8Array; data: Uint8Array }
export type Assertion = Registration & { signature: Uint8Array }

/** Whose ceremony it has to be. */
export type Expected = { challenge: string; origin: string; rp_id: string }

export type PublicKey =
  | { kty: 'EC'; crv: 'P-256'; alg: 'ES256'; x: string; y: string }
  | { kty: 'RSA'; alg: 'RS256'; n: string; e: string }
export type Attested = { id: string; key: PublicKey; counter: number }

const HASH = 32
const HEAD = HASH + 1 + 4
const flags = { present: 0x01, verified: 0x04, may_be_backed_up: 0x08, backed_up: 0x10, key: 0x40, more: 0x80 }
const LONGEST_ID = 1023

type Head = { flags: number; counter: number; rest: Uint8Array }

async function headOf(data: Uint8Array, rp_id: string): Promise<Head | null> {
  if (data.length < HEAD || hex(data.subarray(0, HASH)) !== (await sha256Hex(rp_id))) return null
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const said = view.getUint8(HASH)
  const isThere = (said & flags.present) !== 0 && (said & flags.verified) !== 0
  const isOdd = (said & flags.backed_up) !== 0 && (said & flags.may_be_backed_up) === 0
  return isThere && !isOdd ? { flags: said, counter: view.getUint32(HASH + 1), rest: data.subarray(HEAD) } : null
}

/** The browser's own word for what was asked, by whom and where. */
function isOurs(client: Uint8Array, type: string, { challenge, origin }: Expected): boolean {
  try {
    const told = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(client)) as Record<string, unknown> | null
    return (
      told !== null &&
      typeof told === 'object' &&
      told.type === type &&
      told.challenge === challenge &&
      told.origin === origin &&
      (told.crossOrigin === undefined || told.crossOrigin === false) &&
      told.topOrigin === undefined
    )
  } catch {
    return false
  }
}

/** `a5010203262001215820` x `225820` y, and `a401030339010020590100` n `2143010001`. */
const EC = { head: 'a5010203262001215820', middle: '225820' }
const RSA = { head: 'a401030339010020590100', tail: '2143010001' }
const EC_LENGTH = 77
const RSA_LENGTH = 272

function keyIn(rest: Uint8Array): { key: PublicKey; length: number } | null {
  const is = (from: number, bytes: string) => hex(rest.subarray(from, from + bytes.length / 2)) === bytes
  if (rest.length >= EC_LENGTH && is(0, EC.head) && is(42, EC.middle)) {
    const [x, y] = [toBase64url(rest.subarray(10, 42)), toBase64url(rest.subarray(45, EC_LENGTH))]
    return { key: { kty: 'EC', crv: 'P-256', alg: 'ES256', x, y }, length: EC_LENGTH }
  }
  if (rest.length >= RSA_LENGTH && is(0, RSA.head) && is(267, RSA.tail)) {
    const n = toBase64url(rest.subarray(11, 267))
    return { key: { kty: 'RSA', alg: 'RS256', n, e: 'AQAB' }, length: RSA_LENGTH }
  }
  return null
}

/** The key that was made; null where any of it is not as it was asked. */
export async function readRegistration(given: Registration, expected: Expected): Promise<Attested | null> {
  const head = await headOf(given.data, expected.rp_id)
  if (!head || (head.flags & flags.key) === 0 || !isOurs(given.client, 'webauthn.create', expected)) return null
  const { rest, counter } = head
  const length = ((rest[16] ?? 0) << 8) | (rest[17] ?? 0)
  if (length === 0 || length > LONGEST_ID || rest.length < 18 + length) return null
  const found = keyIn(rest.subarray(18 + length))
  const left = found ? rest.length - 18 - length - found.length : -1
  if (!found || ((head.flags & flags.more) === 0 ? left !== 0 : left < 1)) return null
  // A point that is not on the curve is no key.
  if (!(await imported(found.key))) return null
  return { id: toBase64url(rest.subarray(18, 18 + length)), key: found.key, counter }
}

/** The counter of an authenticator that has signed for us; null where it has not. */
export async function checkAssertion(key: PublicKey, given: Assertion, expected: Expected): Promise<number | null> {
  const head = await headOf(given.data, expected.rp_id)
  if (!head || !isOurs(given.client, 'webauthn.get', expected)) return null
  if ((head.flags & flags.more) === 0 && head.rest.length > 0) return null
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', given.client as BufferSource))
  const signed = new Uint8Array(given.data.length + HASH)
  signed.set(given.data)
  signed.set(hash, given.data.length)
  const signature = key.kty === 'EC' ? plainSignature(given.signature) : given.signature
  const known = await imported(key)
  if (!known || !signature) return null
  const way = key.kty === 'EC' ? { name: 'ECDSA', hash: 'SHA-256' } : 'RSASSA-PKCS1-v1_5'
  const isGood = await crypto.subtle.verify(way, known, signature as BufferSource, signed as BufferSource)
  return isGood ? head.counter : null
}

const imported = (key: PublicKey): Promise<CryptoKey | null> =>
  crypto.subtle
    .importKey(
      'jwk',
      key,
      key.kty === 'EC' ? { name: 'ECDSA', namedCurve: 'P-256' } : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
      false,
      ['verify'],
    )
    .catch(() => null)

/** Two numbers in DER, as the 64 bytes that WebCrypto reads. */
function plainSignature(der: Uint8Array): Uint8Array | null {
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return null
  const plain = new Uint8Array(64)
  let at = 2
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0
    const number = der.subarray(at + 2, at + 2 + length)
    if (der[at] !== 0x02 || length === 0 || number.length !== length || (number[0] ?? 0) > 0x7f) return null
    const bare = number[0] === 0 && length > 1 ? number.subarray(1) : number
    if (bare.length > 32 || (bare !== number && (bare[0] ?? 0) <= 0x7f)) return null
    plain.set(bare, end - bare.length)
    at += 2 + length
  }
  return at === der.length ? plain : null
}

/** The hash of a challenge with what it is tied to: a session, or the browser that asked for it. */
export const challengeHash = (challenge: string, tie: string): Promise<string> => sha256Hex(`${challenge}.${tie}`)

export const userHandle = (user_id: string): string => toBase64url(utf8(user_id))
