// Recorded drawings of models, one file a set: for which words, by whom, and what was drawn.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { lasting } from '#dev/answers/days.ts'
import { FOLDER } from '#dev/answers/recordings.ts'
import { canonicalJson, sha256Hex } from '#lib/bytes.ts'
import { type DraughtsmanData, Drawings } from '#lib/composer/draughtsman/question.ts'

const DRAFTS = join(FOLDER, 'draughtsman')

const RecordedDraft = z.object({
  id: z.string(),
  /** Hash of what was asked, its days by their weekday. */
  question: z.string(),
  model: z.string(),
  answer: Drawings,
})
export type RecordedDraft = z.output<typeof RecordedDraft>

const File = z.object({ drafts: z.array(RecordedDraft) })
const pathOf = (set: string) => join(DRAFTS, `${set}.json`)

export const draftHash = (data: DraughtsmanData, day: string): Promise<string> =>
  sha256Hex(canonicalJson(lasting(data, day)))

export const readDrafts = (set: string): RecordedDraft[] =>
  existsSync(pathOf(set)) ? File.parse(JSON.parse(readFileSync(pathOf(set), 'utf8'))).drafts : []

export const allDrafts = (): RecordedDraft[] =>
  existsSync(DRAFTS) ? readdirSync(DRAFTS).flatMap(name => readDrafts(name.replace(/\.json$/, ''))) : []

/** Newer ones take the place of those of the same brief. */
export function saveDrafts(set: string, newer: readonly RecordedDraft[]): void {
  const byId = new Map([...readDrafts(set), ...newer].map(one => [one.id, one]))
  const lines = [...byId.values()].sort((a, b) => a.id.localeCompare(b.id)).map(one => `  ${JSON.stringify(one)}`)
  mkdirSync(DRAFTS, { recursive: true })
  writeFileSync(pathOf(set), `{ "drafts": [\n${lines.join(',\n')}\n] }\n`)
}
