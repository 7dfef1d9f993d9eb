// G13: the race between a revoke and requests that fill the cache, at ten thousand interleavings.
import fc from 'fast-check'
import type { Bench } from '#bench/figures/figure.ts'
import { revocationHolds } from '#test/keys/revocation-race.ts'

const RUNS = 10_000

export const bench: Bench = {
  area: 'Surface',
  run: async () => {
    const seed = Date.now() % 2 ** 31
    const found = await fc.check(revocationHolds(3), { numRuns: RUNS, seed })
    if (found.failed) console.error(fc.defaultReportMessage(found))
    return [
      {
        goal: 'G13',
        target: `a revoked key refused by the next request: 0 let in over ${RUNS} interleavings`,
        figure: found.failed
          ? `let in after ${found.numRuns} interleavings (seed ${seed}, path ${found.counterexamplePath})`
          : `0 let in over ${found.numRuns} interleavings (seed ${seed})`,
        met: !found.failed && found.numRuns === RUNS,
        how: 'fast-check scheduler over every call of three askers and the revoker; real gate scripts on the embedded Redis, record and tombstone expiring',
      },
    ]
  },
}
