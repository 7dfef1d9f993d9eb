// Finished words of recorded answers as questions to whoever draws, and what they drew.
import { drafts, type RecordedDraft } from '#dev/answers/drawn/drafts.ts'
import { questionsOf, writeBatches } from '#dev/answers/finished.ts'
import type { BriefSet } from '#dev/answers/sets.ts'
import { readAnswers } from '#dev/answers/taking.ts'
import { type DraughtsmanData, Drawings, draughtsmanInstructions, drawnIn } from '#lib/composer/draughtsman/question.ts'

/** Nothing where all that a post shows has a drawing, or nobody would look at it. */
const questionsIn = (set: BriefSet) => questionsOf<DraughtsmanData>(set, hear => ({ draughtsmen: hear }))

/** Those that nobody has answered, or all. */
export async function askDraughtsmen(set: BriefSet, dir: string, size: number, all: boolean): Promise<string[]> {
  const known = new Set(drafts.read(set.name).map(one => one.question))
  const open = (await questionsIn(set)).filter(({ hash }) => all || !known.has(hash))
  const blind = 'Look nothing up and look at nothing that you draw'
  return writeBatches(dir, open, size, { instructions: draughtsmanInstructions, schema: Drawings, blind })
}

/** What was drawn for words as they are today; what does not keep to its question is told and left out. */
export async function hearDraughtsmen(set: BriefSet, dir: string, model: string): Promise<number> {
  const answers = readAnswers(dir)
  const kept = (await questionsIn(set)).flatMap(({ id, name, hash, data }): RecordedDraft[] => {
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
  if (kept.length > 0) drafts.save(set.name, kept)
  return kept.length
}
