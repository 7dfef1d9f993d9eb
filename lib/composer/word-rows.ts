// What the guard says of the words, as rows of the score.
import type { Guarded, Hold } from '#lib/composer/answer.ts'
import { short } from '#lib/composer/guard/rule.ts'
import { HOLD_CAP, type ScoreRow } from '#lib/score/impact.ts'
import { remedyOf } from '#lib/score/remedy.ts'
import { scoreRow } from '#lib/score/row.ts'

const ENOUGH = 0.9

type Counted = Pick<Guarded, 'told' | 'worded' | 'holds' | 'facts'>

export const wordRows = (counted: Counted): ScoreRow[] => [
  toldRow(counted),
  scoreRow('brief_words', { ...shareOf(counted.worded ?? 1), fix: 'say it in the words of the brief' }),
  ...counted.holds.map(holdRow),
]

/** What may be for readers and was left out is not told, until somebody says that it is not for them. */
function toldRow({ told = 1, facts = [], holds }: Counted): ScoreRow {
  const unsure = holds.filter(({ rule, where }) => rule === 'left_out' && where === 'unsure').map(({ what }) => what)
  const [said, left] = [facts, unsure].map(texts => texts.join('').replace(/\s/g, '').length) as [number, number]
  if (left === 0) return scoreRow('told', { ...shareOf(told), fix: 'say what of the brief is missing' })
  const share = said / (said + left)
  return scoreRow('told', {
    measured: Math.round(told * share * 100) / 100,
    ...{ threshold: WHOLE, share: Math.min(1, told / ENOUGH) * share },
    fix: `say whether readers should learn ${unsure.map(what => `“${short(what)}”`).join(', ')}`,
  })
}
const WHOLE = 1

const shareOf = (share: number) => ({
  ...{ measured: Math.round(share * 100) / 100, threshold: ENOUGH },
  share: Math.min(1, share / ENOUGH),
})

/** The place of what stands nowhere. */
export const NOWHERE = 'nothing to look at'

/** A hold is a row of its rule that says what to look at, and where. */
export const holdRow = ({ rule, what, where }: Hold): ScoreRow => ({
  ...{ rule, measured: what, threshold: where || NOWHERE },
  ...{ weight: 0, points: 0, passed: false, hold: true, cap: HOLD_CAP, fix: remedyOf({ rule, what }) },
})

/** What nobody can know of words without their brief: told, and for no points. */
export const unknownRow = (what: string): ScoreRow =>
  scoreRow('unread', { measured: null, threshold: what, share: 0, fix: 'read the words against what is true' })
