// G2: rules taken out of the product, one at a time.

import type { Proof } from '#bench/proof/proof.ts'
import { found } from '#bench/proof/simulated/child.ts'
import type { Caught } from '#test/simulator/prover.ts'

const LEAST = 12

export const proof: Proof = {
  area: 'Faults',
  run: async ({ seed, share }) => {
    const args = ['--seed', `${seed}`, ...(share < 1 ? ['--day', `${seed % 7}`] : [])]
    const all = await found<Caught[]>('test/simulator/prove-mutants.ts', args)
    const missed = all.filter(one => !one.by).map(one => one.name)
    return [
      {
        goal: 'G2',
        target: `at least ${LEAST} rules taken out, each noticed`,
        figure: `${all.length - missed.length} of ${all.length} noticed${missed.length > 0 ? `, not: ${missed.join('; ')}` : ''}`,
        met: all.length >= LEAST && missed.length === 0,
        how: `test/simulator/mutants.ts, 200 runs a seed, up to 12 seeds from ${seed}`,
      },
    ]
  },
}
