// A share of the simulation, in processes of its own: modules are replaced there. `npm run proof` runs it at full size.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { many } from '#test/support/proof.ts'
import type { Verdict } from './simulate.ts'

const [SEEDS, RUNS] = (process.env.SIMULATED ?? many('1x10', '1x20')).split('x').map(Number)
/** Which mutants are tried: those of a half day of the week, from 0 to 13, all or none; .ci/run asks for those of now. */
const MUTANTS = process.env.MUTANTS ?? 'none'
const seed = Number(process.env.SEED ?? 42)
const LONG_MS = 1_200_000

function simulated(...more: string[]): { verdicts: Verdict[]; said: string } {
  const json = join(tmpdir(), `brand-content-simulated-${process.pid}.json`)
  const args = ['--import', './dev/modules.mjs', 'test/simulator/main.ts', '--json', json, ...more]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const said = stdout + stderr
  try {
    return { verdicts: JSON.parse(readFileSync(json, 'utf8')), said }
  } catch {
    throw new Error(said)
  } finally {
    rmSync(json, { force: true })
  }
}

describe('the service under simulated faults', () => {
  it(
    'loses nothing and does nothing twice, and a seed repeats itself',
    () => {
      const wanted = ['--seed', `${seed}`, '--seeds', `${SEEDS}`, '--runs', `${RUNS}`, '--rates', 'varied', '--repeat']
      const { verdicts, said } = simulated(...wanted)
      expect(verdicts).toHaveLength((SEEDS ?? 0) + 1)
      expect(
        verdicts.flatMap(verdict => verdict.violations),
        said,
      ).toEqual([])
      for (const { sums, counts, settled_s, overdue_s } of verdicts) {
        expect(sums.runs + sums.runs_refused).toBeGreaterThanOrEqual(RUNS ?? 0)
        expect(sums.succeeded).toBeGreaterThan(sums.runs / 2)
        expect(counts.failed).toBeGreaterThan(0)
        expect(settled_s).toBeLessThanOrEqual(300)
        expect(overdue_s).toBeLessThanOrEqual(180)
      }
      expect(verdicts.at(-1)?.trace).toBe(verdicts.at(-2)?.trace)
    },
    LONG_MS,
  )

  it.skipIf(MUTANTS === 'none')(
    'is judged by those who notice when a rule is taken out',
    () => {
      const some = MUTANTS === 'all' ? [] : ['--share', MUTANTS]
      const args = ['--import', './dev/modules.mjs', 'test/simulator/prove-mutants.ts', '--seed', `${seed}`, ...some]
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
      expect(status, stdout + stderr).toBe(0)
      const [, caught, tried] = /(\d+) of (\d+) mutants caught/.exec(stdout) ?? []
      // As many as `prove-mutants.ts` allows may have drifted from their places since they were noticed there; who places them anew is `--keep`.
      expect(Number(caught)).toBeGreaterThanOrEqual(Number(tried) - (MUTANTS === 'all' ? 0 : 2))
      expect(Number(tried)).toBeGreaterThanOrEqual(MUTANTS === 'all' ? 49 : 3)
      console.log(stdout)
    },
    LONG_MS,
  )
})
