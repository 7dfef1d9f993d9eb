import * as z from 'zod'

/** One rule, measured. `gate` rows decide alone, `hold` rows ask for a human; neither has a weight. */
export const ScoreRow = z
  .object({
    rule: z.string(),
    measured: z.union([z.number(), z.string(), z.boolean()]).nullable(),
    threshold: z.union([z.number(), z.string(), z.boolean()]).nullable(),
    weight: z.number().min(0),
    points: z.number().min(0),
    passed: z.boolean(),
    gate: z.boolean().optional(),
    hold: z.boolean().optional(),
    box: z.object({ asset: z.int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() }).optional(),
    fix: z.string().optional(),
  })
  .meta({ id: 'ScoreRow' })
export type ScoreRow = z.output<typeof ScoreRow>

export const APPROVED_FROM = 70
export const REVIEW_FROM = 50

/** The published function: anybody can recompute the score of a run from its `score_reasons`. */
export function impactScore(rows: readonly ScoreRow[]): number {
  const weight = rows.reduce((sum, row) => sum + row.weight, 0)
  const points = rows.reduce((sum, row) => sum + row.points, 0)
  const score = weight === 0 ? 0 : Math.round((100 * points) / weight)
  if (rows.some(row => row.gate && !row.passed)) return Math.min(score, REVIEW_FROM - 1)
  if (rows.some(row => row.hold && !row.passed)) return Math.min(score, APPROVED_FROM - 1)
  return score
}

export function verdict(score: number): 'approved' | 'needs_review' | 'rejected' {
  if (score >= APPROVED_FROM) return 'approved'
  return score >= REVIEW_FROM ? 'needs_review' : 'rejected'
}

/** Whether a run may be posted without anybody's asking: the threshold of the key never outweighs the verdict. */
export const clears = (
  run: { impact_score: number | null; verdict: string | null },
  auto_post_min_score: number,
): boolean => run.verdict === 'approved' && run.impact_score !== null && run.impact_score >= auto_post_min_score
