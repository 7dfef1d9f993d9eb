// G6: so many posts, a tenth with an outcome that nobody hears of, the message of each comes twice.
// node --import ./dev/modules.mjs test/simulator/interleavings/many.ts --seed 7 --count 200 [--json FILE]
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { replaceModules } from '../modules.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    count: { type: 'string', default: '200' },
    json: { type: 'string' },
  },
})

export type Many = { posts: number; unknown: number; twice: number; nowhere: number; asked_for_a_person: number }

replaceModules(undefined)
const { postMany } = await import('./post-many.ts')
const found = await postMany(Number(values.seed), Number(values.count))
console.log(JSON.stringify(found))
if (values.json) writeFileSync(values.json, JSON.stringify(found))
