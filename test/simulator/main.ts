// One seed or several: node --import ./dev/modules.mjs test/simulator/main.ts --seed 42 --runs 200
// [--seeds 10] [--rates usual|varied] [--engine pglite|postgres] [--repeat] [--mutant NAME] [--json FILE]
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { replaceModules } from './modules.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '42' },
    seeds: { type: 'string', default: '1' },
    runs: { type: 'string', default: '200' },
    rates: { type: 'string', default: 'usual' },
    engine: { type: 'string', default: 'pglite' },
    mutant: { type: 'string' },
    repeat: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})

replaceModules(values.mutant)
const { series } = await import('./series.ts')
const verdicts = await series({
  seed: Number(values.seed),
  seeds: Number(values.seeds),
  runs: Number(values.runs),
  rates: values.rates === 'varied' ? 'varied' : 'usual',
  repeat: values.repeat,
  engine: values.engine === 'postgres' ? 'postgres' : 'pglite',
  mutant: values.mutant,
})
if (values.json) writeFileSync(values.json, JSON.stringify(verdicts))
process.exit(verdicts.every(verdict => verdict.violations.length === 0) ? 0 : 1)
