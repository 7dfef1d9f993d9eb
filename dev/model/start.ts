// A stand-in of a language model: it serves recorded answers to the questions they were given to, and nothing else.

import { dated, hashOf } from '#dev/answers/days.ts'
import { drafts, type RecordedDraft } from '#dev/answers/drawn/drafts.ts'
import { looks, type RecordedLook } from '#dev/answers/drawn/looks.ts'
import { critiques, type RecordedCritique } from '#dev/answers/edited/critiques.ts'
import { edits, type RecordedEdit } from '#dev/answers/edited/edits.ts'
import { illustrations, type RecordedIllustration } from '#dev/answers/illustrations.ts'
import { readings } from '#dev/answers/readings.ts'
import { allRecordings, type Recording } from '#dev/answers/recordings.ts'
import { type Answer, type Request, type Served, serve } from '#dev/http/serve.ts'
import { type CompareData, compareInstructions } from '#lib/composer/critic/compare.ts'
import { type CriticData, criticInstructions } from '#lib/composer/critic/question.ts'
import { type LookData, lookInstructions } from '#lib/composer/draughtsman/look.ts'
import { type MendData, mendInstructions } from '#lib/composer/draughtsman/mend.ts'
import { type DraughtsmanData, draughtsmanInstructions } from '#lib/composer/draughtsman/question.ts'
import { EDITED, type EditorData, editorInstructions } from '#lib/composer/editor/question.ts'
import { type IllustratorData, illustratorInstructions } from '#lib/composer/illustrator/question.ts'
import { lastingHash } from '#lib/composer/question.ts'
import type { AssetType } from '#lib/plans.ts'
import { instructions, type ReaderData, wordsHash } from '#lib/runs/judge/reader/question.ts'

const MAX_BYTES = 1_000_000

export type Model = Pick<Served, 'url' | 'close'> & { base_url: string }

/** Speaks chat completions. A question that was never recorded is answered 503: the built-in writer then writes. */
export async function startModel({
  port = 0,
  recordings = allRecordings(),
  today = () => new Date(),
  drawings = illustrations.all(),
  drawn = drafts.all(),
  seen = looks.all(),
  read = edits.all(),
  criticised = critiques.all(),
  heard = {} as Heard,
} = {}): Promise<Model> {
  const known = {
    words: new Map(recordings.map(one => [one.question, one])),
    drawings: new Map(drawings.map(one => [one.question, one])),
    drafts: new Map(drawn.map(one => [one.question, one])),
    looks: new Map(seen.flatMap(looksOf)),
    edits: new Map(read.map(one => [one.question, one])),
    critiques: new Map(criticised.map(one => [one.question, one])),
    heard,
  }
  const answer = (request: Request) => answered(request, { ...known, day: today().toISOString().slice(0, 10) })
  const served = await serve({ port, max_bytes: MAX_BYTES, answer })
  return { url: served.url, close: () => served.close(), base_url: `${served.url}/v1` }
}

/** By what was asked, at first and once more. */
const looksOf = ({ question, model, answer, again }: RecordedLook) =>
  [{ question, answer }, ...(again ? [again] : [])].map(one => [one.question, { model, answer: one.answer }] as const)

/** Told what those are asked who choose drawings, and who draw. */
export type Heard = {
  editors?: (asked: EditorData) => void
  /** Whoever writes, once an editor has found something to mend. */
  writers?: (asked: WrittenAgain) => void
  illustrators?: (asked: IllustratorData) => void
  draughtsmen?: (asked: DraughtsmanData) => void
  /** What has been drawn, before it is looked at. */
  menders?: (asked: MendData, pictures: readonly string[]) => void
  /** The same, with what a model that sees has found wrong with it. */
  redrawers?: (asked: MendData, pictures: readonly string[]) => void
  /** The same, once a critic has seen the finished post. */
  last_redrawers?: (asked: MendData, pictures: readonly string[]) => void
  /** What is to be shown, before a model that sees says whether it may. */
  lookers?: (asked: LookData, pictures: readonly string[]) => void
  /** The finished post, before its owner has it. */
  critics?: (asked: CriticData, pictures: readonly string[]) => void
  /** The same before and after what was to be changed. */
  comparers?: (asked: CompareData, pictures: readonly string[]) => void
}

export type WrittenAgain = { asset_type: AssetType } & Record<string, unknown>

type Message = { role: string; content: string | { text?: string; image_url?: { url: string } }[] }
type Completion = { messages?: Message[] }

type Known = {
  words: ReadonlyMap<string, Recording>
  drawings: ReadonlyMap<string, RecordedIllustration>
  drafts: ReadonlyMap<string, RecordedDraft>
  looks: ReadonlyMap<string, Pick<RecordedLook, 'model' | 'answer'>>
  edits: ReadonlyMap<string, RecordedEdit>
  critiques: ReadonlyMap<string, RecordedCritique>
  day: string
  heard: Heard
}

async function answered({ path, body }: Request, known: Known): Promise<Answer> {
  if (path !== '/v1/chat/completions') return { status: 404, body: { error: 'only /v1/chat/completions' } }
  const { messages = [] } = JSON.parse(body) as Completion
  const of = (role: string) => messages.find(message => message.role === role)
  const asked = { system: textOf(of('system')), user: textOf(of('user')), pictures: picturesOf(of('user')) }
  const found = await recordedFor(asked, known)
  if (!found) return { status: 503, body: { error: 'no answer was recorded for this question' } }
  const content = JSON.stringify(dated(found.answer, known.day))
  return {
    status: 200,
    body: {
      model: `recorded:${found.model}`,
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      usage: { prompt_tokens: 0, completion_tokens: 0 },
    },
  }
}

type Found = { model: string; answer: unknown } | undefined

type Asked = { system: string; user: string; pictures: readonly string[] }

async function recordedFor({ system, user, pictures }: Asked, known: Known): Promise<Found> {
  const { words, drawings, drafts, looks, day, heard } = known
  if (system === instructions) return readingTo(user)
  if (system === illustratorInstructions()) {
    const data = between(user) as IllustratorData
    heard.illustrators?.(data)
    return drawings.get(await hashOf(data, day))
  }
  if (system === editorInstructions || system.endsWith(EDITED)) return editedBy({ system, user }, known)
  if (system === draughtsmanInstructions) {
    const data = between(user) as DraughtsmanData
    heard.draughtsmen?.(data)
    return drafts.get(await hashOf(data, day))
  }
  if (system === mendInstructions) {
    const asked = between(user) as MendData
    const { cast: _cast, drawn: _drawn, wrong, missing: _missing, last, ...data } = asked
    const hear = last ? heard.last_redrawers : wrong ? heard.redrawers : heard.menders
    hear?.(asked, pictures)
    const one = drafts.get(await hashOf(data, day))
    const answer = last ? one?.late : wrong ? one?.again : one?.mended
    return one && { model: one.model, answer: answer ?? { drawings: [] } }
  }
  if (system === lookInstructions) {
    const data = between(user) as LookData
    heard.lookers?.(data, pictures)
    const { drawings, anew } = data
    // Recorded where whoever looked saw the drawings alone.
    const alone = { drawings, ...(anew && { anew }) }
    return looks.get(await hashOf(data, day)) ?? looks.get(await hashOf(alone, day))
  }
  if (system === criticInstructions || system === compareInstructions)
    return criticisedBy({ system, user, pictures }, known)
  const one = words.get(await questionIn(system, user))
  return one && { model: one.model, answer: one.repair ?? one.answer }
}

/** What an editor said of a post, or the writer's words once one has said something. */
async function editedBy(
  { system, user }: Pick<Asked, 'system' | 'user'>,
  { edits, day, heard }: Known,
): Promise<Found> {
  if (system === editorInstructions) {
    const data = between(user) as EditorData
    heard.editors?.(data)
    return edits.get(await hashOf(data, day))
  }
  const data = { asset_type: assetTypeIn(system) as AssetType, ...between(user) }
  heard.writers?.(data)
  const hash = await hashOf(data, day)
  return [...edits.values()]
    .flatMap(({ model, mended }) => mended.map(({ question, answer }) => ({ model, question, answer })))
    .find(({ question }) => question === hash)
}

/** What a critic said of a finished post, or of both versions once it was changed. */
async function criticisedBy({ system, user, pictures }: Asked, { critiques, day, heard }: Known): Promise<Found> {
  if (system === criticInstructions) {
    const data = between(user) as CriticData
    heard.critics?.(data, pictures)
    return critiques.get(await hashOf(data, day))
  }
  const data = between(user) as CompareData
  heard.comparers?.(data, pictures)
  const hash = await hashOf(data, day)
  return [...critiques.values()]
    .flatMap(({ model, compared = [] }) => compared.map(({ question, answer }) => ({ model, question, answer })))
    .find(({ question }) => question === hash)
}

/** Pictures beside the words are left out. */
const textOf = ({ content }: Partial<Message> = {}): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('')

const picturesOf = ({ content }: Partial<Message> = {}): string[] =>
  typeof content === 'string' ? [] : (content ?? []).flatMap(({ image_url }) => image_url?.url ?? [])

const between = (text: string): Record<string, unknown> =>
  JSON.parse(/^<<\w+>>\n(.*)\n<<\/\w+>>$/s.exec(text)?.[1] ?? '{}')

/** The question without its day, by the asset type that the instructions end on. */
const questionIn = (system: string, user: string): Promise<string> =>
  lastingHash(assetTypeIn(system), { brand: {}, ...between(user) })

const assetTypeIn = (system: string): string => /THE PICTURE \((\w+)\)/.exec(system)?.[1] ?? ''

/** What a second reader said of a post with these words. */
async function readingTo(user: string): Promise<Found> {
  const hash = await wordsHash(between(user) as ReaderData)
  const one = readings.all().find(({ question }) => question === hash)
  return one && { model: one.model, answer: one.reading }
}
