// What a second reader's word does to what holds a run.
import type { Hold } from '#lib/composer/concerns.ts'
import { isSame } from '#lib/composer/guard/rule.ts'
import { doubtedIn, isReadable, type Shown } from '#lib/composer/shown.ts'
import { holdRow } from '#lib/composer/word-rows.ts'
import { doubtsOf, type Reading, wrongs } from '#lib/runs/judge/reader/question.ts'
import { type ScoreRow, verdict } from '#lib/score/impact.ts'
import { remedyOf } from '#lib/score/remedy.ts'
import { scoreRow } from '#lib/score/row.ts'

type Held = { holds: Hold[]; rows: ScoreRow[] }

const isRowOf = (row: ScoreRow, hold: Hold): boolean => {
  const { rule, measured, threshold } = holdRow(hold)
  return row.rule === rule && row.measured === measured && row.threshold === threshold
}

/** A hold that a reader has read is a row that passed. */
const lifted = ({ cap: _, fix: __, ...row }: ScoreRow): ScoreRow => ({ ...row, passed: true })

const without = ({ holds, rows }: Held, gone: readonly Hold[]): Held => ({
  holds: holds.filter(hold => !gone.includes(hold)),
  rows: rows.map(row => (gone.some(hold => isRowOf(row, hold)) ? lifted(row) : row)),
})

/** Whether a reader's word can change anything: nothing else keeps the run from being approved. */
export const isWorthReading = (holds: readonly Hold[], rows: readonly ScoreRow[], shown: Shown): boolean =>
  holds.every(hold => isReadable(hold, shown)) &&
  verdict(without({ holds: [...holds], rows: [...rows] }, holds).rows) === 'approved'

/** “Post” lifts what only a reader can know; anything else is one more thing to look at. */
export function heard(held: Held, shown: Shown, reading: Reading): Held {
  const { verdict: said, wrong, at } = reading
  const row = scoreRow('model_judge', {
    ...{ measured: said, threshold: 'post', share: Number(said === 'post') },
    fix: remedyOf({ rule: 'model_judge', what: said === 'post' ? '' : wrongs[wrong] }),
  })
  if (said !== 'post') {
    const hold = { rule: 'model_judge', what: wrongs[wrong], where: at }
    return { holds: [...held.holds, hold], rows: [...held.rows, row] }
  }
  const left = without(held, settledBy(reading, shown, held.holds))
  return { ...left, rows: [...left.rows, row] }
}

/** Holds that a reader has read and found nothing in. */
function settledBy({ adds, settled }: Reading, shown: Shown, holds: readonly Hold[]): Hold[] {
  const fine = new Set(settled.flatMap(({ n, says }) => (says === 'fine' ? [n] : [])))
  const open = doubtsOf(shown, holds).filter((_, index) => !fine.has(index + 1))
  return holds.filter(
    hold =>
      isReadable(hold, shown) &&
      !open.some(({ of }) => isSame(of, hold)) &&
      !doubtedIn(shown, hold).some(each => adds.includes(each)),
  )
}
