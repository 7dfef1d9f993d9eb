// Finished words of recorded answers, asked about once more: one question a brief, several in each file.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import { recorded } from '#bench/copy/composers.ts'
import { hashOf } from '#dev/answers/days.ts'
import type { BriefSet } from '#dev/answers/sets.ts'
import type { Heard } from '#dev/model/start.ts'
import { strict } from '#lib/composer/schema.ts'

/** Named by its hash: ids of briefs say what is in them. `pictures` are files beside the question. */
export type Question<Data> = { id: string; name: string; hash: string; data: Data; pictures?: readonly string[] }

const NAME = 10

/** What a run of each brief would ask; `listening` are the ears that are told of it. */
export async function questionsOf<Data>(
  { day, cases }: BriefSet,
  listening: (hear: (data: Data, pictures?: readonly string[]) => void) => Heard,
): Promise<Question<Data>[]> {
  const asked: { data: Data; pictures?: readonly string[] | undefined }[] = []
  const composer = await recorded(
    day,
    listening((data, pictures) => asked.push({ data, pictures })),
  )
  const found: Question<Data>[] = []
  for (const { id, input } of cases) {
    await composer.write(input)
    const last = asked.splice(0).at(-1)
    if (last === undefined) continue
    const { data, pictures } = last
    const hash = await hashOf(data, day)
    found.push({ id, name: hash.slice(0, NAME), hash, data, ...(pictures && { pictures }) })
  }
  await composer.close()
  return found
}

/** What was answered to each; what does not keep to its question is told and left out. */
export const saidOf = <Answer>(
  asked: readonly Question<unknown>[],
  answers: ReadonlyMap<string, unknown>,
  schema: z.ZodType<Answer>,
): { id: string; question: string; answer: Answer }[] =>
  asked.flatMap(({ id, name, hash }) => {
    if (!answers.has(name)) return []
    const { data: answer, success } = schema.safeParse(answers.get(name))
    if (!success) console.log(`${id} (${name}): not an answer to its question`)
    return success ? [{ id, question: hash, answer: answer as Answer }] : []
  })

/** `blind` says what whoever answers must not look at. */
type Asked = { instructions: string; schema: z.ZodType; blind: string }

/** Their names, with how many are in each. */
export function writeBatches(dir: string, open: readonly Question<unknown>[], size: number, asked: Asked): string[] {
  mkdirSync(dir, { recursive: true })
  return Array.from({ length: Math.ceil(open.length / size) }, (_, at) => {
    const batch = open.slice(at * size, (at + 1) * size)
    const name = `batch-${String(at + 1).padStart(2, '0')}`
    writeFileSync(join(dir, `${name}.md`), pageOf(name, batch, asked))
    return `${name} (${batch.length})`
  })
}

const pageOf = (name: string, batch: readonly Question<unknown>[], { instructions, schema, blind }: Asked) =>
  `Answer each question below by itself, as if you had seen only the instructions and that one question.
Write one JSON file \`${name}.answers.json\` beside this one: an object whose keys are the names after “##” and whose values are the answers, each following the schema.
${blind}: no other file, no code, no program. Read instructions, question, then write.

# Instructions
${instructions}

# Schema of an answer
${JSON.stringify(strict(schema))}

# Questions
${batch.map(one => `## ${one.name}\n${one.pictures ? `Pictures: ${one.pictures.join(', ')}\n` : ''}<<q>>\n${JSON.stringify(one.data)}\n<</q>>`).join('\n\n')}
`
