// Finished posts with their pictures as questions to critics, what these would have changed, and whether it is better for that.

import { painted } from '#dev/answers/drawn/looking.ts'
import { critiques, type RecordedCritique } from '#dev/answers/edited/critiques.ts'
import { questionsOf, writeBatches } from '#dev/answers/finished.ts'
import type { BriefSet } from '#dev/answers/sets.ts'
import { readAnswers } from '#dev/answers/taking.ts'
import { type CompareData, Comparison, compareInstructions } from '#lib/composer/critic/compare.ts'
import { type CriticData, Critique, criticInstructions } from '#lib/composer/critic/question.ts'

const blind =
  'Look at the pictures of a question before you answer it, files beside this one in their order, and at nothing else'

const questionsIn = (set: BriefSet) => questionsOf<CriticData>(set, hear => ({ critics: hear }))

/** Both versions, where something was changed. */
const comparisonsIn = (set: BriefSet) => questionsOf<CompareData>(set, hear => ({ comparers: hear }))

/** Posts that nobody has seen whole, or all. */
export async function askCritics(set: BriefSet, dir: string, size: number, all: boolean): Promise<string[]> {
  const known = new Set(critiques.read(set.name).map(one => one.question))
  const open = (await questionsIn(set)).filter(({ hash }) => all || !known.has(hash))
  return writeBatches(dir, await painted(dir, open), size, {
    instructions: criticInstructions,
    schema: Critique,
    blind,
  })
}

/** What they said of posts as they are today; what does not keep to its question is told and left out. */
export async function hearCritics(set: BriefSet, dir: string, model: string): Promise<number> {
  const said = readAnswers(dir)
  const kept = (await questionsIn(set)).flatMap(({ id, name, hash }): RecordedCritique[] => {
    if (!said.has(name)) return []
    const read = Critique.safeParse(said.get(name))
    if (!read.success) console.log(`${id} (${name}): not an answer to its question`)
    return read.success ? [{ id, question: hash, model, answer: read.data }] : []
  })
  if (kept.length > 0) critiques.save(set.name, kept)
  return kept.length
}

export async function askComparers(set: BriefSet, dir: string, size: number, all: boolean): Promise<string[]> {
  const known = new Set(critiques.read(set.name).map(({ compared }) => compared?.question))
  const open = (await comparisonsIn(set)).filter(({ hash }) => all || !known.has(hash))
  const asked = { instructions: compareInstructions, schema: Comparison, blind }
  return writeBatches(dir, await painted(dir, open), size, asked)
}

/** It stands beside what was to be changed. */
export async function hearComparers(set: BriefSet, dir: string): Promise<number> {
  const said = readAnswers(dir)
  const known = new Map(critiques.read(set.name).map(one => [one.id, one]))
  const kept = (await comparisonsIn(set)).flatMap(({ id, name, hash }): RecordedCritique[] => {
    const one = known.get(id)
    const read = Comparison.safeParse(said.get(name))
    return one && read.success ? [{ ...one, compared: { question: hash, answer: read.data } }] : []
  })
  if (kept.length > 0) critiques.save(set.name, kept)
  return kept.length
}
