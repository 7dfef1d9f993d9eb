// G6: one post at every interleaving of those who control it and those who make it.

import type { Proof } from '#bench/proof/proof.ts'
import { found } from '#bench/proof/simulated/child.ts'
import type { Interleaved } from '#test/simulator/interleavings/main.ts'

const WANTED = 10_000

export const proof: Proof = {
  area: 'Faults',
  run: async ({ seed, share }) => {
    const count = Math.round(WANTED * share)
    const { played, begun, violations } = await found<Interleaved>('test/simulator/interleavings/main.ts', [
      ...['--seed', `${seed}`, '--count', `${count}`],
    ])
    return [
      {
        goal: 'Posts',
        target: `${WANTED.toLocaleString('en')} interleavings of cancel, change, pause, sweep, messages and kills: 0 begun after an answer, 0 twice, 0 lost`,
        figure: `${played.toLocaleString('en')} played, ${begun.toLocaleString('en')} posts begun, ${violations.length} violations`,
        met: played >= WANTED && violations.length === 0,
        how: `test/simulator/interleavings, the real statements on PGlite, seed ${seed}`,
      },
    ]
  },
}
