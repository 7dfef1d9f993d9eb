// @ts-check
// A file of a run, whole and as announced.
import { BrandError } from './errors.mjs'
import { send } from './send.mjs'

const TIMEOUT_MS = 300_000

/**
 * Files are public: the key stays at home.
 * @param {{ url: string, sha256?: string | null }} asset
 * @param {string} base
 * @param {Omit<import('./send.mjs').Sending<Uint8Array<ArrayBuffer>>, 'read' | 'timeout'> & { timeout?: number | undefined }} sending
 */
export function download({ url, sha256 }, base, { timeout = TIMEOUT_MS, ...sending }) {
  const target = new URL(url, base).href
  const read = async (/** @type {Response} */ response) => {
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (!sha256 || (await digest(bytes)) === sha256) return bytes
    return new BrandError('download_damaged', `The file did not arrive as it was made: ${target}`)
  }
  return send(target, { method: 'GET' }, { ...sending, timeout, read })
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function digest(bytes) {
  const found = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(found, byte => byte.toString(16).padStart(2, '0')).join('')
}
