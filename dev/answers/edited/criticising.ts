// Finished posts with their pictures as questions to critics, what these would have changed, and whether it is better for that.

import { blind, painted } from '#dev/answers/drawn/looking.ts'
import { critiques, type RecordedCritique } from '#dev/answers/edited/critiques.ts'
import { questionsOf, saidOf, writeBatches } from '#dev/answers/finished.ts'
import type { BriefSet } from '#dev/answers/sets.ts'
import { readAnswers } from '#dev/answers/taking.ts'
import { type CompareData, Comparison, compareInstructions } from '#lib/composer/critic/compare.ts'
import { type CriticData, Critique, criticInstructions } from '#lib/composer/critic/question.ts'

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
  const said = saidOf(await questionsIn(set), readAnswers(dir), Critique)
  const kept = said.map(({ id, question, answer }): RecordedCritique => ({ id, question, model, answer }))
  if (kept.length > 0) critiques.save(set.name, kept)
  return kept.length
}

export async function askComparers(set: BriefSet, dir: string, size: number, all: boolean): Promise<string[]> {
  const known = new Set(critiques.read(set.name).flatMap(({ compared = [] }) => compared.map(one => one.question)))
  const open = (await comparisonsIn(set)).filter(({ hash }) => all || !known.has(hash))
  const asked = { instructions: compareInstructions, schema: Comparison, blind }
  return writeBatches(dir, await painted(dir, open), size, asked)
}

/** It stands beside what was to be changed, for words and drawings each. */
export async function hearComparers(set: BriefSet, dir: string): Promise<number> {
  const said = saidOf(await comparisonsIn(set), readAnswers(dir), Comparison)
  const known = new Map(critiques.read(set.name).map(one => [one.id, one]))
  const kept = said.flatMap(({ id, ...compared }): RecordedCritique[] => {
    const one = known.get(id)
    const others = (one?.compared ?? []).filter(({ question }) => question !== compared.question)
    return one ? [{ ...one, compared: [...others, compared] }] : []
  })
  if (kept.length > 0) critiques.save(set.name, kept)
  return kept.length
}
