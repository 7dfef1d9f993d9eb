// What searches for slow inputs have tried so far, over versions of the code: a day's machine is not enough for all of them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sums } from './kept.ts'

type Entry = { day: string; tried: number; processor_s: number; p95: number; worst: number }
/** By what was searched, then by the hash of the code. */
type Entries = Record<string, Record<string, Entry>>
export type Tried = { tried: number; versions: number; worst: number }

const FILE = join(import.meta.dirname, 'tried.json')
const read = (file: string): Entries => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** In other versions than this one. */
export function earlier(name: string, code: string, file = FILE): Tried {
  const others = Object.entries(read(file)[name] ?? {}).flatMap(([hash, entry]) => (hash === code ? [] : [entry]))
  return {
    tried: others.reduce((sum, { tried }) => sum + tried, 0),
    versions: others.length,
    worst: Math.max(0, ...others.map(({ worst }) => worst)),
  }
}

/** What was tried in this version; of less than is written already nothing is told. */
export function write(name: string, code: string, { tried, processor_s, p95, worst }: Sums, file = FILE): void {
  const entries = read(file)
  const known = entries[name]?.[code]
  if (tried <= (known?.tried ?? 0)) return
  const day = new Date().toISOString().slice(0, 10)
  const entry = { day, tried, processor_s: Math.round(processor_s), p95, worst: Math.round(worst) }
  writeFileSync(file, `${JSON.stringify({ ...entries, [name]: { ...entries[name], [code]: entry } }, null, 2)}\n`)
}
