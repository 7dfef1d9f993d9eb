// @ts-check
/** @import { ScoreRow } from '../wire.d.ts' */

const APPROVED_FROM = 70
const GATE_CAP = 49
const HOLD_CAP = 69

/** The service's published function, so that a score can be checked without asking it. @param {readonly ScoreRow[]} rows */
export function impactScore(rows) {
  const weight = rows.reduce((sum, row) => sum + row.weight, 0)
  const points = rows.reduce((sum, row) => sum + row.points, 0)
  const score = weight === 0 ? 0 : Math.round((100 * points) / weight)
  const caps = rows.filter(row => !row.passed).map(row => row.cap ?? (row.gate ? GATE_CAP : row.hold ? HOLD_CAP : 100))
  return Math.min(score, ...caps)
}

/** @param {readonly ScoreRow[]} rows */
export function verdict(rows) {
  if (rows.some(row => row.gate && !row.passed)) return 'rejected'
  return impactScore(rows) >= APPROVED_FROM ? 'approved' : 'needs_review'
}
