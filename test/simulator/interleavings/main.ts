// So many interleavings of one seed: node --import ./dev/modules.mjs test/simulator/interleavings/main.ts --seed 7 --count 1000
// [--mutant NAME] [--path PATH of a counterexample] [--json FILE]
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { replaceModules } from '../modules.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    count: { type: 'string', default: '200' },
    mutant: { type: 'string' },
    path: { type: 'string' },
    json: { type: 'string' },
  },
})

export type Interleaved = { played: number; begun: number; violations: string[]; counterexample: string | null }

replaceModules(values.mutant)
const { interleave } = await import('./interleave.ts')
const found = await interleave({ seed: Number(values.seed), count: Number(values.count), path: values.path })
console.log(
  `seed ${values.seed}: ${found.played} interleavings, ${found.begun} posts begun; ${found.violations.length} violations`,
)
for (const line of found.violations) console.log(`  ${line}`)
if (found.counterexample) console.log(`  again: ${found.counterexample}`)
if (values.json) writeFileSync(values.json, JSON.stringify(found))
process.exit(found.violations.length > 0 ? 1 : 0)
