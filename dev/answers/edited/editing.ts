// Finished words of recorded answers as questions to editors, what these would have changed, and the writer's words anew.
import { join } from 'node:path'
import { edits, type RecordedEdit } from '#dev/answers/edited/edits.ts'
import { questionsOf, saidOf, writeBatches } from '#dev/answers/finished.ts'
import type { BriefSet } from '#dev/answers/sets.ts'
import { readAnswers } from '#dev/answers/taking.ts'
import type { WrittenAgain } from '#dev/model/start.ts'
import { answers } from '#lib/composer/answer.ts'
import { type EditorData, Edits, editedInstructions, editorInstructions } from '#lib/composer/editor/question.ts'
import { AssetType } from '#lib/plans.ts'

const blind = 'Look nothing up'

/** Nothing where the built-in writer writes. */
const questionsIn = (set: BriefSet) => questionsOf<EditorData>(set, hear => ({ editors: hear }))

/** What the writer is told once an editor has found something, by asset type. */
const mendsIn = (set: BriefSet) => questionsOf<WrittenAgain>(set, hear => ({ writers: hear }))

/** Posts that nobody has read, or all. */
export async function askEditors(set: BriefSet, dir: string, size: number, all: boolean): Promise<string[]> {
  const known = new Set(edits.read(set.name).map(one => one.question))
  const open = (await questionsIn(set)).filter(({ hash }) => all || !known.has(hash))
  return writeBatches(dir, open, size, { instructions: editorInstructions, schema: Edits, blind })
}

/** What they said of words as they are today; what does not keep to its question is told and left out. */
export async function hearEditors(set: BriefSet, dir: string, model: string): Promise<number> {
  const said = saidOf(await questionsIn(set), readAnswers(dir), Edits)
  const kept = said.map(({ id, question, answer }): RecordedEdit => ({ id, question, model, answer, mended: [] }))
  if (kept.length > 0) edits.save(set.name, kept)
  return kept.length
}

/** Each asset type has its own instructions, so its own folder. */
export async function askMendingWriters(set: BriefSet, dir: string, size: number, all: boolean): Promise<string[]> {
  const known = new Set(edits.read(set.name).flatMap(({ mended }) => mended.map(({ question }) => question)))
  const open = (await mendsIn(set)).filter(({ hash }) => all || !known.has(hash))
  return AssetType.options.flatMap(type => {
    const same = open.filter(({ data }) => data.asset_type === type)
    const instructions = editedInstructions(type)
    const told = same.map(({ data: { asset_type: _, ...data }, ...one }) => ({ ...one, data }))
    return writeBatches(join(dir, type), told, size, { instructions, schema: answers[type], blind }).map(
      name => `${type}/${name}`,
    )
  })
}

export async function hearMendingWriters(set: BriefSet, dir: string): Promise<number> {
  const said = new Map(AssetType.options.flatMap(type => [...readAnswers(join(dir, type))]))
  const known = new Map(edits.read(set.name).map(one => [one.id, one]))
  const kept = (await mendsIn(set)).flatMap(({ id, name, hash, data }): RecordedEdit[] => {
    const one = known.get(id)
    const read = answers[data.asset_type].safeParse(said.get(name))
    if (!one || !said.has(name)) return []
    if (!read.success) console.log(`${id} (${name}): not an answer to its question`)
    return read.success
      ? [
          {
            ...one,
            mended: [
              ...one.mended.filter(({ question }) => question !== hash),
              { question: hash, answer: said.get(name) },
            ],
          },
        ]
      : []
  })
  if (kept.length > 0) edits.save(set.name, kept)
  return kept.length
}
