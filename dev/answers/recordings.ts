// Recorded answers of language models, one file a set: what was asked, of whom, and what came back.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { AssetType } from '#lib/plans.ts'

export const FOLDER = join(import.meta.dirname, '../../test/answers/')

export const Recording = z.object({
  id: z.string(),
  asset_type: AssetType,
  /** Hash of the question without its day. */
  question: z.string(),
  /** Hash of instructions and schema. */
  prompt: z.string(),
  model: z.string(),
  /** The day on which it was asked, and which its dates are counted from. */
  day: z.iso.date(),
  segments: z.array(z.string()),
  answer: z.unknown(),
  /** The second answer, where the first was refused. */
  repair: z.unknown().optional(),
})
export type Recording = z.output<typeof Recording>

const File = z.object({ answers: z.array(Recording) })
const pathOf = (set: string) => join(FOLDER, `${set}.json`)

export function readRecordings(set: string): Recording[] {
  if (!existsSync(pathOf(set))) return []
  return File.parse(JSON.parse(readFileSync(pathOf(set), 'utf8'))).answers
}

export const allRecordings = (): Recording[] =>
  existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .filter(name => name.endsWith('.json') && name !== 'kept.json')
        .flatMap(name => readRecordings(name.replace(/\.json$/, '')))
    : []

/** Newer ones take the place of those of the same brief. */
export function saveRecordings(set: string, newer: readonly Recording[]): void {
  const byId = new Map([...readRecordings(set), ...newer].map(one => [one.id, one]))
  const answers = [...byId.values()].sort((a, b) => a.id.localeCompare(b.id))
  const lines = answers.map(one => `  ${JSON.stringify(one)}`)
  writeFileSync(pathOf(set), `{ "answers": [\n${lines.join(',\n')}\n] }\n`)
}
