// @ts-check
// One call: sent, sent again where that may help, read.
import { BrandError, refusal } from './errors.mjs'

const FIRST_MS = 500
const MOST_MS = 8_000
/** Who is told to wait for longer is told so. */
const LONGEST_RETRY_AFTER_S = 60
const passing = [408, 425, 429, 500, 502, 503, 504]

/**
 * @typedef {object} Sending
 * @property {(url: string, init: RequestInit) => Promise<Response>} fetch
 * @property {number} retries
 * @property {number} timeout Of one attempt, in milliseconds.
 * @property {AbortSignal | undefined} signal
 *
 * @typedef {{ status: number, headers: Headers, data: any }} Answer
 */

/** @param {string} url @param {RequestInit} init @param {Sending} sending @returns {Promise<Answer>} */
export async function send(url, init, sending) {
  for (let attempt = 0; ; attempt++) {
    const outcome = await once(url, init, sending)
    if (!(outcome instanceof BrandError)) return outcome
    const wait = pause(outcome, attempt)
    if (wait === undefined || attempt >= sending.retries) throw outcome
    await sleep(wait, sending.signal)
  }
}

/** @param {string} url @param {RequestInit} init @param {Sending} sending @returns {Promise<Answer | BrandError>} */
async function once(url, init, { fetch, timeout, signal }) {
  const limit = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit })
    const text = await response.text()
    const { status, headers } = response
    if (status === 304 || status === 204) return { status, headers, data: undefined }
    if (!response.ok) return refusal(response, text)
    const isJson = /^application\/([\w.+-]+\+)?json\b/.test(headers.get('content-type') ?? '')
    return { status, headers, data: isJson ? JSON.parse(text) : text }
  } catch (cause) {
    signal?.throwIfAborted()
    if (limit.aborted) return new BrandError('timed_out', `No answer within ${timeout} ms.`, { cause })
    if (cause instanceof SyntaxError) return new BrandError('bad_response', 'The answer is not JSON.', { cause })
    return new BrandError('connection_failed', `${new URL(url).origin} cannot be reached.`, { cause })
  }
}

/** How long to wait, or undefined where another attempt would not help. @param {BrandError} error @param {number} attempt */
function pause({ status, code, retry_after }, attempt) {
  if (status !== undefined && !passing.includes(status) && code !== 'idempotency_in_progress') return undefined
  if (retry_after !== undefined && retry_after > LONGEST_RETRY_AFTER_S) return undefined
  const backoff = Math.min(MOST_MS, FIRST_MS * 2 ** attempt)
  return Math.max((retry_after ?? 0) * 1000, backoff / 2 + (Math.random() * backoff) / 2)
}

/** @param {number} ms @param {AbortSignal | undefined} signal @returns {Promise<void>} */
export function sleep(ms, signal) {
  return new Promise((done, fail) => {
    const stop = () => {
      clearTimeout(timer)
      fail(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      done()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
