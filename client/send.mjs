// @ts-check
// One call: sent, sent again where that may help, read.
import { BrandError, refusal } from './errors.mjs'

const FIRST_MS = 500
const MOST_MS = 8_000
const JITTER_MS = 500
/** Who is told to wait for longer is told so. */
const LONGEST_RETRY_AFTER_S = 60
const passing = [408, 425, 429, 500, 502, 503, 504]
/** What no other attempt mends: a host that is not there, a certificate that cannot be trusted, a port that `fetch` goes to for nobody. */
const lasting = /^(ENOTFOUND|EAI_AGAIN|CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_SSL|EPROTO|bad port$)/

/**
 * @template Data
 * @typedef {object} Sending
 * @property {(url: string, init: RequestInit) => Promise<Response>} fetch
 * @property {number} retries
 * @property {number} timeout Of one attempt, in milliseconds.
 * @property {AbortSignal | undefined} signal
 * @property {import('./index.d.mts').BrandOptions['onRetry']} [onRetry]
 * @property {(response: Response) => Promise<Data | BrandError>} read The whole of an answer that is a success.
 */

/**
 * @template Data
 * @param {string} url @param {RequestInit} init @param {Sending<Data>} sending
 * @returns {Promise<Data>}
 */
export async function send(url, init, sending) {
  for (let attempt = 0; ; attempt++) {
    const outcome = await once(url, init, sending)
    if (!(outcome instanceof BrandError)) return outcome
    const wait = pause(outcome, attempt)
    if (wait === undefined || attempt >= sending.retries) throw outcome
    if (sending.onRetry?.(outcome, { attempt, wait }) === false) throw outcome
    await sleep(wait, sending.signal)
  }
}

/**
 * @template Data
 * @param {string} url @param {RequestInit} init @param {Sending<Data>} sending
 * @returns {Promise<Data | BrandError>}
 */
async function once(url, init, { fetch, timeout, signal, read }) {
  const limit = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit })
    if (response.ok || response.status === 304) return await read(response)
    return refusal(response, await response.text())
  } catch (cause) {
    signal?.throwIfAborted()
    if (limit.aborted) return new BrandError('timed_out', `No answer within ${timeout} ms.`, { cause })
    return new BrandError('connection_failed', `${new URL(url).origin} cannot be reached.`, { cause })
  }
}

/** @param {Response} response @returns {Promise<import('./index.d.mts').Answer<any> | BrandError>} */
export async function readData(response) {
  const { status, headers } = response
  const text = await response.text()
  if (status === 304 || status === 204) return { status, headers, data: undefined }
  if (!/^application\/([\w.+-]+\+)?json\b/.test(headers.get('content-type') ?? ''))
    return { status, headers, data: text }
  try {
    return { status, headers, data: JSON.parse(text) }
  } catch (cause) {
    return new BrandError('bad_response', 'The answer is not JSON.', { cause, status, answer: { headers, text } })
  }
}

/** How long to wait, or undefined where another attempt would not help. @param {BrandError} error @param {number} attempt */
function pause({ status, code, retry_after = 0, cause }, attempt) {
  if (status !== undefined && !passing.includes(status) && code !== 'idempotency_in_progress') return undefined
  if (retry_after > LONGEST_RETRY_AFTER_S || (status === undefined && lasting.test(reasonOf(cause)))) return undefined
  if (status === 429 && retry_after > 0) return retry_after * 1000 + Math.random() * JITTER_MS
  const backoff = Math.min(MOST_MS, FIRST_MS * 2 ** attempt)
  return Math.max(retry_after * 1000, backoff / 2 + (Math.random() * backoff) / 2)
}

/** Why the network failed, in runtimes that say so: a code, or words where there is none. @param {unknown} thrown */
function reasonOf(thrown) {
  const { code, message } =
    /** @type {{ cause?: { code?: string, message?: string } } | undefined} */ (thrown)?.cause ?? {}
  return String(code ?? message ?? '')
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
