// @ts-check
import { BrandError } from './errors.mjs'
import { sleep } from './send.mjs'

/** @typedef {import('./types.generated.d.ts').Run} Run */

/** The service holds a request for so long. */
const HOLD_S = 20
const SLACK_MS = 15_000
const SHORTEST_PAUSE_MS = 1_000
/** A run ends by itself after ten minutes, one way or the other. */
const TIMEOUT_MS = 660_000

/**
 * The run once it has succeeded or failed.
 * @param {import('./index.d.mts').Call} call
 * @param {string} run_id
 * @param {import('./index.d.mts').WaitOptions} options
 * @returns {Promise<Run>}
 */
export async function waitForRun(call, run_id, { signal, onProgress, wait = TIMEOUT_MS, holdSeconds = HOLD_S }) {
  const began = performance.now()
  /** @type {Run | undefined} */
  let run
  let etag = ''
  for (;;) {
    const asked = performance.now()
    const headers = { Prefer: `wait=${holdSeconds}`, ...(etag && { 'If-None-Match': etag }) }
    const answer = await call(
      'getRun',
      { run_id },
      { headers, timeout: holdSeconds * 1000 + SLACK_MS, ...(signal && { signal }) },
    )
    etag = answer.headers.get('etag') ?? etag
    if (answer.data) {
      run = /** @type {Run} */ (answer.data)
      onProgress?.(run)
      if (run.status === 'succeeded' || run.status === 'failed') return run
    }
    if (performance.now() - began > wait)
      throw new BrandError(
        'timed_out',
        `The run has not ended within ${wait} ms; it goes on: ${run_id}`,
        run ? { run } : {},
      )
    // A service that did not hold the request is asked again at its own pace.
    const pace = Math.max(SHORTEST_PAUSE_MS, Number(answer.headers.get('retry-after') ?? 0) * 1000)
    const left = pace - (performance.now() - asked)
    if (left > 0) await sleep(left, signal)
  }
}
