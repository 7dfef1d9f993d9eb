import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { impactScore as published, verdict as publishedVerdict } from '#lib/score/impact.ts'
import { brand, emptyFolder } from '#test/cli/support/brand.ts'
import { RUN_ID, succeeded } from '#test/cli/support/fixtures.ts'
import { it } from '#test/cli/support/it.ts'
import { nodesOfWords } from '#test/cli/support/nodes.ts'
import { randomRows } from '#test/score/support/random-rows.ts'
import { impactScore, verdict } from '../../cli/score/impact.mjs'

const rows = [
  { rule: 'contrast', measured: 5.2, threshold: 4.5, weight: 18, points: 18, passed: true },
  { rule: 'crowding', measured: 3, threshold: 12, weight: 8, points: 0, passed: false, fix: 'Shorten the texts.' },
  { rule: 'alignment', measured: 1, threshold: 5, weight: 0, points: 0, passed: true },
  { rule: 'palette_distance', measured: 0.09, threshold: '0.06 for #ff0000', weight: 0, points: 0, passed: false },
  { rule: 'text_whole', measured: 0, threshold: 0, weight: 0, points: 0, passed: true, gate: true },
]
const run = (fields: object = {}) =>
  succeeded('https://a.example', { score_reasons: rows, impact_score: 69, verdict: 'needs_review', ...fields })

describe.concurrent.each(nodesOfWords)('score, $name', node => {
  const nowhere = 'http://127.0.0.1:9'
  const score = (args: string[], input?: string) => brand(['score', ...args], { node, base: nowhere, input })

  it('ends with 0 when the rows of a file come to the score that it says, without any service', async () => {
    const file = join(emptyFolder(), 'run.json')
    writeFileSync(file, JSON.stringify(run()))
    const { status, stdout, stderr } = await score([file])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('69 of 100, needs review: as the run says')
    expect(stdout).toMatch(/ok +contrast +18 of 18 +5\.2 +at least 4\.5\n/)
    expect(stdout).toMatch(/no +crowding +0 of 8 +3 +at least 12\n/)
    expect(stdout).toMatch(/ok +alignment +0 of 0 +1 +at most 5\n/)
    expect(stdout).toMatch(/no +palette distance +0 of 0 +0\.09 +at most 0\.06 for #ff0000\n/)
    expect(stdout).toMatch(/ok +text whole +gate +0 +0\n/)
    expect((await score([file, '--quiet'])).stdout).toBe('69\n')
  })

  it.each([
    ['another integer', { impact_score: 70 }],
    ['another verdict', { verdict: 'approved' }],
    ['a changed row', { score_reasons: rows.map(row => ({ ...row, points: row.weight })) }],
    ['a gate that fails', { score_reasons: rows.map(row => (row.gate ? { ...row, passed: false } : row)) }],
    ['no score', { impact_score: null, verdict: null }],
  ])('ends with 1 for %s', async (_, fields) => {
    const { status, stdout, stderr } = await score(['-', '--json'], JSON.stringify(run(fields)))
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ run_id: RUN_ID, matches: false })
    expect(JSON.parse(stderr)).toMatchObject({ code: 'score_differs' })
  })

  it('reads standard input, and a run of the service by its id', async ({ service }) => {
    expect((await score(['-', '--json'], JSON.stringify(run()))).status).toBe(0)
    service.on('GET /runs/:id', () => ({ json: run() }))
    expect((await brand(['score', RUN_ID], { node, base: service.base })).status).toBe(0)
  })

  it.each([
    ['a file that is not there', ['nowhere.json'], undefined, 'neither a file'],
    ['no JSON', ['-'], 'score: 3', 'not JSON'],
    ['JSON without rows', ['-'], '{"impact_score": 3}', 'no run with score_reasons'],
    ['rows that are none', ['-'], '{"impact_score": 3, "score_reasons": [{}]}', 'no run with score_reasons'],
    ['nothing', [], undefined, 'score'],
  ])('ends with 2 for %s', async (_, args, input, words) => {
    const { status, stderr } = await score(args, input)
    expect(status).toBe(2)
    expect(stderr).toContain(words)
  })
})

it('has the published function, to the integer', () => {
  for (let index = 0; index < 2_000; index++) {
    const random = randomRows(`cli/${index}`)
    expect(impactScore(random)).toBe(published(random))
    expect(verdict(random)).toBe(publishedVerdict(random))
  }
})
