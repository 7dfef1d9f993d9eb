// Recorded words of illustrators, one file a set: of which words, of whom, and what they would draw.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { lasting } from '#dev/answers/days.ts'
import { FOLDER } from '#dev/answers/recordings.ts'
import { canonicalJson, sha256Hex } from '#lib/bytes.ts'
import { Illustration, type IllustratorData } from '#lib/composer/illustrator/question.ts'

const ILLUSTRATIONS = join(FOLDER, 'illustrator')

const RecordedIllustration = z.object({
  id: z.string(),
  /** Hash of what was asked, its days by their weekday. */
  question: z.string(),
  /** Hash of instructions, drawings and schema. */
  prompt: z.string(),
  model: z.string(),
  answer: Illustration,
})
export type RecordedIllustration = z.output<typeof RecordedIllustration>

const File = z.object({ illustrations: z.array(RecordedIllustration) })
const pathOf = (set: string) => join(ILLUSTRATIONS, `${set}.json`)

export const wordsHash = (data: IllustratorData, day: string): Promise<string> =>
  sha256Hex(canonicalJson(lasting(data, day)))

export const readIllustrations = (set: string): RecordedIllustration[] =>
  existsSync(pathOf(set)) ? File.parse(JSON.parse(readFileSync(pathOf(set), 'utf8'))).illustrations : []

export const allIllustrations = (): RecordedIllustration[] =>
  existsSync(ILLUSTRATIONS)
    ? readdirSync(ILLUSTRATIONS).flatMap(name => readIllustrations(name.replace(/\.json$/, '')))
    : []

/** Newer ones take the place of those of the same brief. */
export function saveIllustrations(set: string, newer: readonly RecordedIllustration[]): void {
  const byId = new Map([...readIllustrations(set), ...newer].map(one => [one.id, one]))
  const lines = [...byId.values()].sort((a, b) => a.id.localeCompare(b.id)).map(one => `  ${JSON.stringify(one)}`)
  mkdirSync(ILLUSTRATIONS, { recursive: true })
  writeFileSync(pathOf(set), `{ "illustrations": [\n${lines.join(',\n')}\n] }\n`)
}
