// Learning is arithmetic in the large: PyTorch does it (`apt-get install python3-torch python3-numpy`), in some two hours on two cores, half an hour where it goes on.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Example } from './examples.ts'
import { numbersOf } from './numbers.ts'
import type { RunOn } from './run-ons.ts'

const script = (name: string): string => join(import.meta.dirname, name)

export type Layers = Record<string, number[]>

/** The layers of the network by their names; what was learned before goes on with all of them once, and then with what was added last. */
export const learn = (examples: readonly Example[], begun?: Layers): Layers =>
  learnBy(script('train.py'), examples.map(numbersOf), begun, ['numbers', 'layers', 'begun'])

/** The layers that tell where sentences begin, over the words that are known already. */
export const learnStops = (runOns: readonly RunOn[], known: Layers): Layers =>
  learnBy(
    script('stops.py'),
    runOns.map(({ numbers }) => numbers),
    known,
    ['numbers', 'begun', 'layers'],
  )

type Name = 'numbers' | 'layers' | 'begun'
function learnBy(path: string, numbers: readonly object[], begun: Layers | undefined, order: readonly Name[]): Layers {
  const dir = mkdtempSync(join(tmpdir(), 'brand-content-audience-'))
  const fileOf = (name: Name) => join(dir, `${name}.json`)
  try {
    writeFileSync(fileOf('numbers'), numbers.map(one => JSON.stringify(one)).join('\n'))
    if (begun) writeFileSync(fileOf('begun'), JSON.stringify(begun))
    const files = order.filter(name => name !== 'begun' || begun).map(fileOf)
    const { status, error } = spawnSync('/usr/bin/python3', [path, ...files], { stdio: 'inherit' })
    if (status !== 0) throw error ?? new Error('nothing was learned: is python3-torch installed?')
    return JSON.parse(readFileSync(fileOf('layers'), 'utf8'))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
