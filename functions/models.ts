// The language models of a deployment, by its settings.
import type { RenderEnv } from '#functions/env/render.ts'
import { anthropic } from '#lib/adapters/models/anthropic.ts'
import { compatible } from '#lib/adapters/models/compatible.ts'
import { workersAi } from '#lib/adapters/models/workers-ai.ts'
import { sha256Hex } from '#lib/bytes.ts'
import type { Models } from '#lib/composer/model/planner.ts'
import { watched } from '#lib/composer/model/watched.ts'
import type { Writer } from '#lib/composer/model/writer.ts'
import type { World } from '#lib/ctx.ts'
import { sign } from '#lib/media/signed/hmac.ts'

/** The planner says for each call how long it waits; this is the end of any. */
const MODEL_TIMEOUT_MS = 15_000
const DRAWING_TIMEOUT_MS = 60_000

export const DEFAULT_MODEL = '@cf/google/gemma-4-26b-a4b-it'
export const DEFAULT_SECOND_MODEL = '@cf/openai/gpt-oss-120b'

/** Null where the built-in writer works alone. `told`: whoever runs the service, of faults of a provider. */
export function modelsOf(env: RenderEnv, told?: Pick<World, 'report' | 'now'>): Models | null {
  const provider = providerOf({ named: env.LLM_PROVIDER, base_url: env.LLM_BASE_URL, ai: env.AI })
  if (provider === 'off') return null
  const hosted = provider === 'workers-ai'
  const first = env.LLM_MODEL ?? (hosted ? DEFAULT_MODEL : '')
  const second = env.LLM_SECOND_MODEL ?? (hosted && !env.LLM_MODEL ? DEFAULT_SECOND_MODEL : first)
  const writer = (model: string, timeout_ms?: number) => {
    const made = writerOf(env, provider, model, timeout_ms)
    return told ? watched(made, told) : made
  }
  const writes = writer(first)
  return {
    first: writes,
    second: second === first ? writes : writer(second),
    judge: env.LLM_JUDGE_MODEL ? writer(env.LLM_JUDGE_MODEL) : null,
    critic: namedOr(env.LLM_CRITIC_MODEL, hosted ? null : first, writer),
    editor: namedOr(env.LLM_EDIT_MODEL, hosted ? null : first, writer),
    draughtsman: namedOr(env.LLM_DRAW_MODEL, hosted ? null : first, model => writer(model, DRAWING_TIMEOUT_MS)),
    daily_usd: env.LLM_DAILY_USD,
    fence: async question_hash =>
      (await sha256Hex((await sign(env.URL_SIGNING_KEYS, `fence ${question_hash}`)).sig)).slice(0, 16),
  }
}

/** Who writes edits, draws and looks as well, but of the platform’s own models none does without being named: nobody has tried them at it. */
function namedOr(named: string | undefined, first: string | null, writer: (model: string) => Writer): Writer | null {
  const model = named ?? first
  return model && model !== 'off' ? writer(model) : null
}

type Provider = NonNullable<RenderEnv['LLM_PROVIDER']>

/** Where none is named: an address means a compatible one, the platform's binding means its own models. */
export const providerOf = <Named>(of: { named: Named | undefined; base_url: string | undefined; ai: unknown }) =>
  of.named ?? (of.base_url ? 'compatible' : of.ai ? 'workers-ai' : 'off')

function writerOf(
  env: RenderEnv,
  provider: Exclude<Provider, 'off'>,
  model: string,
  timeout_ms = MODEL_TIMEOUT_MS,
): Writer {
  const { LLM_BASE_URL: base_url, LLM_API_KEY: api_key, LLM_EFFORT: effort, LLM_PRICE: price } = env
  const shared = { model, timeout_ms, price }
  if (provider === 'anthropic') return anthropic({ ...shared, base_url, api_key: api_key ?? '' })
  if (provider === 'compatible')
    return compatible({ ...shared, base_url: base_url ?? '', api_key, effort, schema: env.LLM_SCHEMA })
  if (!env.AI) throw new Error('the AI binding is missing')
  return workersAi({ ...shared, ai: env.AI, effort, gateway: env.LLM_GATEWAY })
}
