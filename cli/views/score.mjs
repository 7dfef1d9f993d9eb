// @ts-check
/** @import { ScoreRow } from '../wire.d.ts' */
/** @import { Screen } from '../terminal/screen.mjs' */
import { fields, table } from '../terminal/table.mjs'
import { oneLine } from '../terminal/words.mjs'

/**
 * @param {{ recomputed: number, recomputed_verdict: string, matches: boolean }} found
 * @param {ScoreRow[]} rows
 * @param {Screen} screen
 */
export function scoreView({ recomputed, recomputed_verdict, matches }, rows, screen) {
  const { green, red } = screen.paint
  const judged = recomputed_verdict.replaceAll('_', ' ')
  return [
    ...fields(
      [
        [
          'Score',
          `${recomputed} of 100, ${judged}: ${matches ? green('as the run says') : red('not as the run says')}`,
        ],
      ],
      screen,
    ),
    '',
    ...table(
      ['', 'Rule', 'Points', 'Measured', 'Wanted'],
      rows.map(row => [
        row.passed ? green('ok') : red('no'),
        oneLine(row.rule.replaceAll('_', ' ')),
        row.gate ? 'gate' : row.hold ? 'hold' : `${row.points} of ${row.weight}`,
        short(row.measured),
        short(wanted(row)),
      ]),
      screen,
    ),
  ]
}

/** Which way a number is good follows from how it stands to the one that was wanted; where both are the same it does not matter. @param {ScoreRow} row */
function wanted({ measured, threshold, passed }) {
  const limit = Number.parseFloat(String(threshold))
  if (typeof measured !== 'number' || Number.isNaN(limit) || measured === limit) return threshold
  return `${measured > limit === passed ? 'at least' : 'at most'} ${threshold}`
}

const LONGEST = 40

/** @param {unknown} value */
function short(value) {
  const text = oneLine(String(value ?? ''))
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}
