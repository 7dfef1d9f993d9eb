// Finished words of recorded answers as questions to illustrators, and what they said would be drawn.
import { questionsOf, writeBatches } from '#dev/answers/finished.ts'
import { illustrations, type RecordedIllustration } from '#dev/answers/illustrations.ts'
import type { BriefSet } from '#dev/answers/sets.ts'
import { readAnswers } from '#dev/answers/taking.ts'
import {
  depictedIn,
  Illustration,
  type IllustratorData,
  illustratorInstructions,
  illustratorPrompt,
} from '#lib/composer/illustrator/question.ts'

/** Nothing where the built-in writer writes or nothing may be drawn. */
const questionsIn = (set: BriefSet) => questionsOf<IllustratorData>(set, hear => ({ illustrators: hear }))

/** Those without an answer to today's words, or that wanted a drawing which there was none of, or all. */
export async function askIllustrators(set: BriefSet, dir: string, size: number, all: boolean): Promise<string[]> {
  const prompt = await illustratorPrompt()
  const isClosed = (one: RecordedIllustration) => one.prompt === prompt || wanting(one).length === 0
  const known = new Set(illustrations.read(set.name).flatMap(one => (isClosed(one) ? [one.question] : [])))
  const open = (await questionsIn(set)).filter(({ hash }) => all || !known.has(hash))
  const asked = { instructions: illustratorInstructions(), schema: Illustration, blind: 'Look nothing up' }
  return writeBatches(dir, open, size, asked)
}

/** What illustrators said of words as they are today; what does not keep to its question is told and left out. */
export async function hearIllustrators(set: BriefSet, dir: string, model: string): Promise<number> {
  const answers = readAnswers(dir)
  const prompt = await illustratorPrompt()
  const kept = (await questionsIn(set)).flatMap(({ id, name, hash, data }) => {
    if (!answers.has(name)) return []
    const answer = answers.get(name)
    if (!depictedIn(answer, data)) {
      console.log(`${id} (${name}): not an answer to its question`)
      return []
    }
    return [{ id, question: hash, prompt, model, answer: Illustration.parse(answer) }]
  })
  if (kept.length > 0) illustrations.save(set.name, kept)
  return kept.length
}

/** What posts are about that has no drawing: which ones to make next. */
export function undrawnIn(set: string): string {
  const recorded = illustrations.read(set)
  return `${set}: ${recorded.length} recorded; without a drawing: ${[...new Set(recorded.flatMap(wanting))].sort().join(' · ')}`
}

const wanting = ({ answer }: RecordedIllustration): string[] =>
  answer.pictures.flatMap(({ about, draw }) => (draw === '' && about !== '' ? [about] : []))
