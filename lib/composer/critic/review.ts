// Has a model that sees read a finished post as its owner would, and does what it would have changed where the post is better for it.
import type { Answer } from '#lib/composer/answer.ts'
import { carried, placesBefore } from '#lib/composer/critic/carried.ts'
import { isBetter } from '#lib/composer/critic/compare.ts'
import {
  type CriticData,
  type Critique,
  criticInstructions,
  criticRequest,
  critiqueIn,
} from '#lib/composer/critic/question.ts'
import { mend } from '#lib/composer/editor/mend.ts'
import { editorData, saidOf } from '#lib/composer/editor/question.ts'
import { redrawn } from '#lib/composer/illustrator/drafted.ts'
import type { Depicting } from '#lib/composer/illustrator/dressed.ts'
import type { Illustrated } from '#lib/composer/illustrator/illustrated.ts'
import { wordsOf } from '#lib/composer/illustrator/question.ts'
import type { LaidOut } from '#lib/composer/layout/layout.ts'
import { type Asker, askBeside, HOLD_MS, hashOf, type Posed } from '#lib/composer/model/beside.ts'
import { type Composed, type Guard, type Models, withAllCalls } from '#lib/composer/model/planner.ts'
import { seeing } from '#lib/composer/model/seeing.ts'
import type { Usage } from '#lib/composer/model/writer.ts'
import type { Question } from '#lib/composer/question.ts'
import { shownBy } from '#lib/render/objects/named/drafted.ts'
import { NOTHING } from '#lib/render/read.ts'
import { rowsAlong, rowsOf } from '#lib/templates/drawn-rows.ts'

const CRITIC_MS = 20_000

/** Words that passed, laid out, and what is drawn beside them. */
export type Made = { composed: Composed; laid: LaidOut; illustrated: Illustrated }

/** How words become a post that can be looked at. */
export type Studio = {
  guard: Guard
  lay(answer: Answer): LaidOut
  posed(made: Pick<Made, 'composed' | 'laid'>, depicting: Depicting): Posed
}

const whom = ({ critic = null }: Models) => seeing(critic)

/** It never throws, and never makes a post worse to the guard: then all stays as it was. */
export async function reviewed(question: Question, made: Made, studio: Studio, asker: Asker | null): Promise<Made> {
  if (!asker?.pose || made.composed.receipt.composer === 'builtin') return made
  const data = dataOf(question, made)
  const { found, told, usage } = await critiqueOf(data, made, studio, asker)
  if (!told) return made
  const usages: Usage[] = usage ? [usage] : []
  const changing: Changing = { data, studio, asker, usages }
  const drawn = found && (await preferred(made, await redrawnAt(made, found, changing), changing))
  const written = found && drawn && (await preferred(drawn, await changed(question, drawn, found, changing), changing))
  const kept = written ?? made
  const receipt = {
    ...withAllCalls(made.illustrated.receipt, usages),
    critic: { ...told, ...(found && countedIn(found, { mended: written !== drawn, redrawn: drawn !== made })) },
  }
  return { ...kept, illustrated: { ...kept.illustrated, receipt } }
}

type Done = { mended: boolean; redrawn: boolean }

/** Of each kind that was asked for, whether it was done. */
function countedIn({ mends, bare, redraw }: Critique, { mended, redrawn }: Done) {
  const found = mends.length + bare.length + redraw.length
  return { found, ...(found > redraw.length && { mended }), ...(redraw.length > 0 && { redrawn }) }
}

function dataOf(question: Question, made: Made): CriticData {
  const { composed, laid } = made
  const edited = editorData(question, composed.answer, laid.ways.slice(0, 1), laid.captions[question.channel])
  return { ...edited, drawn: drawnOn(made) }
}

/** What is drawn on each picture, by its number. */
const drawnOn = ({ illustrated: { depicts = [] } }: Made) =>
  Object.fromEntries(depicts.map((name, at) => [at + 1, shownBy(name)]))

/** What is drawn of it. */
const namesIn = ({ illustrated: { depicts = [], rows = [] } }: Made): string[] => [...depicts, ...rows]

const poseOf =
  (made: Made, { posed }: Studio, { pose }: Asker) =>
  async () =>
    (await pose?.(posed(made, made.illustrated))) ?? []

async function critiqueOf(data: CriticData, made: Made, studio: Studio, asker: Asker) {
  return askBeside(asker, {
    hash: await hashOf({ data, drawings: namesIn(made) }, criticInstructions),
    whom,
    request: async asking => {
      const pictures = await poseOf(made, studio, asker)()
      return pictures.length > 0 ? criticRequest({ data, pictures, timeout_ms: CRITIC_MS, ...asking }) : null
    },
    read: critiqueIn,
    hold_ms: HOLD_MS,
  })
}

type Changing = { data: CriticData; studio: Studio; asker: Asker; usages: Usage[] }

/** What is drawn beside rows goes with them alone. */
async function redrawnAt(
  made: Made,
  { redraw, bare }: Critique,
  { asker, usages }: Changing,
): Promise<Made | undefined> {
  const drawn = made.illustrated.draft?.drawn.by_picture
  const open = redraw.filter(({ n }) => !bare.includes(n) && n <= (made.illustrated.depicts ?? []).length)
  if (!drawn || open.length === 0) return undefined
  const wrong = open.flatMap(({ n, wrong, draw }) => (drawn.has(n) ? [[n, `${wrong} To be seen: ${draw}`]] : []))
  const missing = open.flatMap(({ n, draw }) => (drawn.has(n) ? [] : [[n, draw]]))
  const asked = { wrong: Object.fromEntries(wrong), missing: Object.fromEntries(missing) }
  const anew = await redrawn(made.illustrated, asked, asker)
  usages.push(...anew.usages)
  return anew.illustrated && { ...made, illustrated: anew.illustrated }
}

/** Nothing where the guard refuses all of it. */
async function changed(
  question: Question,
  made: Made,
  { mends, bare }: Critique,
  { studio: { guard, lay }, asker, usages }: Changing,
): Promise<Made | undefined> {
  const { composed } = made
  const bared = bare.length > 0 ? { ...made, illustrated: withBare(made.illustrated, bare) } : undefined
  if (mends.length === 0) return bared
  const written = await mend({ question, composed, mends: saidOf(mends), guard, asker })
  usages.push(...written.usages)
  return written.guarded
    ? writtenAnew(question, bared ?? made, { ...composed, ...written.guarded }, lay(written.guarded.answer))
    : bared
}

/** What is drawn goes along with its words. */
function writtenAnew({ asset_type }: Question, made: Made, composed: Composed, laid: LaidOut): Made {
  const words = ({ answer }: Composed) => wordsOf(answer, asset_type)
  const places = placesBefore(words(made.composed), words(composed))
  const { depicts, rows, ...rest } = made.illustrated
  const [before, now] = [made.laid.ways[0], laid.ways[0]]
  const along = rows && before && now && rowsAlong(rowsOf(before), rowsOf(now), rows)
  const drawn = { ...(depicts && { depicts: carried(depicts, places) }), ...(along && { rows: along }) }
  return { composed, laid, illustrated: { ...rest, ...drawn } }
}

const withBare = (illustrated: Illustrated, bare: readonly number[]): Illustrated => ({
  ...illustrated,
  ...(illustrated.depicts && {
    depicts: illustrated.depicts.map((name, at) => (bare.includes(at + 1) ? NOTHING : name)),
  }),
})

/** The one that its owner would rather post; as it was where nobody says. */
async function preferred(made: Made, anew: Made | undefined, { data, studio, asker, usages }: Changing): Promise<Made> {
  if (!anew) return made
  const { channel, asset_type, brand, brief, for_readers, for_the_maker, left_out } = data
  const told = { channel, asset_type, brand, brief, for_readers, for_the_maker, left_out }
  const versionOf = (one: Made) => ({
    caption: one.laid.captions[channel],
    names: namesIn(one),
    words: { pictures: one.laid.pictures.map(({ data }) => data), drawn: drawnOn(one) },
    pose: poseOf(one, studio, asker),
  })
  const { found, usage } = await isBetter(told, { before: versionOf(made), after: versionOf(anew), whom }, asker)
  if (usage) usages.push(usage)
  return found ? anew : made
}
