// `npm run answers`: which recorded answers are missing or stale, questions out to a folder, answers back in.

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Open, writeQuestions } from '#dev/answers/asking.ts'
import { askDraughtsmen, hearDraughtsmen } from '#dev/answers/drawn/drafting.ts'
import { askLookers, askMenders, hearLookers, hearMenders } from '#dev/answers/drawn/looking.ts'
import { askComparers, askCritics, hearComparers, hearCritics } from '#dev/answers/edited/criticising.ts'
import { askEditors, askMendingWriters, hearEditors, hearMendingWriters } from '#dev/answers/edited/editing.ts'
import { askIllustrators, hearIllustrators, undrawnIn } from '#dev/answers/illustrating.ts'
import { askReaders, hearReaders } from '#dev/answers/judging.ts'
import { readRecordings, saveRecordings } from '#dev/answers/recordings.ts'
import { type BriefSet, type Case, readBriefs, readSet, setNames } from '#dev/answers/sets.ts'
import { judge, readAnswers, recordingOf } from '#dev/answers/taking.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { promptHash } from '#lib/composer/model/ask.ts'
import { dataOf, lastingHash, questionOf } from '#lib/composer/question.ts'

const help = `npm run answers                         what is missing or stale
npm run answers -- --export DIR         open questions as files (--set NAME, --briefs FILE, --all, --batch 8)
npm run answers -- --import DIR --model NAME    answers through the guard; what it refuses is asked again in DIR/repair
npm run answers -- --judge --export DIR | --import DIR --model NAME    the same of second readers: finished posts with
                                        their pictures in DIR/SET, and what they said of them (--all: also where no word counts)
npm run answers -- --illustrate         what recorded posts are about that has no drawing
npm run answers -- --illustrate --export DIR | --import DIR --model NAME    the same of illustrators: finished words in
                                        DIR/SET, and which drawings they would have beside them
npm run answers -- --edit --export DIR | --import DIR --model NAME    the same of editors: finished words in DIR/SET, and
                                        what the owner would have changed (--mend: the writer’s words anew, once that was said)
npm run answers -- --draw --export DIR | --import DIR --model NAME    the same of whoever draws: what posts are about
                                        that has no drawing, and what was drawn for it (--mend: what they would draw anew,
                                        once they see it painted; --look: what a model that sees says of that;
                                        --again: what is drawn anew once that was said; --late: once a critic has said so)
npm run answers -- --criticise --export DIR | --import DIR --model NAME    the same of critics: finished posts with their
                                        pictures, and what the owner would still have changed (then --draw --late, --compare,
                                        --edit --mend, --compare: whether each is better)`

const { values } = parseArgs({
  options: {
    set: { type: 'string', multiple: true },
    briefs: { type: 'string' },
    name: { type: 'string' },
    export: { type: 'string' },
    import: { type: 'string' },
    model: { type: 'string' },
    batch: { type: 'string', default: '8' },
    all: { type: 'boolean', default: false },
    judge: { type: 'boolean', default: false },
    illustrate: { type: 'boolean', default: false },
    edit: { type: 'boolean', default: false },
    criticise: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    draw: { type: 'boolean', default: false },
    mend: { type: 'boolean', default: false },
    look: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    late: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const sets = (): BriefSet[] =>
  values.briefs ? [readBriefs(values.briefs, values.name ?? 'briefs')] : (values.set ?? setNames()).map(readSet)

/** Not recorded, or of another question or prompt. */
async function isOpen({ id, input }: Case, set: string): Promise<boolean> {
  const found = readRecordings(set).find(one => one.id === id)
  if (!found) return true
  const question = await lastingHash(input.asset_type, dataOf(questionOf(input)))
  return found.question !== question || found.prompt !== (await promptHash(input.asset_type))
}

async function openIn({ name, cases }: BriefSet): Promise<Case[]> {
  const all = await Promise.all(cases.map(async one => (values.all || (await isOpen(one, name)) ? [one] : [])))
  return all.flat()
}

async function out(dir: string): Promise<void> {
  const open: Open[] = []
  for (const set of sets()) for (const one of await openIn(set)) open.push({ one, faults: [] })
  const names = writeQuestions(dir, open, Number(values.batch))
  console.log(`${open.length} questions in ${names.length} files: ${names.join(' ')}`)
}

async function back(dir: string, model: string): Promise<void> {
  const [first, second] = [readAnswers(dir), readAnswersIn(join(dir, 'repair'))]
  const again: Open[] = []
  for (const { name, cases } of sets()) {
    const kept = []
    for (const one of cases.filter(({ id }) => first.has(id))) {
      const made = { one, model, answer: first.get(one.id), every_day: name === 'demo' }
      const judged = judge(one, made.answer, guard)
      const mended = second.has(one.id) ? judge(one, second.get(one.id), guard) : null
      if (judged.faults.length === 0) kept.push(await recordingOf(made))
      else if (mended && mended.faults.length > 0)
        console.log(`${one.id} refused twice, not recorded: ${mended.faults.join(' · ')}`)
      else if (mended) kept.push(await recordingOf({ ...made, repair: mended.answer }))
      else again.push({ one, faults: judged.faults, refused: made.answer })
    }
    if (kept.length > 0) saveRecordings(name, kept)
    console.log(`${name}: ${kept.length} recorded`)
  }
  if (again.length === 0) return
  const names = writeQuestions(join(dir, 'repair'), again, Number(values.batch))
  console.log(
    `${again.length} were refused once; their second questions are in ${join(dir, 'repair')}: ${names.join(' ')}`,
  )
}

function readAnswersIn(dir: string): Map<string, unknown> {
  try {
    return readAnswers(dir)
  } catch {
    return new Map()
  }
}

async function list(): Promise<void> {
  for (const set of sets()) {
    const open = await openIn(set)
    console.log(
      `${set.name}: ${set.cases.length - open.length} of ${set.cases.length} recorded${open.length > 0 ? `; open: ${open.map(one => one.id).join(' ')}` : ''}`,
    )
  }
}

/** Each set in a folder of its own. */
async function ofFinished(ask: typeof askReaders, hear: typeof hearReaders): Promise<void> {
  for (const set of sets()) {
    const dir = join(values.export ?? values.import ?? '', set.name)
    if (values.export) {
      const names = await ask(set, dir, Number(values.batch), values.all)
      console.log(`${set.name}: ${names.length} files in ${dir}: ${names.join(' ')}`)
    } else if (values.model) console.log(`${set.name}: ${await hear(set, dir, values.model)} recorded`)
  }
}

if (values.help) console.log(help)
else if (values.judge) await ofFinished(askReaders, hearReaders)
else if (values.illustrate && !values.export && !values.import)
  for (const set of sets()) console.log(undrawnIn(set.name))
else if (values.edit && values.mend) await ofFinished(askMendingWriters, hearMendingWriters)
else if (values.criticise && values.compare) await ofFinished(askComparers, hearComparers)
else if (values.criticise) await ofFinished(askCritics, hearCritics)
else if (values.edit) await ofFinished(askEditors, hearEditors)
else if (values.draw && values.mend) await ofFinished(askMenders('mended'), hearMenders('mended'))
else if (values.draw && values.again) await ofFinished(askMenders('again'), hearMenders('again'))
else if (values.draw && values.late) await ofFinished(askMenders('late'), hearMenders('late'))
else if (values.draw && values.look) await ofFinished(askLookers, hearLookers)
else if (values.draw) await ofFinished(askDraughtsmen, hearDraughtsmen)
else if (values.illustrate) await ofFinished(askIllustrators, hearIllustrators)
else if (values.export) await out(values.export)
else if (values.import && values.model) await back(values.import, values.model)
else await list()
