// What the guard says of the words, as rows of the score.
import type { Guarded, Hold } from '#lib/composer/answer.ts'
import { HOLD_CAP, type ScoreRow } from '#lib/score/impact.ts'
import { remedyOf } from '#lib/score/remedy.ts'
import { scoreRow } from '#lib/score/row.ts'

const ENOUGH = 0.9

type Counted = Pick<Guarded, 'told' | 'worded' | 'holds'>

export const wordRows = ({ told = 1, worded = 1, holds }: Counted): ScoreRow[] => [
  scoreRow('told', { ...shareOf(told), fix: 'say what of the brief is missing' }),
  scoreRow('brief_words', { ...shareOf(worded), fix: 'say it in the words of the brief' }),
  ...holds.map(holdRow),
]

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
