// Has a model draw what a post is about and no drawing of ours shows, once for the same words.
import { canonicalJson, sha256Hex } from '#lib/bytes.ts'
import {
  type DraughtsmanData,
  type Drawn,
  draughtsmanInstructions,
  draughtsmanRequest,
  drawnIn,
} from '#lib/composer/draughtsman/question.ts'
import type { Depicted, IllustratorData } from '#lib/composer/illustrator/question.ts'
import type { Memory, Models, Receipt } from '#lib/composer/model/planner.ts'
import { UNUSED, type Usage, WriterError } from '#lib/composer/model/writer.ts'
import { NOTHING } from '#lib/render/read.ts'

/** Lines take longer than words. */
const DRAW_MS = 45_000

export type Asker = {
  models: Models | null
  memory: Memory
  workspace: string
  /** Keeps the run with whoever waits for longer than a step takes. */
  hold?(ms: number): Promise<void>
}

export type Drafts = { drawn?: Drawn; told?: NonNullable<Receipt['draughtsman']>; usage?: Usage }

/** Null where there is nothing to draw. */
export function wantedOf(data: IllustratorData, { depicts, about, unmet }: Depicted): DraughtsmanData | null {
  const { brand, asset_type, language, pictures } = data
  const numbers = Object.keys(pictures).map(Number)
  const open = numbers.filter((n, at) => depicts[at] === '' && about[at] && n > 0)
  const undrawn = Object.fromEntries(open.map(n => [n, about[n - 1] ?? '']))
  const isBare = depicts.every(name => name === NOTHING)
  const wishes = Object.fromEntries(unmet.map((wish, at) => [at + 1, wish]))
  if (isBare || (open.length === 0 && unmet.length === 0)) return null
  return { brand, asset_type, language, pictures, undrawn, wishes }
}

let prompt: string | undefined
const promptHash = async (): Promise<string> => (prompt ??= await sha256Hex(draughtsmanInstructions))

export async function draft(data: DraughtsmanData, asker: Asker): Promise<Drafts> {
  const { models, memory } = asker
  const hash = await sha256Hex(canonicalJson({ data, prompt: await promptHash() }))
  const kept = await memory.find(hash)
  const known = kept && drawnIn(kept.answer, data)
  if (known) return { drawn: known, told: { model: kept.model } }
  const artist = models?.draughtsman
  if (!models || !artist) return {}
  if ((await memory.spent_usd()) >= models.daily_usd) return { told: { model: artist.name, fault: 'spend_limit' } }
  await asker.hold?.(DRAW_MS)
  const request = { data, fence: await models.fence(hash), workspace: asker.workspace, timeout_ms: DRAW_MS }
  try {
    const { value, usage, model = artist.name } = await artist.write(draughtsmanRequest(request))
    await memory.spend(1, usage)
    const drawn = drawnIn(value, data)
    if (!drawn) return { told: { model, fault: 'broken' }, usage }
    await memory.keep(hash, model, value)
    return { drawn, told: { model }, usage }
  } catch (error) {
    if (!(error instanceof WriterError)) throw error
    await memory.spend(1, error.usage ?? UNUSED)
    return { told: { model: artist.name, fault: error.fault }, usage: error.usage ?? UNUSED }
  }
}
