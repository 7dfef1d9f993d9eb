// @ts-check
/** @import { ScoreRow } from '../wire.d.ts' */

const APPROVED_FROM = 70
const REVIEW_FROM = 50

/** The service's published function, so that a score can be checked without asking it. @param {readonly ScoreRow[]} rows */
export function impactScore(rows) {
  const weight = rows.reduce((sum, row) => sum + row.weight, 0)
  const points = rows.reduce((sum, row) => sum + row.points, 0)
  const score = weight === 0 ? 0 : Math.round((100 * points) / weight)
  if (rows.some(row => row.gate && !row.passed)) return Math.min(score, REVIEW_FROM - 1)
  if (rows.some(row => row.hold && !row.passed)) return Math.min(score, APPROVED_FROM - 1)
  return score
}

/** @param {number} score */
export function verdict(score) {
  if (score >= APPROVED_FROM) return 'approved'
  return score >= REVIEW_FROM ? 'needs_review' : 'rejected'
}
