import { dice } from '#lib/render/seed.ts'
import type { ScoreRow } from '#lib/score/impact.ts'
import { scoreRow } from '#lib/score/row.ts'
import { type RuleName, rules } from '#lib/score/rules.ts'

const names = Object.keys(rules) as RuleName[]

/** The rows of a run that never was: some of the rules, each kept, broken or kept in part. */
export function randomRows(seed: string): ScoreRow[] {
  const roll = dice(seed)
  const some = roll()
  const luck = roll()
  return names
    .filter(() => roll() < some)
    .map(rule => {
      const lucky = roll() < luck
      const whole = rules[rule].kind !== 'points' || roll() < 0.5
      const share = lucky ? 1 : whole ? 0 : Math.round(roll() * 1000) / 1000
      return scoreRow(rule, { measured: share, threshold: 1, share, fix: 'mend it' })
    })
}
