import { describe, expect, it } from 'vitest'
import { impactScore, type ScoreRow, verdict } from '#lib/score/impact.ts'
import { scoreRow } from '#lib/score/row.ts'
import { randomRows } from '#test/score/support/random-rows.ts'
import { many } from '#test/support/proof.ts'
import { seed } from '#test/support/seed.ts'
import { impactScore as offline } from '../../cli/score/impact.mjs'

const RUNS = many(2_000, 2_000, 10_000)
const runs = Array.from({ length: RUNS }, (_, index) => randomRows(`${seed}/${index}`))
const open = (rows: ScoreRow[], kind: 'gate' | 'hold') => rows.some(row => row[kind] && !row.passed)

describe(`the score of ${RUNS} random runs (seed ${seed})`, () => {
  it('is the same when it is computed again from JSON, here and by the command line', () => {
    let rows = 0
    for (const run of runs) {
      const read = JSON.parse(JSON.stringify(run)) as ScoreRow[]
      expect(impactScore(read)).toBe(impactScore(run))
      expect(offline(read)).toBe(impactScore(run))
      rows += run.length
    }
    expect(rows).toBeGreaterThan(RUNS * 10)
  })

  it('is an integer of 0 to 100 that falls with every rule that fails', () => {
    for (const run of runs) {
      const score = impactScore(run)
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
      const at = run.findIndex(row => row.passed && row.weight > 0)
      if (at < 0) continue
      const worse = run.map((row, index) => (index === at ? { ...row, passed: false, points: 0 } : row))
      expect(impactScore(worse)).toBeLessThanOrEqual(score)
    }
  })

  it('is approved from 70 on and never under a failed gate or an open hold, which is all that a key posts by itself', () => {
    let gated = 0
    for (const run of runs) {
      const scored = { impact_score: impactScore(run), verdict: verdict(run) }
      if (open(run, 'gate')) expect(scored.verdict).toBe('rejected')
      if (open(run, 'gate') || open(run, 'hold')) {
        gated++
        expect(scored.verdict).not.toBe('approved')
      } else expect(scored.verdict === 'approved').toBe(scored.impact_score >= 70)
    }
    expect(gated).toBeGreaterThan(RUNS / 10)
  })
})

const earned = (share: number) => scoreRow('contrast', { measured: share, threshold: 1, share, fix: '' })

it('approves from 70 on, and rejects nothing but what a gate has failed', () => {
  expect([1, 0.7, 0.69, 0].map(share => verdict([earned(share)]))).toEqual([
    ...['approved', 'approved', 'needs_review', 'needs_review'],
  ])
  const gated = scoreRow('text_whole', { measured: 1, threshold: 0, share: 0, fix: 'x' })
  expect(verdict([earned(1), gated])).toBe('rejected')
})

it('caps a run that is perfect but for one gate at 49, and for one hold at 69', () => {
  const perfect = scoreRow('contrast', { measured: 9, threshold: 4.5, share: 1, fix: '' })
  const failed = (rule: 'slogan_lock' | 'bond') => scoreRow(rule, { measured: '', threshold: '', share: 0, fix: 'x' })
  expect(impactScore([perfect])).toBe(100)
  expect(impactScore([perfect, failed('slogan_lock')])).toBe(49)
  expect(impactScore([perfect, failed('bond')])).toBe(69)
  expect(impactScore([])).toBe(0)
  const defect = { ...scoreRow('contrast', { measured: 3, threshold: 4.5, share: 0.99, fix: 'x' }), cap: 75 }
  expect(impactScore([{ ...defect, points: defect.weight }])).toBe(75)
  expect(impactScore([{ ...defect, points: defect.weight, passed: true }])).toBe(100)
})
