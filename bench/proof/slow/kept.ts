// What searches for slow inputs have found, kept in dist/: a search goes on where it stood, and several at once are one.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { quantile, type Search, type Slow, type Times } from '#test/support/slowest.ts'

type Kept = {
  /** How many searches of this seed have ended. */
  turns: number
  tried: number
  processor_s: number
  times: [bucket: number, number: number][]
  slowest: { ms: number; text?: string; base64?: string }[]
}
export type Sums = { searches: number; tried: number; processor_s: number; p95: number; worst: number; input: string }

const SLOWEST = 5
const root = join(import.meta.dirname, '../../..')

/** Of the code that is searched. */
export function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (name.endsWith('.ts')) hash.update(name).update(readFileSync(join(root, folder, name)))
  return hash.digest('hex').slice(0, 12)
}

/** Where searches in code of this hash are kept. */
export const placeOf = (code: string): string => join(root, 'dist/slow', code)

export class Found {
  readonly #dir: string
  readonly #file: string

  constructor(name: string, seed: number, dir: string) {
    this.#dir = join(dir, name)
    this.#file = join(this.#dir, `${seed}.json`)
    mkdirSync(this.#dir, { recursive: true })
  }

  /** How many searches of this seed have ended. */
  turns(): number {
    return read(this.#file).turns
  }

  add({ tried, times, slowest }: Search<unknown>, processor_s: number): void {
    const kept = read(this.#file)
    const all: Kept = {
      turns: kept.turns + 1,
      tried: kept.tried + tried,
      processor_s: kept.processor_s + processor_s,
      times: [...together([kept.times, times])],
      slowest: [...kept.slowest, ...slowest.slice(0, SLOWEST).map(written)]
        .sort((a, b) => b.ms - a.ms)
        .slice(0, SLOWEST),
    }
    // Whoever is stopped in the middle leaves the file as it was.
    const next = `${this.#file}.next`
    writeFileSync(next, JSON.stringify(all))
    renameSync(next, this.#file)
  }

  /** Of all seeds: what other processes have tried counts. */
  sums(): Sums {
    const all = readdirSync(this.#dir)
      .filter(name => name.endsWith('.json'))
      .map(name => read(join(this.#dir, name)))
    const slowest = all.flatMap(kept => kept.slowest).sort((a, b) => b.ms - a.ms)[0]
    const sum = (of: (kept: Kept) => number) => all.reduce((sum, kept) => sum + of(kept), 0)
    return {
      searches: all.length,
      tried: sum(kept => kept.tried),
      processor_s: sum(kept => kept.processor_s),
      p95: quantile(together(all.map(({ times }) => times)), 0.95),
      worst: slowest?.ms ?? 0,
      input: slowest?.text ?? slowest?.base64 ?? '',
    }
  }
}

const NONE: Kept = { turns: 0, tried: 0, processor_s: 0, times: [], slowest: [] }
const read = (file: string): Kept => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : NONE)

const written = ({ ms, input }: Slow<unknown>): Kept['slowest'][number] =>
  input instanceof Uint8Array ? { ms, base64: Buffer.from(input).toString('base64') } : { ms, text: String(input) }

function together(parts: readonly Iterable<readonly [number, number]>[]): Times {
  const all: Times = new Map()
  for (const part of parts) for (const [bucket, number] of part) all.set(bucket, (all.get(bucket) ?? 0) + number)
  return all
}
