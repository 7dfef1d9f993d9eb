// @ts-check
/** @import { ScoreRow } from '../wire.d.ts' */
/** @import { Shell } from '../shell.mjs' */
import { readFile } from 'node:fs/promises'
import { connect } from '../connect.mjs'
import { usage } from '../failure/failure.mjs'
import { isRunId } from '../input/fields.mjs'
import { readAll } from '../input/text.mjs'

/** @typedef {{ id?: string, impact_score: number | null, verdict?: string | null, score_reasons: ScoreRow[] }} Scored */

const EXAMPLE = 'brand runs get "$id" --json > run.json, then brand score run.json'

/** A run from a file, from standard input, or by its id from the service. @param {Shell} shell @returns {Promise<Scored>} */
export async function readScored(shell) {
  const given = (shell.line.argument ?? '').trim()
  if (isRunId(given)) {
    const { call } = await connect(shell)
    shell.progress.start('Asking')
    const { data } = await call('getRun', { run_id: given.toLowerCase() })
    shell.progress.stop()
    return scored(data, given)
  }
  const text = given === '-' ? await readAll(shell.stdin, 'score') : await readFile(given, 'utf8').catch(() => null)
  if (text === null) throw usage(`"${given}" is neither a file that can be read nor the id of a run.`, EXAMPLE)
  return scored(parse(text, given), given)
}

/** @param {string} text @param {string} from */
function parse(text, from) {
  try {
    return JSON.parse(text)
  } catch {
    throw usage(`${from === '-' ? 'Standard input' : from} is not JSON.`, EXAMPLE)
  }
}

/** @param {unknown} value @param {string} from @returns {Scored} */
function scored(value, from) {
  const run = /** @type {Partial<Scored> | null} */ (typeof value === 'object' ? value : null)
  const rows = run?.score_reasons
  if (!run || !Array.isArray(rows) || !rows.every(isRow))
    throw usage(`${from} holds no run with score_reasons.`, EXAMPLE)
  return { ...run, impact_score: run.impact_score ?? null, score_reasons: rows }
}

/** @param {unknown} row */
function isRow(row) {
  const { rule, weight, points, passed } = /** @type {Partial<ScoreRow>} */ (row ?? {})
  return (
    typeof rule === 'string' && typeof weight === 'number' && typeof points === 'number' && typeof passed === 'boolean'
  )
}
