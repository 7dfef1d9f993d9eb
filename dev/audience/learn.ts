// Learning is arithmetic in the large: PyTorch does it (`apt-get install python3-torch python3-numpy libopenblas0-pthread`), in eighteen minutes on two cores where it goes on.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Example } from './examples.ts'
import { numbersOf } from './numbers.ts'
import type { RunOn } from './run-ons.ts'

export type Layers = Record<string, number[]>

/** The layers of the network by their names; what was learned before goes on with those that are like what people send. */
export const learn = (examples: readonly Example[], begun?: Layers): Layers =>
  learnBy('train.py', examples.map(numbersOf), begun)

/** The layers that tell where sentences begin, over the words that are known already. */
export const learnStops = (runOns: readonly RunOn[], known: Layers): Layers =>
  learnBy(
    'stops.py',
    runOns.map(({ numbers }) => numbers),
    known,
  )

function learnBy(script: string, numbers: readonly object[], begun?: Layers): Layers {
  const dir = mkdtempSync(join(tmpdir(), 'brand-content-audience-'))
  const fileOf = (name: string) => join(dir, name)
  const [given, layers, before] = [fileOf('numbers.jsonl'), fileOf('layers.json'), fileOf('begun.json')]
  try {
    writeFileSync(given, numbers.map(one => JSON.stringify(one)).join('\n'))
    if (begun) writeFileSync(before, JSON.stringify(begun))
    const files = [join(import.meta.dirname, script), given, layers, ...(begun ? [before] : [])]
    const { status, error } = spawnSync('/usr/bin/python3', files, { stdio: 'inherit' })
    if (status !== 0) throw error ?? new Error('nothing was learned: is python3-torch installed?')
    return JSON.parse(readFileSync(layers, 'utf8'))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
