// G2: rules taken out of the product, one at a time.

import type { Proof } from '#bench/proof/proof.ts'
import { found } from '#bench/proof/simulated/child.ts'
import type { Caught } from '#test/simulator/prover.ts'
import { SHARES } from '#test/simulator/shares.ts'

/** Of all of them, and of a share. */
const LEAST = { all: 12, share: 4 }

export const proof: Proof = {
  area: 'Faults',
  run: async ({ seed, share }) => {
    const args = ['--seed', `${seed}`, ...(share < 1 ? ['--share', `${seed % SHARES}`] : [])]
    const least = share < 1 ? LEAST.share : LEAST.all
    const all = await found<Caught[]>('test/simulator/prove-mutants.ts', args)
    const missed = all.filter(one => !one.by).map(one => one.name)
    return [
      {
        goal: 'G2',
        target: `at least ${least} rules taken out, each noticed`,
        figure: `${all.length - missed.length} of ${all.length} noticed${missed.length > 0 ? `, not: ${missed.join('; ')}` : ''}`,
        met: all.length >= least && missed.length === 0,
        how: `test/simulator/mutants.ts, 200 runs a seed, up to 12 seeds from ${seed}`,
      },
    ]
  },
}
