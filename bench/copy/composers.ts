// Who can write on this machine: recorded answers, the built-in writer, and a model where one is set.
import { posedOf } from '#bench/copy/outputs.ts'
import { raster } from '#dev/build/raster.ts'
import { type Heard, startModel } from '#dev/model/start.ts'
import { modelsOf } from '#functions/models.ts'
import { compatible } from '#lib/adapters/models/compatible.ts'
import { sha256Hex } from '#lib/bytes.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import type { Asker } from '#lib/composer/model/beside.ts'
import type { Memory, Models } from '#lib/composer/model/planner.ts'
import type { ComposeInput } from '#lib/composer/plan.ts'
import { type Post, writePost } from '#lib/composer/write-post.ts'
import { parseSigningKeys } from '#lib/media/signed/hmac.ts'
import { portray } from '#lib/runs/drafts/portray.ts'

export type Composer = { name: string; write(input: ComposeInput): Promise<Post>; close(): Promise<void> }

/** Nothing is remembered from brief to brief, but what has been spent. */
function forgetful(most_usd: number): Memory & { usd: number } {
  const memory = {
    usd: 0,
    find: async () => null,
    keep: async () => undefined,
    spent_usd: async () => (memory.usd >= most_usd ? Number.POSITIVE_INFINITY : 0),
    spend: async (_: number, { cost_usd = 0 }: { cost_usd?: number }) => {
      memory.usd += cost_usd
    },
  }
  return memory
}

type Painter = (input: ComposeInput) => Pick<Asker, 'portray' | 'pose'>
const paint: Painter = input => ({
  portray: drawn => portray(raster, drawn, input.brand),
  pose: post => posedOf(input, post),
})
/** Recorded answers are of pictures that were seen then. */
const unpainted: Painter = () => ({ portray: async drawn => drawn, pose: async () => ['unpainted'] })

const planning = (models: Models, most_usd: number, painter: Painter) => {
  const planner = { models, memory: forgetful(most_usd), workspace: 'bench' }
  return (input: ComposeInput) =>
    writePost(input, { guard, builtin: writeBuiltin, planner: { ...planner, ...painter(input) } })
}

/** Who is told with pictures. */
const PAINTED = ['menders', 'redrawers', 'last_redrawers', 'lookers', 'critics', 'comparers'] as const

/** Recordings as of the day on which they were asked; `heard` is told what those who draw are asked. */
export async function recorded(day: string, heard: Heard = {}): Promise<Composer> {
  const stand = await startModel({ today: () => new Date(`${day}T12:00:00Z`), heard })
  const writer = compatible({ base_url: stand.base_url, model: 'recorded', timeout_ms: 5_000 })
  const fence = async (hash: string) => (await sha256Hex(hash)).slice(0, 16)
  const asked = { first: writer, second: writer, judge: writer, editor: writer, critic: writer, draughtsman: writer }
  const painter = PAINTED.some(ear => heard[ear]) ? paint : unpainted
  const write = planning({ ...asked, daily_usd: Number.MAX_VALUE, fence }, Number.MAX_VALUE, painter)
  return { name: 'recorded', write, close: () => stand.close() }
}

/** Without any model. */
export const builtin: Composer = {
  name: 'builtin',
  write: input => writePost(input, { guard, builtin: writeBuiltin, planner: null }),
  close: async () => undefined,
}

/** The model that the environment names, for at most so many dollars. */
export function live(most_usd: number): Composer {
  const key = `bench:${Buffer.alloc(32, 7).toString('base64')}`
  const models = modelsOf({ ...process.env, LLM_DAILY_USD: most_usd, URL_SIGNING_KEYS: parseSigningKeys(key) } as never)
  if (!models) throw new Error('no model is set: LLM_BASE_URL and LLM_MODEL, or LLM_PROVIDER (docs/models.md)')
  return { name: models.first.name, write: planning(models, most_usd, paint), close: async () => undefined }
}
