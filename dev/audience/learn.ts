// Learning is arithmetic in the large: PyTorch does it (`apt-get install python3-torch python3-numpy`), in some two hours on two cores, half an hour where it goes on.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Example } from './examples.ts'
import { numbersOf } from './numbers.ts'

const TRAIN = join(import.meta.dirname, 'train.py')

type Layers = Record<string, number[]>

/** The layers of the network by their names; what was learned before goes on with all of them once, and then with what was added last. */
export function learn(examples: readonly Example[], begun?: Layers): Layers {
  const dir = mkdtempSync(join(tmpdir(), 'brand-content-audience-'))
  const fileOf = (name: string) => join(dir, name)
  const [numbers, layers, before] = [fileOf('numbers.jsonl'), fileOf('layers.json'), fileOf('begun.json')]
  try {
    writeFileSync(numbers, examples.map(one => JSON.stringify(numbersOf(one))).join('\n'))
    if (begun) writeFileSync(before, JSON.stringify(begun))
    const files = [numbers, layers, ...(begun ? [before] : [])]
    const { status, error } = spawnSync('/usr/bin/python3', [TRAIN, ...files], { stdio: 'inherit' })
    if (status !== 0) throw error ?? new Error('nothing was learned: is python3-torch installed?')
    return JSON.parse(readFileSync(layers, 'utf8'))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
