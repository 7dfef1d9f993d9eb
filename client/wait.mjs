// @ts-check
import { BrandError } from './errors.mjs'
import { sleep } from './send.mjs'

/** @typedef {import('./types.generated.d.ts').Run} Run */

/** The service holds a request for so long. */
const HOLD_S = 20
const SLACK_MS = 15_000
const SHORTEST_PAUSE_MS = 1_000
/** So that many who wait do not ask at once. */
const JITTER = 0.2
/** A run ends by itself after ten minutes, one way or the other. */
const TIMEOUT_MS = 660_000
/** So much longer than the time to wait the last answer may take. */
const GRACE_MS = 1_000
/** No timer goes on for longer. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * The run as it is each time the service has answered, changed or not, until it is over.
 * @param {import('./index.d.mts').LooseCall} call
 * @param {string} run_id
 * @param {import('./index.d.mts').WatchOptions} options
 * @returns {AsyncGenerator<Run, void, undefined>}
 */
export async function* watchRun(call, run_id, { signal, timeout, holdSeconds = HOLD_S }) {
  // Who gives an attempt a time of its own is answered within it.
  const longest = timeout === undefined ? Number.POSITIVE_INFINITY : Math.max(0, Math.ceil(timeout / 1000) - 1)
  /** @type {Run | undefined} */
  let run
  let etag = ''
  for (let asked = 0; ; asked++) {
    const began = performance.now()
    const hold = Math.min(longest, typeof holdSeconds === 'number' ? holdSeconds : holdSeconds(asked))
    const headers = { Prefer: `wait=${hold}`, ...(etag && { 'If-None-Match': etag }) }
    const options = { headers, timeout: timeout ?? hold * 1000 + SLACK_MS, ...(signal && { signal }) }
    const answer = await call('getRun', { run_id }, options)
    etag = answer.headers.get('etag') ?? etag
    run = /** @type {Run | undefined} */ (answer.data) ?? run
    if (run) yield run
    if (run?.status === 'succeeded' || run?.status === 'failed') return
    // A service that did not hold the request is asked again at its own pace.
    const pace = Math.max(SHORTEST_PAUSE_MS, Number(answer.headers.get('retry-after') ?? 0) * 1000)
    const left = pace * (1 + JITTER * Math.random()) - (performance.now() - began)
    if (left > 0) await sleep(left, signal)
  }
}

/**
 * The run once it has succeeded or failed.
 * @param {import('./index.d.mts').LooseCall} call
 * @param {string} run_id
 * @param {import('./index.d.mts').WaitOptions} options
 * @returns {Promise<Run>}
 */
export async function waitForRun(
  call,
  run_id,
  { onProgress, wait = TIMEOUT_MS, signal, holdSeconds = HOLD_S, timeout },
) {
  const began = performance.now()
  const over = AbortSignal.timeout(Math.min(LONGEST_MS, Math.ceil(wait + GRACE_MS)))
  const left = () => Math.max(0, wait - (performance.now() - began))
  const watching = {
    signal: signal ? AbortSignal.any([signal, over]) : over,
    holdSeconds: (/** @type {number} */ asked) =>
      Math.min(typeof holdSeconds === 'number' ? holdSeconds : holdSeconds(asked), Math.ceil(left() / 1000)),
    ...(timeout !== undefined && { timeout }),
  }
  /** @type {Run | undefined} */
  let last
  try {
    for await (const run of watchRun(call, run_id, watching)) {
      if (run !== last) onProgress?.(run)
      last = run
      if (run.status === 'succeeded' || run.status === 'failed') return run
      if (left() === 0) break
    }
  } catch (error) {
    if (!over.aborted || signal?.aborted) throw error
  }
  const message = `The run has not ended within ${wait} ms; it goes on: ${run_id}`
  throw new BrandError('timed_out', message, last ? { run: last } : {})
}
