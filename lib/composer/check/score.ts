import type { ScoreRow } from '#lib/composer/plan.ts'

/** `impact_score` out of the rows: a failed gate caps it at 49, a hold at 69. */
export function scoreOf(rows: readonly ScoreRow[]): number {
  const weighted = rows.filter(each => each.weight > 0)
  const total = weighted.reduce((sum, each) => sum + each.weight, 0)
  const score = total === 0 ? 0 : Math.round((100 * weighted.reduce((sum, each) => sum + each.points, 0)) / total)
  if (rows.some(each => each.gate && !each.passed)) return Math.min(score, 49)
  return rows.some(each => each.hold && !each.passed) ? Math.min(score, 69) : score
}
