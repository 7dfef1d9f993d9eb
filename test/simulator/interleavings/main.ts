// So many interleavings of one seed: node --import ./dev/modules.mjs test/simulator/interleavings/main.ts --seed 7 --count 1000
// [--of posts|cards] [--mutant NAME] [--path PATH of a counterexample] [--json FILE]
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { replaceModules } from '../modules.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    count: { type: 'string', default: '200' },
    of: { type: 'string', default: 'posts' },
    mutant: { type: 'string' },
    path: { type: 'string' },
    json: { type: 'string' },
  },
})

export type Interleaved = { played: number; begun: number; violations: string[]; counterexample: string | null }

replaceModules(values.mutant)
const { interleave } = await import('./interleave.ts')
const of = values.of === 'cards' ? 'cards' : 'posts'
const found = await interleave({ of, seed: Number(values.seed), count: Number(values.count), path: values.path })
const { user, system } = process.cpuUsage()
console.log(
  `seed ${values.seed}: ${found.played} interleavings, ${found.begun} ${of} begun, ${((user + system) / 1e6).toFixed(1)} s of processor; ${found.violations.length} violations`,
)
for (const line of found.violations) console.log(`  ${line}`)
if (found.counterexample) console.log(`  again: ${found.counterexample}`)
if (values.json) writeFileSync(values.json, JSON.stringify(found))
process.exit(found.violations.length > 0 ? 1 : 0)
