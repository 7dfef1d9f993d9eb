// What the render Worker is set up with, beside what it shares with the others.
import type { Fetcher } from '@cloudflare/workers-types'
import * as z from 'zod'
import { binding, localOnly, localOnlyMessage, Shared, together } from '#functions/env/env.ts'
import { MoneyEnv } from '#functions/env/money.ts'
import { platformsAreWhole, Registrations } from '#functions/env/platform.ts'
import { efforts } from '#lib/composer/model/writer.ts'

/** “0.10/0.30”: US dollars for a million tokens in and out. */
const price = z
  .string()
  .regex(/^\d+(?:\.\d+)?\/\d+(?:\.\d+)?$/, 'reads dollars for a million tokens in and out, such as 0.10/0.30')
  .transform(text => {
    const [input = 0, output = 0] = text.split('/').map(Number)
    return { input, output }
  })

/** Language models that write and judge: the platform's own by binding, or any by address; none with `off`. */
const Model = {
  LLM_PROVIDER: z.enum(['workers-ai', 'compatible', 'anthropic', 'off']).optional(),
  AI: binding<{
    run(model: string, inputs: Record<string, unknown>, options?: Record<string, unknown>): Promise<unknown>
  }>('AI (Workers AI)').optional(),
  LLM_BASE_URL: z.url().optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  /** Asked to mend what the guard refused of the first one's answer. */
  LLM_SECOND_MODEL: z.string().min(1).optional(),
  /** Looks at finished posts; without it no model judges. */
  LLM_JUDGE_MODEL: z.string().min(1).optional(),
  /** Reads finished words as their owner would; `off` for nobody. */
  LLM_EDIT_MODEL: z.string().min(1).optional(),
  LLM_CRITIC_MODEL: z.string().min(1).optional(),
  LLM_DRAW_MODEL: z.string().min(1).optional(),
  LLM_EFFORT: z.enum(efforts).optional(),
  LLM_SCHEMA: z.enum(['format', 'words']).optional(),
  LLM_PRICE: price.optional(),
  /** An AI Gateway of the account. */
  LLM_GATEWAY: z.string().min(1).optional(),
  /** What a workspace may spend on a day. */
  LLM_DAILY_USD: z.coerce.number().min(0).default(1),
}

type ModelEnv = z.output<z.ZodObject<typeof Model>>

/** What each provider cannot do without. */
function modelIsWhole(env: ModelEnv, issues: z.core.$RefinementCtx) {
  const { LLM_PROVIDER: provider, LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, AI } = env
  const needs = (name: string, value: unknown) => {
    if (value === undefined) issues.addIssue(`LLM_PROVIDER=${provider ?? 'compatible'} needs ${name}`)
  }
  if (provider === 'workers-ai') needs('the AI binding', AI)
  if (provider === 'anthropic') needs('LLM_API_KEY', LLM_API_KEY)
  if (provider === 'compatible') needs('LLM_BASE_URL', LLM_BASE_URL)
  if (provider === 'anthropic' || provider === 'compatible' || (!provider && LLM_BASE_URL))
    needs('LLM_MODEL', LLM_MODEL)
}

/** So is a model that paints mascots and artwork. */
const Painter = {
  IMAGE_PROVIDER: z.enum(['workers-ai', 'compatible', 'off']).optional(),
  IMAGE_BASE_URL: z.url().optional(),
  IMAGE_API_KEY: z.string().min(1).optional(),
  IMAGE_MODEL: z.string().min(1).optional(),
}

type PainterEnv = z.output<z.ZodObject<typeof Painter>> & Pick<ModelEnv, 'AI'>

function painterIsWhole(env: PainterEnv, issues: z.core.$RefinementCtx) {
  const { IMAGE_PROVIDER: provider, IMAGE_BASE_URL, IMAGE_MODEL, IMAGE_API_KEY, AI } = env
  const isCompatible = provider === 'compatible' || (!provider && (IMAGE_BASE_URL ?? IMAGE_API_KEY) !== undefined)
  const needs = (name: string, value: unknown) => {
    if (value === undefined) issues.addIssue(`IMAGE_PROVIDER=${provider ?? 'compatible'} needs ${name}`)
  }
  if (provider === 'workers-ai') needs('the AI binding', AI)
  if (isCompatible) needs('IMAGE_BASE_URL', IMAGE_BASE_URL)
  if (isCompatible) needs('IMAGE_MODEL', IMAGE_MODEL)
}

/** And one that looks at videos. */
const Viewer = {
  VISION_BASE_URL: z.url().optional(),
  VISION_API_KEY: z.string().min(1).optional(),
  VISION_MODEL: z.string().min(1).optional(),
}

export const RenderEnv = Shared.extend({
  SHELF: binding<Fetcher>('SHELF (static assets)'),
  INTAKE: binding<Fetcher>('INTAKE (service)'),
  ...Model,
  ...Painter,
  ...Viewer,
  ...Registrations,
  DASHBOARD_URL: MoneyEnv.shape.DASHBOARD_URL,
})
  .superRefine(modelIsWhole)
  .superRefine(together('VISION_BASE_URL', 'VISION_API_KEY', 'VISION_MODEL'))
  .superRefine(painterIsWhole)
  .superRefine(platformsAreWhole)
  .refine(localOnly, localOnlyMessage)
export type RenderEnv = z.output<typeof RenderEnv>
