// Drawings of recorded posts as they are painted, as questions to whoever drew them and to a model that sees; and what these said.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '#dev/answers/days.ts'
import { drafts, type RecordedDraft } from '#dev/answers/drawn/drafts.ts'
import { looks, type RecordedLook } from '#dev/answers/drawn/looks.ts'
import { type Question, questionsOf, writeBatches } from '#dev/answers/finished.ts'
import type { BriefSet } from '#dev/answers/sets.ts'
import { readAnswers } from '#dev/answers/taking.ts'
import { raster } from '#dev/build/raster.ts'
import { type LookData, Looks, lookInstructions } from '#lib/composer/draughtsman/look.ts'
import { type MendData, mendedIn, mendInstructions } from '#lib/composer/draughtsman/mend.ts'
import { Drawings, drawnIn } from '#lib/composer/draughtsman/question.ts'
import { readJpeg } from '#lib/media/formats/jpeg.ts'
import { drawnAt } from '#lib/runs/judge/reader/pictures.ts'

export const blind =
  'Look at the pictures of a question before you answer it, files beside this one in their order, and at nothing else'

/** Whoever drew is shown it as it was painted, with what another has found wrong with it, and with what a critic of the post has. */
export type Time = 'mended' | 'again' | 'late'
const EARS = { mended: 'menders', again: 'redrawers', late: 'last_redrawers' } as const
const mendsIn = (set: BriefSet, time: Time) => questionsOf<MendData>(set, hear => ({ [EARS[time]]: hear }))
const looksIn = (set: BriefSet) => questionsOf<LookData>(set, hear => ({ lookers: hear }))

/** What was drawn, with those who have drawn nothing anew yet; or all. */
export const askMenders =
  (time: Time) =>
  async (set: BriefSet, dir: string, size: number, all: boolean): Promise<string[]> => {
    const known = new Set(drafts.read(set.name).flatMap(one => (one[time] ? [one.id] : [])))
    const open = (await mendsIn(set, time)).filter(({ id }) => all || !known.has(id))
    const asked = { instructions: mendInstructions, schema: Drawings, blind }
    return writeBatches(dir, await painted(dir, open), size, asked)
  }

/** What is left of that, of which nobody has said anything; or all. */
export async function askLookers(set: BriefSet, dir: string, size: number, all: boolean): Promise<string[]> {
  const known = new Set(looks.read(set.name).flatMap(({ question, again }) => [question, again?.question]))
  const open = (await looksIn(set)).filter(({ hash }) => all || !known.has(hash))
  return writeBatches(dir, await painted(dir, open), size, { instructions: lookInstructions, schema: Looks, blind })
}

/** Its pictures come with the question, as data URIs. */
export async function painted<Data>(dir: string, open: readonly Question<Data>[]): Promise<Question<Data>[]> {
  mkdirSync(dir, { recursive: true })
  return Promise.all(
    open.map(async ({ pictures = [], ...one }) => ({
      ...one,
      pictures: await Promise.all(
        pictures.map(async (uri, at) => {
          const file = `${one.name}-${at + 1}.png`
          const bytes = Buffer.from(uri.split(',')[1] ?? '', 'base64')
          writeFileSync(join(dir, file), await asPng(bytes))
          return file
        }),
      ),
    })),
  )
}

/** Whoever answers opens files of this kind alone. */
function asPng(jpeg: Uint8Array): Promise<Uint8Array> {
  const { width, height } = readJpeg(jpeg)
  return drawnAt(raster, jpeg, { width, height }, 'png')
}

/** What was drawn anew stands beside what it was drawn for. */
export const hearMenders =
  (time: Time) =>
  async (set: BriefSet, dir: string): Promise<number> => {
    const answers = readAnswers(dir)
    const known = new Map(drafts.read(set.name).map(one => [one.question, one]))
    const kept: RecordedDraft[] = []
    for (const { id, name, data } of await mendsIn(set, time)) {
      const { cast: _cast, drawn: _drawn, wrong: _wrong, last: _last, missing, ...asked } = data
      const one = known.get(await hashOf(asked, set.day))
      const first = one && drawnIn(one.answer, asked)
      const answer = answers.get(name)
      if (!one || !first || answer === undefined) continue
      if (mendedIn(answer, first, asked, missing)) kept.push({ ...one, [time]: Drawings.parse(answer) })
      else console.log(`${id} (${name}): not an answer to its question`)
    }
    if (kept.length > 0) drafts.save(set.name, kept)
    return kept.length
  }

/** What is said of that which was drawn anew stands beside what was said at first. */
export async function hearLookers(set: BriefSet, dir: string, model: string): Promise<number> {
  const answers = readAnswers(dir)
  const before = new Map(looks.read(set.name).map(one => [one.id, one]))
  const kept = (await looksIn(set)).flatMap(({ id, name, hash, data }): RecordedLook[] => {
    const read = Looks.safeParse(answers.get(name))
    const first = before.get(id)
    if (!read.success || (data.anew && !first)) return []
    return data.anew && first
      ? [{ ...first, again: { question: hash, answer: read.data } }]
      : [{ id, question: hash, model, answer: read.data }]
  })
  if (kept.length > 0) looks.save(set.name, kept)
  return kept.length
}
