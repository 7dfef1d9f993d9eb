// @ts-check
/** @import { Run } from '../wire.d.ts' */
/** @import { Screen } from '../terminal/screen.mjs' */
import { shownWords } from '../api/assets.mjs'
import { ago } from '../terminal/format.mjs'
import { table } from '../terminal/table.mjs'
import { oneLine } from '../terminal/words.mjs'

const WIDE_ENOUGH = 100

/** @param {Run[]} runs @param {Screen} screen @param {Date} now */
export function runsView(runs, screen, now) {
  const roomy = !screen.tty || screen.columns >= WIDE_ENOUGH
  const head = ['RUN', 'STATE', ...(roomy ? ['TYPE', 'CHANNEL'] : []), 'MADE', 'BRIEF']
  const rows = runs.map(run => [
    oneLine(run.id),
    state(run),
    ...(roomy ? [oneLine(run.asset_type), oneLine(run.channel)] : []),
    ago(run.created_at, now),
    oneLine(calledBy(run)),
  ])
  return table(head, rows, screen)
}

/** A card of data has no brief: it is known by what it says. @param {Run} run */
const calledBy = run => run.brief || shownWords(run) || run.output_text || ''

/** The verdict says more than that it succeeded. @param {Run} run */
function state({ status, verdict, impact_score, progress }) {
  if (status === 'running' && progress) return `running ${progress} %`
  if (status !== 'succeeded' || !verdict) return oneLine(status)
  return oneLine(`${verdict.replaceAll('_', ' ')} ${impact_score ?? ''}`)
}
