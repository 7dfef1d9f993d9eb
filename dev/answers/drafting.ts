// Finished words of recorded answers as questions to whoever draws, what they drew, and what they drew anew once they saw it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { raster } from '#bench/copy/outputs.ts'
import { hashOf } from '#dev/answers/days.ts'
import { drafts, type RecordedDraft } from '#dev/answers/drafts.ts'
import { type Question, questionsOf, writeBatches } from '#dev/answers/finished.ts'
import type { BriefSet, Case } from '#dev/answers/sets.ts'
import { readAnswers } from '#dev/answers/taking.ts'
import { type MendData, mendedIn, mendInstructions } from '#lib/composer/draughtsman/mend.ts'
import {
  type DraughtsmanData,
  Drawings,
  draughtsmanInstructions,
  drawnIn,
  nameOf,
} from '#lib/composer/draughtsman/question.ts'
import { portray } from '#lib/runs/drafts/portray.ts'

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

const seenIn = (set: BriefSet) => questionsOf<MendData>(set, hear => ({ menders: hear }))

/** What was drawn, painted, with those who have drawn nothing anew yet; or all. */
export async function askMenders(set: BriefSet, dir: string, size: number, all: boolean): Promise<string[]> {
  const mended = new Set(drafts.read(set.name).flatMap(one => (one.mended ? [one.id] : [])))
  const open = (await seenIn(set)).filter(({ id }) => all || !mended.has(id))
  mkdirSync(dir, { recursive: true })
  const shown: Question<MendData>[] = []
  for (const one of open) shown.push({ ...one, pictures: await paintInto(dir, one, set.cases) })
  const blind =
    'Look at each picture before you answer its question (files beside this one, in the order of “drawn”), and at nothing that you draw anew'
  return writeBatches(dir, shown, size, { instructions: mendInstructions, schema: Drawings, blind })
}

async function paintInto(dir: string, { id, name, data }: Question<MendData>, cases: readonly Case[]) {
  const brand = cases.find(one => one.id === id)?.input.brand
  const files: string[] = []
  for (const drawing of data.drawn) {
    const noun = nameOf(drawing)
    if (!noun || !brand) throw new Error(`${id}: ${drawing.shows} cannot be painted`)
    const [, bytes = ''] = (await portray(raster, noun, brand)).split(',')
    files.push(`${name}-${drawing.n}.jpg`)
    writeFileSync(join(dir, `${name}-${drawing.n}.jpg`), Buffer.from(bytes, 'base64'))
  }
  return files
}

/** What was drawn anew stands beside what it was drawn for. */
export async function hearMenders(set: BriefSet, dir: string): Promise<number> {
  const answers = readAnswers(dir)
  const known = new Map(drafts.read(set.name).map(one => [one.question, one]))
  const kept: RecordedDraft[] = []
  for (const { id, name, data } of await seenIn(set)) {
    const { drawn, ...asked } = data
    const one = known.get(await hashOf(asked, set.day))
    const first = one && drawnIn(one.answer, asked)
    const answer = answers.get(name)
    if (!one || !first || answer === undefined) continue
    if (mendedIn(answer, first)) kept.push({ ...one, mended: Drawings.parse(answer) })
    else console.log(`${id} (${name}): not an answer to its question`)
  }
  if (kept.length > 0) drafts.save(set.name, kept)
  return kept.length
}
