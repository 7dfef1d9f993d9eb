// Finished words of recorded answers as questions to whoever draws, and what they drew.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recorded } from '#bench/copy/composers.ts'
import { draftHash, type RecordedDraft, readDrafts, saveDrafts } from '#dev/answers/drafts.ts'
import type { BriefSet } from '#dev/answers/sets.ts'
import { readAnswers } from '#dev/answers/taking.ts'
import { type DraughtsmanData, Drawings, draughtsmanInstructions, drawnIn } from '#lib/composer/draughtsman/question.ts'
import { strict } from '#lib/composer/schema.ts'

/** Named by its hash: ids of briefs say what is in them. */
type Question = { id: string; name: string; hash: string; data: DraughtsmanData }

const NAME = 10

/** What a run of each brief would ask; nothing where all that it shows has a drawing, or nobody would look at it. */
async function questionsOf({ day, cases }: BriefSet): Promise<Question[]> {
  const asked: DraughtsmanData[] = []
  const composer = await recorded(day, { draughtsmen: data => asked.push(data) })
  const found: Question[] = []
  for (const { id, input } of cases) {
    await composer.write(input)
    const data = asked.splice(0).at(-1)
    if (!data) continue
    const hash = await draftHash(data, day)
    found.push({ id, name: hash.slice(0, NAME), hash, data })
  }
  await composer.close()
  return found
}

/** Those that nobody has answered, or all. */
export async function askDraughtsmen(set: BriefSet, dir: string, size: number, all: boolean): Promise<string[]> {
  const known = new Set(readDrafts(set.name).map(one => one.question))
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
Look nothing up and look at nothing that you draw: no other file, no code, no program. Read instructions, question, then write.

# Instructions
${draughtsmanInstructions}

# Schema of an answer
${JSON.stringify(strict(Drawings))}

# Questions
${batch.map(one => `## ${one.name}\n<<q>>\n${JSON.stringify(one.data)}\n<</q>>`).join('\n\n')}
`

/** What was drawn for words as they are today; what does not keep to its question is told and left out. */
export async function hearDraughtsmen(set: BriefSet, dir: string, model: string): Promise<number> {
  const answers = readAnswers(dir)
  const kept = (await questionsOf(set)).flatMap(({ id, name, hash, data }): RecordedDraft[] => {
    const answer = answers.get(name)
    if (answer === undefined) return []
    const drawn = drawnIn(answer, data)
    if (!drawn) {
      console.log(`${id} (${name}): not an answer to its question`)
      return []
    }
    const read = Drawings.parse(answer)
    const left = read.drawings.length - drawn.by_picture.size
    if (left > 0) console.log(`${id} (${name}): ${left} of ${read.drawings.length} drawings left out`)
    return [{ id, question: hash, model, answer: read }]
  })
  if (kept.length > 0) saveDrafts(set.name, kept)
  return kept.length
}
