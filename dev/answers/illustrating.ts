// Finished words of recorded answers as questions to illustrators, and what they said would be drawn.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recorded } from '#bench/copy/composers.ts'
import {
  type RecordedIllustration,
  readIllustrations,
  saveIllustrations,
  wordsHash,
} from '#dev/answers/illustrations.ts'
import type { BriefSet } from '#dev/answers/sets.ts'
import { readAnswers } from '#dev/answers/taking.ts'
import {
  depictedIn,
  Illustration,
  type IllustratorData,
  illustratorInstructions,
  illustratorPrompt,
} from '#lib/composer/illustrator/question.ts'
import { strict } from '#lib/composer/schema.ts'

/** Named by its hash: ids of briefs say what is in them. */
type Question = { id: string; name: string; hash: string; data: IllustratorData }

const NAME = 10

/** What a run of each brief would ask; nothing where the built-in writer writes or nothing may be drawn. */
async function questionsOf({ day, cases }: BriefSet): Promise<Question[]> {
  const asked: IllustratorData[] = []
  const composer = await recorded(day, { illustrators: data => asked.push(data) })
  const found: Question[] = []
  for (const { id, input } of cases) {
    await composer.write(input)
    const data = asked.splice(0).at(-1)
    if (!data) continue
    const hash = await wordsHash(data, day)
    found.push({ id, name: hash.slice(0, NAME), hash, data })
  }
  await composer.close()
  return found
}

/** Those without an answer to today's words, or that wanted a drawing which there was none of, or all. */
export async function askIllustrators(set: BriefSet, dir: string, size: number, all: boolean): Promise<string[]> {
  const prompt = await illustratorPrompt()
  const isClosed = (one: RecordedIllustration) => one.prompt === prompt || wanting(one).length === 0
  const known = new Set(readIllustrations(set.name).flatMap(one => (isClosed(one) ? [one.question] : [])))
  const open = (await questionsOf(set)).filter(({ hash }) => all || !known.has(hash))
  mkdirSync(dir, { recursive: true })
  return Array.from({ length: Math.ceil(open.length / size) }, (_, at) => {
    const batch = open.slice(at * size, (at + 1) * size)
    const name = `batch-${String(at + 1).padStart(2, '0')}`
    writeFileSync(join(dir, `${name}.md`), pageOf(name, batch))
    return `${name} (${batch.length})`
  })
}

const pageOf = (name: string, batch: readonly Question[]) =>
  `Answer each question below by itself, as if you had seen only the instructions and that one question.
Write one JSON file \`${name}.answers.json\` beside this one: an object whose keys are the names after “##” and whose values are the answers, each following the schema.
Look nothing up: no other file, no code, no program. Read instructions, question, then write.

# Instructions
${illustratorInstructions()}

# Schema of an answer
${JSON.stringify(strict(Illustration))}

# Questions
${batch.map(one => `## ${one.name}\n<<q>>\n${JSON.stringify(one.data)}\n<</q>>`).join('\n\n')}
`

/** What illustrators said of words as they are today; what does not keep to its question is told and left out. */
export async function hearIllustrators(set: BriefSet, dir: string, model: string): Promise<number> {
  const answers = readAnswers(dir)
  const prompt = await illustratorPrompt()
  const kept = (await questionsOf(set)).flatMap(({ id, name, hash, data }) => {
    if (!answers.has(name)) return []
    const answer = answers.get(name)
    if (!depictedIn(answer, data)) {
      console.log(`${id} (${name}): not an answer to its question`)
      return []
    }
    return [{ id, question: hash, prompt, model, answer: Illustration.parse(answer) }]
  })
  if (kept.length > 0) saveIllustrations(set.name, kept)
  return kept.length
}

/** What posts are about that has no drawing: which ones to make next. */
export function undrawnIn(set: string): string {
  const recorded = readIllustrations(set)
  return `${set}: ${recorded.length} recorded; without a drawing: ${[...new Set(recorded.flatMap(wanting))].sort().join(' · ')}`
}

const wanting = ({ answer }: RecordedIllustration): string[] =>
  answer.pictures.flatMap(({ about, draw }) => (draw === '' && about !== '' ? [about] : []))
