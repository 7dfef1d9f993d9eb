// @ts-check
// Signatures by Standard Webhooks.
import { BrandError } from './errors.mjs'

const TOLERANCE_S = 300

/**
 * The event, or an error when the request is not from us, was changed, or is old. Give the body as it came, unparsed.
 * @param {string | Uint8Array} body
 * @param {Headers | Record<string, string | string[] | undefined>} headers
 * @param {string | readonly string[]} secrets
 * @param {{ now?: Date, tolerance_seconds?: number }} [options]
 * @returns {Promise<import('./types.generated.d.ts').EventPayload>}
 */
export async function verifyWebhook(
  body,
  headers,
  secrets,
  { now = new Date(), tolerance_seconds = TOLERANCE_S } = {},
) {
  if (![secrets].flat().some(Boolean)) throw bad('There is no secret to check it with.')
  const [id, stamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name =>
    headerOf(headers, name),
  )
  if (!id || !stamp || !signatures) throw bad('It has no signature.')
  const age = Math.abs(now.getTime() / 1000 - Number(stamp))
  if (!(age <= tolerance_seconds)) throw bad('It was signed too long ago.')
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  const signed = new TextEncoder().encode(`${id}.${stamp}.${text}`)
  for (const secret of [secrets].flat()) {
    for (const one of signatures.split(' ')) {
      if (one.startsWith('v1,') && (await isOf(secret, one.slice(3), signed))) return JSON.parse(text)
    }
  }
  throw bad('It is not signed with this secret.')
}

/** @param {string} message */
const bad = message => new BrandError('bad_signature', `This request is not to be trusted. ${message}`)

/** @param {Headers | Record<string, string | string[] | undefined>} headers @param {string} name */
function headerOf(headers, name) {
  const value = headers instanceof Headers ? headers.get(name) : headers[name]
  return (Array.isArray(value) ? value.join(' ') : value) ?? ''
}

/** @param {string} secret @param {string} signature @param {Uint8Array<ArrayBuffer>} signed */
async function isOf(secret, signature, signed) {
  const [key, mac] = [fromBase64(secret.replace(/^whsec_/, '')), fromBase64(signature)]
  if (!key?.length || !mac) return false
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const known = await crypto.subtle.importKey('raw', key, algorithm, false, ['verify'])
  return crypto.subtle.verify('HMAC', known, mac, signed)
}

/** @param {string} text */
function fromBase64(text) {
  try {
    return Uint8Array.from(atob(text), character => character.charCodeAt(0))
  } catch {
    return null
  }
}
