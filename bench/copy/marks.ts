// What people said of outputs, by the hash of the words: a changed output is unmarked again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'

export const marks = ['postable', 'touch-up', 'embarrassing'] as const
export type Mark = (typeof marks)[number]

const Marked = z.object({ mark: z.enum(marks), by: z.string(), composer: z.string(), note: z.string().optional() })
export type Marked = z.output<typeof Marked>
/** Brief, then hash. */
const Marks = z.record(z.string(), z.record(z.string(), Marked))
export type Marks = z.output<typeof Marks>

export const readMarks = (path: string): Marks =>
  existsSync(path) ? Marks.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}

export function writeMarks(path: string, marks: Marks): void {
  const sorted = Object.entries(marks).sort(([a], [b]) => a.localeCompare(b))
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
