// Recorded answers of one kind, one file a set and one line an answer.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { FOLDER } from '#dev/answers/recordings.ts'

/** `list` is what a file calls them; each is known by the id of its brief. */
export function recordsIn<Row extends { id: string }>(folder: string, list: string, schema: z.ZodType<Row>) {
  const dir = join(FOLDER, folder)
  const File = z.record(z.literal(list), z.array(schema))
  const pathOf = (set: string) => join(dir, `${set}.json`)
  const read = (set: string): Row[] =>
    existsSync(pathOf(set)) ? (File.parse(JSON.parse(readFileSync(pathOf(set), 'utf8')))[list] ?? []) : []
  return {
    read,
    all: (): Row[] => (existsSync(dir) ? readdirSync(dir).flatMap(name => read(name.replace(/\.json$/, ''))) : []),
    /** Newer ones take the place of those of the same brief. */
    save(set: string, newer: readonly Row[]): void {
      const byId = new Map([...read(set), ...newer].map(one => [one.id, one]))
      const lines = [...byId.values()].sort((a, b) => a.id.localeCompare(b.id)).map(one => `  ${JSON.stringify(one)}`)
      mkdirSync(dir, { recursive: true })
      writeFileSync(pathOf(set), `{ "${list}": [\n${lines.join(',\n')}\n] }\n`)
    },
  }
}
