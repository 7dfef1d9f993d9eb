import * as z from 'zod'

/** One rule, measured. `gate` rows decide alone, `hold` rows ask for a human; neither has a weight, both cap the score. */
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
    /** The most that a run can score while the rule fails. */
    cap: z.int().min(0).max(100).optional(),
    box: z.object({ asset: z.int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() }).optional(),
    fix: z.string().optional(),
  })
  .meta({ id: 'ScoreRow' })
export type ScoreRow = z.output<typeof ScoreRow>

export const APPROVED_FROM = 70
/** Under a gate that fails, and under a hold that is open, where a row names no cap of its own. */
export const GATE_CAP = 49
export const HOLD_CAP = 69
/** Under what anybody would see on the picture. */
export const DEFECT_CAP = 75

/** The published function: anybody can recompute the score of a run from its `score_reasons`. */
export function impactScore(rows: readonly ScoreRow[]): number {
  const weight = rows.reduce((sum, row) => sum + row.weight, 0)
  const points = rows.reduce((sum, row) => sum + row.points, 0)
  const score = weight === 0 ? 0 : Math.round((100 * points) / weight)
  const caps = rows.filter(row => !row.passed).map(row => row.cap ?? (row.gate ? GATE_CAP : row.hold ? HOLD_CAP : 100))
  return Math.min(score, ...caps)
}

/** Only what nothing speaks against is approved; only what nobody should post as it is drawn is rejected. */
export function verdict(rows: readonly ScoreRow[]): 'approved' | 'needs_review' | 'rejected' {
  if (rows.some(row => row.gate && !row.passed)) return 'rejected'
  return impactScore(rows) >= APPROVED_FROM ? 'approved' : 'needs_review'
}
