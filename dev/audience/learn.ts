// Learning is arithmetic in the large: PyTorch does it (`apt-get install python3-torch python3-numpy`), in some ten minutes on two cores.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Example } from './examples.ts'
import { numbersOf } from './numbers.ts'

const TRAIN = join(import.meta.dirname, 'train.py')

/** The layers of the network by their names. */
export function learn(examples: readonly Example[]): Record<string, number[]> {
  const dir = mkdtempSync(join(tmpdir(), 'brand-content-audience-'))
  const [numbers, layers] = ['numbers.jsonl', 'layers.json'].map(name => join(dir, name)) as [string, string]
  try {
    writeFileSync(numbers, examples.map(one => JSON.stringify(numbersOf(one))).join('\n'))
    const { status, error } = spawnSync('/usr/bin/python3', [TRAIN, numbers, layers], { stdio: 'inherit' })
    if (status !== 0) throw error ?? new Error('nothing was learned: is python3-torch installed?')
    return JSON.parse(readFileSync(layers, 'utf8'))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
