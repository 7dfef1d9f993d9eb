// Recorded words of second readers, one file a set: of which post, of whom, and what was said.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { FOLDER } from '#dev/answers/recordings.ts'
import { Reading } from '#lib/runs/judge/reader/question.ts'

const READINGS = join(FOLDER, 'readings')

export const RecordedReading = z.object({
  id: z.string(),
  /** Hash of what was asked, without its day and its picture. */
  question: z.string(),
  /** Hash of instructions and schema. */
  prompt: z.string(),
  model: z.string(),
  reading: Reading,
})
export type RecordedReading = z.output<typeof RecordedReading>

const File = z.object({ readings: z.array(RecordedReading) })
const pathOf = (set: string) => join(READINGS, `${set}.json`)

export const readReadings = (set: string): RecordedReading[] =>
  existsSync(pathOf(set)) ? File.parse(JSON.parse(readFileSync(pathOf(set), 'utf8'))).readings : []

export const allReadings = (): RecordedReading[] =>
  existsSync(READINGS) ? readdirSync(READINGS).flatMap(name => readReadings(name.replace(/\.json$/, ''))) : []

/** Newer ones take the place of those of the same brief. */
export function saveReadings(set: string, newer: readonly RecordedReading[]): void {
  const byId = new Map([...readReadings(set), ...newer].map(one => [one.id, one]))
  const lines = [...byId.values()].sort((a, b) => a.id.localeCompare(b.id)).map(one => `  ${JSON.stringify(one)}`)
  mkdirSync(READINGS, { recursive: true })
  writeFileSync(pathOf(set), `{ "readings": [\n${lines.join(',\n')}\n] }\n`)
}
