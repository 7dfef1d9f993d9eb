// @ts-check
/** @import { Run } from '../wire.d.ts' */
/** @import { Call } from './client.mjs' */
/** @import { Progress } from '../terminal/progress.mjs' */
import { setTimeout as sleep } from 'node:timers/promises'
import { EXIT, Failure } from '../failure/failure.mjs'
import { retryAfterMs } from './retry.mjs'

/** The service holds a request for so long at most. */
const LONGEST_HOLD_S = 25
const SLACK_MS = 15_000
const SHORTEST_PAUSE_MS = 1000
const JITTER = 0.2
const QUIET_MS = 8_000
const LONG_MS = 60_000

const order = ['compose', 'draw', 'score', 'finish']
/** @type {Record<string, string>} */
const labels = { compose: 'Writing', draw: 'Drawing', score: 'Scoring', finish: 'Finishing' }

/**
 * @typedef {object} Waiting
 * @property {Call} call
 * @property {Progress} progress
 * @property {boolean} watched Somebody looks at the progress: ask often enough to show it.
 * @property {number} deadline
 * @property {() => number} clock
 * @property {() => number} random
 * @property {AbortSignal} signal
 */

/** @param {Run} run */
export const isOver = run => run.status === 'succeeded' || run.status === 'failed'

/**
 * Asks until the run is over. The service holds each request while nothing ends; one that answers at once is asked at its own pace.
 * @param {Run} first
 * @param {Waiting} waiting
 * @returns {Promise<Run>}
 */
export async function waitFor(first, { call, progress, watched, deadline, clock, random, signal }) {
  let run = first
  let etag = ''
  let asked = 0
  let news = clock()
  let said = ''
  while (!isOver(run)) {
    progress.update({ label: stage(run), percent: run.progress })
    const began = clock()
    const words = patience(run, began - news)
    // A line that lives forgets what was said with each change; a log need not hear it twice.
    if (words && (watched || words !== said)) progress.aside(words)
    said = words
    const left = deadline - began
    if (left <= 0) throw late(run.id)
    const hold = Math.max(1, Math.min(watched ? watchedHold(run, asked++) : LONGEST_HOLD_S, Math.ceil(left / 1000)))
    const headers = { Prefer: `wait=${hold}`, ...(etag && { 'If-None-Match': etag }) }
    const answer = await call(`/runs/${run.id}`, { headers, patience: hold * 1000 + SLACK_MS }).catch(error => {
      throw clock() >= deadline && error.more?.status === undefined ? late(run.id) : error
    })
    if (answer.data && /** @type {Run} */ (answer.data).progress !== run.progress) news = clock()
    if (answer.data) run = /** @type {Run} */ (answer.data)
    etag = answer.headers.get('etag') ?? etag
    const pace = Math.max(SHORTEST_PAUSE_MS, retryAfterMs(answer.headers.get('retry-after'), new Date()))
    const pause = Math.min(pace * (1 + JITTER * random()) - (clock() - began), deadline - clock())
    if (!isOver(run) && pause > 0) await sleep(pause, undefined, { signal }).catch(() => signal.throwIfAborted())
  }
  return run
}

/** Said while nothing seems to move. @param {Run} run @param {number} silent */
function patience({ asset_type }, silent) {
  if (silent < QUIET_MS) return ''
  const usual = asset_type === 'video' ? 'a film is made in pieces, each takes a while' : 'it waits its turn'
  return silent < LONG_MS ? usual : 'longer than usual, but it goes on and is never lost; Ctrl-C leaves it going'
}

/** The first steps go by quickly. @param {Run} run @param {number} asked */
const watchedHold = (run, asked) => (asked < 3 ? 1 : run.asset_type === 'video' ? 5 : 2)

/** @param {Run} run */
export function stage(run) {
  if (run.status === 'queued') return 'Queued'
  const done = run.receipt?.stages.at(-1)?.step
  return labels[order[done ? order.indexOf(done) + 1 : 0] ?? ''] ?? 'Working'
}

/** @param {string} id */
const late = id =>
  new Failure(EXIT.timed_out, 'timed_out', `The run is not finished yet; it goes on: ${id}`, {
    hint: `brand runs wait ${id}`,
  })
