// G1, G3 and G17: the real handlers in one long simulation.

import type { Proof } from '#bench/proof/proof.ts'
import { found } from '#bench/proof/simulated/child.ts'
import type { Verdict } from '#test/simulator/simulate.ts'

const RUNS = 10_000
const WITHIN_S = 300

export const proof: Proof = {
  area: 'Faults',
  run: async ({ seed, share }) => {
    const args = ['--seed', `${seed}`, '--runs', `${Math.round(RUNS * share)}`]
    const [verdict] = await found<Verdict[]>('test/simulator/main.ts', args)
    if (!verdict) throw new Error('nothing was simulated')
    const { sums, counts, queue, violations, seconds, cpu_s, settled_s, overdue_s, engine } = verdict
    const calls = Object.values(counts.calls).reduce((sum, count) => sum + count, 0)
    const files = violations.filter(one => /file|picture|film/.test(one)).length
    const whole = sums.runs >= RUNS
    const how = `test/simulator, ${engine}, seed ${seed}, trace ${verdict.trace}`
    return [
      {
        goal: 'G1',
        target: `10,000 runs under faults: 0 lost, 0 double, all invariants, ≤ ${WITHIN_S} s`,
        figure: `${sums.runs} runs (${sums.succeeded} succeeded, ${sums.failed} failed), ${violations.length} violations, ${seconds.toFixed(0)} s, of these ${cpu_s.toFixed(0)} s of processor; ${calls} calls, ${counts.failed} broken, ${counts.crashes} crashes, ${queue.dropped} messages dropped, ${queue.duplicated} doubled`,
        met: whole && violations.length === 0 && seconds <= WITHIN_S,
        how,
      },
      {
        goal: 'G3',
        target: 'settled ≤ 300 s after the faults, nothing overdue > 180 s',
        figure: `${settled_s} s, ${overdue_s.toFixed(0)} s overdue at most`,
        met: whole && settled_s <= 300 && overdue_s <= 180,
        how,
      },
      {
        goal: 'G17',
        target: '0 orphans, 0 missing or changed files after collection',
        figure: `${files} in ${sums.files} files`,
        met: whole && files === 0,
        how,
      },
    ]
  },
}
