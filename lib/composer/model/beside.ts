// What a model is asked beside the words of a post, once for the same question, within what its workspace may spend.
import { canonicalJson, sha256Hex } from '#lib/bytes.ts'
import type { Memory, Models } from '#lib/composer/model/planner.ts'
import { UNUSED, type Usage, type WriteRequest, type Writer, WriterError } from '#lib/composer/model/writer.ts'
import type { Plan } from '#lib/composer/plan.ts'

export type Asker = {
  models: Models | null
  memory: Memory
  workspace: string
  /** Keeps the run with whoever waits for longer than a step takes. */
  hold?(ms: number): Promise<void>
  /** What a model has drawn as a data URI, for one that sees; missing where nothing can be painted. */
  portray?(drawn: string): Promise<string>
  /** The pictures of a post as they would be posted, likewise; of a film its scenes. */
  pose?(post: Posed): Promise<string[]>
}

/** What of a plan its pictures follow from. */
export type Posed = Pick<Plan, 'language' | 'turn' | 'pictures' | 'captions' | 'hashtags'>

/** What was found, who said it or why nobody did, and what it used where it was asked now. */
export type Beside<Found> = { found?: Found; told?: { model: string; fault?: string }; usage?: Usage }

/** Whatever is asked about a post as a whole may take so long beside what its step takes anyway. */
export const HOLD_MS = 30_000

/** What is asked, told to a model in these words, in one number. */
export const hashOf = async (asked: object, instructions: string): Promise<string> =>
  sha256Hex(canonicalJson({ ...asked, prompt: await sha256Hex(instructions) }))

type Asked<Found> = {
  hash: string
  /** Who of the models; nobody where there is none. */
  whom: (models: Models) => Writer | null
  /** Null where there is nothing to ask about. */
  request: (asking: { fence: string; workspace: string }) => WriteRequest | null | Promise<WriteRequest | null>
  /** Null where it is no answer to the question. */
  read: (answer: unknown) => Found | null
  /** Where it takes longer than a step has. */
  hold_ms?: number
}

/** It never throws: without an answer the post is what it would be without a model. */
export async function askBeside<Found>(asker: Asker, asked: Asked<Found>): Promise<Beside<Found>> {
  const { models, memory, workspace, hold } = asker
  const { hash, read, hold_ms } = asked
  const kept = await memory.find(hash)
  const known = kept && read(kept.answer)
  if (known) return { found: known, told: { model: kept.model } }
  const writer = models && asked.whom(models)
  if (!models || !writer) return {}
  if ((await memory.spent_usd()) >= models.daily_usd) return { told: { model: writer.name, fault: 'spend_limit' } }
  if (hold_ms) await hold?.(hold_ms)
  const request = await asked.request({ fence: await models.fence(hash), workspace })
  if (!request) return {}
  const said = await answered(writer, request)
  await memory.spend(1, said.usage)
  const { usage, told, answer } = said
  if (told.fault) return { told, usage }
  const found = read(answer)
  if (!found) return { told: { ...told, fault: 'broken' }, usage }
  await memory.keep(hash, told.model, answer)
  return { found, told, usage }
}

type Answered = { told: { model: string; fault?: string }; usage: Usage; answer?: unknown }

async function answered(writer: Writer, request: WriteRequest): Promise<Answered> {
  try {
    const { value, usage, model = writer.name } = await writer.write(request)
    return { told: { model }, usage, answer: value }
  } catch (error) {
    if (!(error instanceof WriterError)) throw error
    return { told: { model: writer.name, fault: error.fault }, usage: error.usage ?? UNUSED }
  }
}
