import type { ScoreRow } from '#lib/score/impact.ts'
import { type Rule, type RuleName, rules } from '#lib/score/rules.ts'

export type Finding = {
  measured: ScoreRow['measured']
  threshold: ScoreRow['threshold']
  /** 0 to 1: how much of the rule's points was earned. A gate or a hold passes or not. */
  share: number
  fix: string
  box?: ScoreRow['box']
}

const WHOLE = 0.999

/** What was found of one rule, with the weight that the table gives it. */
export function scoreRow(rule: RuleName, { measured, threshold, share, fix, box }: Finding): ScoreRow {
  const { kind, weight, cap }: Rule = rules[rule]
  const passed = share >= WHOLE
  return {
    rule,
    measured,
    threshold,
    weight,
    points: Math.round(weight * Math.max(0, Math.min(1, share)) * 100) / 100,
    passed,
    ...(kind === 'gate' && { gate: true }),
    ...(kind === 'hold' && { hold: true }),
    ...(!passed && cap !== undefined && { cap }),
    ...(!passed && box && { box }),
    ...(!passed && { fix }),
  }
}
