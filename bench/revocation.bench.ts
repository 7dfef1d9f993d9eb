// G13: the race between a revoke and requests that fill the cache, at ten thousand interleavings.
import fc from 'fast-check'
import type { Bench, Figure } from '#bench/figures/figure.ts'
import { revocationHolds } from '#test/keys/revocation-race.ts'

const RUNS = 10_000

export const bench: Bench = {
  area: 'Surface',
  run: async () => {
    const seed = Date.now() % 2 ** 31
    return [
      await raced(
        'a revoked key refused by the next request',
        revocationHolds(3),
        seed,
        'three askers and the revoker',
      ),
      await raced(
        'a revoked grant of an agent refused by the next request, whatever its client prolongs',
        revocationHolds(2, undefined, 2),
        seed,
        'two askers, two clients that prolong the grant and the revoker',
      ),
    ]
  },
}

async function raced(
  target: string,
  race: ReturnType<typeof revocationHolds>,
  seed: number,
  who: string,
): Promise<Figure> {
  const found = await fc.check(race, { numRuns: RUNS, seed })
  if (found.failed) console.error(fc.defaultReportMessage(found))
  return {
    goal: 'G13',
    target: `${target}: 0 let in over ${RUNS} interleavings`,
    figure: found.failed
      ? `let in after ${found.numRuns} interleavings (seed ${seed}, path ${found.counterexamplePath})`
      : `0 let in over ${found.numRuns} interleavings (seed ${seed})`,
    met: !found.failed && found.numRuns === RUNS,
    how: `fast-check scheduler over every call of ${who}; real gate scripts on the embedded Redis, record and tombstone expiring`,
  }
}
