// G2: many fresh seeds, each with rates of its own. After the instant that UNTIL names no more are begun.

import type { Proof } from '#bench/proof/proof.ts'
import { found } from '#bench/proof/simulated/child.ts'
import type { Verdict } from '#test/simulator/simulate.ts'

const SEEDS = 500
const RUNS = 200
/** A process has so many, one after the other; two processes at once. */
const AT_ONCE = 10
const until = Date.parse(process.env.UNTIL ?? '9999-12-31T00:00:00Z')

export const proof: Proof = {
  area: 'Faults',
  run: async ({ seed, share }) => {
    const count = Math.max(2, Math.round(SEEDS * share))
    const starts = Array.from({ length: Math.ceil(count / AT_ONCE) }, (_, index) => index * AT_ONCE)
    const verdicts: Verdict[] = []
    const work = async () => {
      for (let start = starts.shift(); start !== undefined && Date.now() < until; start = starts.shift()) {
        const seeds = Math.min(AT_ONCE, count - start)
        const args = ['--seed', `${seed + start}`, '--seeds', `${seeds}`, '--runs', `${RUNS}`, '--rates', 'varied']
        verdicts.push(...(await found<Verdict[]>('test/simulator/main.ts', args)))
      }
    }
    await Promise.all([work(), work()])
    const broken = verdicts.filter(verdict => verdict.violations.length > 0).map(verdict => verdict.options.seed)
    const settled = Math.max(...verdicts.map(verdict => verdict.settled_s))
    return [
      {
        goal: 'G2',
        target: `${SEEDS} fresh seeds of ${RUNS} runs, rates from none to double: all clean`,
        figure: `${verdicts.length - broken.length} of ${verdicts.length} clean${broken.length > 0 ? `, not ${broken.join(', ')}` : ''}; settled after ${settled} s at most`,
        met: verdicts.length >= SEEDS && broken.length === 0,
        how: `test/simulator, PGlite, seeds from ${seed}`,
      },
    ]
  },
}
