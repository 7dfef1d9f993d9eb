// @ts-check
/** @import { Run } from '../wire.d.ts' */
/** @import { Asking } from './service.mjs' */
/** @import { Progress } from '../terminal/progress.mjs' */
import { EXIT, Failure } from '../failure/failure.mjs'

/** The service holds a request for so long at most. */
const LONGEST_HOLD_S = 25
const QUIET_MS = 8_000
const LONG_MS = 60_000

const order = ['compose', 'draw', 'score', 'finish']
/** @type {Record<string, string>} */
const labels = { compose: 'Writing', draw: 'Drawing', score: 'Scoring', finish: 'Finishing' }

/**
 * @typedef {object} Waiting
 * @property {Asking['watchRun']} watchRun
 * @property {Progress} progress
 * @property {boolean} watched Somebody looks at the progress: ask often enough to show it.
 * @property {number} deadline
 * @property {() => number} clock
 */

/** @param {Run} run */
export const isOver = run => run.status === 'succeeded' || run.status === 'failed'

/**
 * Looks until the run is over, and says where it is.
 * @param {Run} first
 * @param {Waiting} waiting
 * @returns {Promise<Run>}
 */
export async function waitFor(first, { watchRun, progress, watched, deadline, clock }) {
  let run = first
  let news = clock()
  let said = ''
  const say = () => {
    progress.update({ label: stage(run), percent: run.progress })
    const words = patience(run, clock() - news)
    // A line that lives forgets what was said with each change; a log need not hear it twice.
    if (words && (watched || words !== said)) progress.aside(words)
    said = words
  }
  const holdSeconds = (/** @type {number} */ asked) => {
    const left = Math.ceil((deadline - clock()) / 1000)
    return Math.max(1, Math.min(watched ? watchedHold(run, asked) : LONGEST_HOLD_S, left))
  }
  if (isOver(run)) return run
  say()
  try {
    for await (const seen of watchRun(run.id, { holdSeconds })) {
      if (seen.progress !== run.progress) news = clock()
      run = seen
      if (!isOver(run)) say()
    }
  } catch (error) {
    throw clock() >= deadline && error instanceof Failure && error.more.status === undefined ? late(run.id) : error
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
function stage(run) {
  if (run.status === 'queued') return 'Queued'
  const done = run.receipt?.stages.at(-1)?.step
  return labels[order[done ? order.indexOf(done) + 1 : 0] ?? ''] ?? 'Working'
}

/** @param {string} id */
const late = id =>
  new Failure(EXIT.timed_out, 'timed_out', `The run is not finished yet; it goes on: ${id}`, {
    hint: `brand runs wait ${id}`,
  })
