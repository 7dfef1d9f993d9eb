// Each mutant in a process of its own, seed after seed until one notices: node … test/simulator/prove-mutants.ts [--seeds 12] [--only NAME] [--count 2]
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Mutant } from './mutant.ts'
import { mutants } from './mutants.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    seeds: { type: 'string', default: '12' },
    count: { type: 'string' },
    runs: { type: 'string', default: '200' },
    only: { type: 'string' },
    json: { type: 'string' },
  },
})

export type Caught = { name: string; by: string | null; seed: number | null }

const INTERLEAVINGS = '600'

/** As many seeds more where few show it. */
const SELDOM = 4

/** What plays a seed, and with how much. */
const script = (by: Mutant['by'], seed: number): string[] =>
  by === 'interleavings'
    ? ['test/simulator/interleavings/main.ts', '--seed', `${seed}`, '--count', INTERLEAVINGS]
    : ['test/simulator/main.ts', '--seed', `${seed}`, '--runs', values.runs]

async function prove({ name, seldom, by }: Mutant): Promise<Caught> {
  for (let index = 0; index < Number(values.seeds) * (seldom ? SELDOM : 1); index++) {
    const seed = Number(values.seed) + index
    const said = await simulated([...script(by, seed), '--mutant', name])
    const violation = violationIn(said)
    if (violation && (await isSound(by, seed))) return { name, by: violation.trim().slice(0, 150), seed }
    if (!violation && !said.includes('; 0 violations')) throw new Error(`"${name}" could not be simulated: ${said}`)
  }
  return { name, by: null, seed: null }
}

const violationIn = (said: string) =>
  /; [1-9]\d* violations/.test(said)
    ? said.split('\n').find(line => line.startsWith('  ') && !line.startsWith('  again'))
    : undefined

const sound = new Map<string, boolean>()

/** What the product as it is breaks as well is no mutant's doing. */
async function isSound(by: Mutant['by'], seed: number): Promise<boolean> {
  const asked = script(by, seed)
  const known = sound.get(`${asked}`) ?? !violationIn(await simulated(asked))
  sound.set(`${asked}`, known)
  return known
}

function simulated(args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--import', './dev/modules.mjs', ...args])
  let said = ''
  child.stdout.on('data', part => {
    said += part
  })
  child.stderr.on('data', part => {
    said += part
  })
  return new Promise(resolve => child.on('close', () => resolve(said)))
}

/** A share leaves out those that take long to be noticed. */
const named = mutants.filter(({ name, seldom }) => name.includes(values.only ?? '') && !(values.count && seldom))
const first = Number(values.seed) % Math.max(1, named.length)
/** So many as are asked for, from another place in the list with each seed. */
const chosen = [...named.slice(first), ...named.slice(0, first)].slice(0, Number(values.count ?? named.length))
if (chosen.length === 0) throw new Error(`no mutant is named ${values.only}`)
const found: Caught[] = []
for (const mutant of chosen) {
  const caught = await prove(mutant)
  found.push(caught)
  console.log(
    `${caught.by ? 'caught    ' : 'NOT CAUGHT'} ${caught.name}${caught.by ? ` (seed ${caught.seed}: ${caught.by})` : ''}`,
  )
}
const missed = found.filter(one => !one.by)
console.log(`${found.length - missed.length} of ${found.length} mutants caught`)
if (values.json) writeFileSync(values.json, JSON.stringify(found))
process.exit(missed.length > 0 ? 1 : 0)
