import type { Fetcher, R2Bucket } from '@cloudflare/workers-types'
import * as z from 'zod'
import { parseSigningKeys } from '#lib/media/hmac.ts'
import { parseKeyring } from '#lib/seal.ts'

const binding = <T>(name: string) =>
  z.custom<T>(value => typeof value === 'object' && value !== null, `the ${name} binding is missing`)

/** A text that is read once; what it holds is never told. */
const read = <T>(parse: (text: string) => T) =>
  z.string().transform((text, issues) => {
    try {
      return parse(text)
    } catch (error) {
      issues.addIssue(error instanceof Error ? error.message : 'cannot be read')
      return z.NEVER
    }
  })

const Shared = z.object({
  ENVIRONMENT: z.enum(['local', 'production']),
  DATABASE_URL: z.string().min(1),
  NEON_FETCH_ENDPOINT: z.url().optional(),
  UPSTASH_REDIS_REST_URL: z.url(),
  UPSTASH_REDIS_REST_TOKEN: z.string().min(1),
  QSTASH_URL: z.url(),
  QSTASH_TOKEN: z.string().min(1),
  QSTASH_CURRENT_SIGNING_KEY: z.string().min(1),
  QSTASH_NEXT_SIGNING_KEY: z.string().min(1),
  URL_SIGNING_KEYS: read(parseSigningKeys),
  PUBLIC_URL: z.url().transform(url => url.replace(/\/+$/, '')),
  RENDER_URL: z.url().transform(url => url.replace(/\/+$/, '')),
  SEALING_KEYS: read(parseKeyring),
  RELEASE: z.string().default('unreleased'),
  ALLOW_LOCAL_TARGETS: z.enum(['0', '1']).default('0'),
  ASSETS: binding<R2Bucket>('ASSETS (R2)'),
})

const localOnly = (env: z.output<typeof Shared> & { TELEGRAM_API_URL?: string | undefined }) =>
  env.ENVIRONMENT === 'local' || (env.ALLOW_LOCAL_TARGETS === '0' && !env.NEON_FETCH_ENDPOINT && !env.TELEGRAM_API_URL)
const localOnlyMessage =
  'ALLOW_LOCAL_TARGETS, NEON_FETCH_ENDPOINT and TELEGRAM_API_URL are for the local stack; a deployed environment does not start with them'

/** The bot that delivers cards of Studio is optional; it takes its first three settings or none. */
export const BotEnv = z.object({
  TELEGRAM_BOT_TOKEN: z.string().min(1).optional(),
  /** Without the @. */
  TELEGRAM_BOT_NAME: z
    .string()
    .regex(/^\w{3,64}$/)
    .optional(),
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/)
    .optional(),
  TELEGRAM_API_URL: z.url().optional(),
})
export type BotEnv = z.output<typeof BotEnv>

/** A language model is optional; it takes all three of its settings or none. */
const Model = {
  LLM_BASE_URL: z.url().optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  /** Marks finished copy; without it no model judges. */
  LLM_JUDGE_MODEL: z.string().min(1).optional(),
}

/** So is a model that draws mascots. */
const Painter = {
  IMAGE_BASE_URL: z.url().optional(),
  IMAGE_API_KEY: z.string().min(1).optional(),
  IMAGE_MODEL: z.string().min(1).optional(),
}

/** And one that looks at videos. */
const Viewer = {
  VISION_BASE_URL: z.url().optional(),
  VISION_API_KEY: z.string().min(1).optional(),
  VISION_MODEL: z.string().min(1).optional(),
}

const together =
  (...names: [string, string, string]) =>
  (env: Record<string, unknown>, issues: z.core.$RefinementCtx) => {
    if (new Set(names.map(name => env[name] === undefined)).size > 1)
      issues.addIssue(`${names.join(', ').replace(/, (?=[^,]*$)/, ' and ')} are set together or not at all`)
  }

export const ApiEnv = Shared.extend({ RENDER: binding<Fetcher>('RENDER (service)'), ...BotEnv.shape })
  .superRefine(together('TELEGRAM_BOT_TOKEN', 'TELEGRAM_BOT_NAME', 'TELEGRAM_WEBHOOK_SECRET'))
  .refine(localOnly, localOnlyMessage)
export type ApiEnv = z.output<typeof ApiEnv>

export const RenderEnv = Shared.extend({
  SHELF: binding<Fetcher>('SHELF (static assets)'),
  ...Model,
  ...Painter,
  ...Viewer,
})
  .superRefine(together('LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'))
  .refine(env => !env.LLM_JUDGE_MODEL || env.LLM_MODEL, 'LLM_JUDGE_MODEL needs the other three settings of the model')
  .superRefine(together('VISION_BASE_URL', 'VISION_API_KEY', 'VISION_MODEL'))
  .superRefine(together('IMAGE_BASE_URL', 'IMAGE_API_KEY', 'IMAGE_MODEL'))
  .refine(localOnly, localOnlyMessage)
export type RenderEnv = z.output<typeof RenderEnv>

/** Names every setting that is missing or wrong, and none of their values. */
export class BadEnvironment extends Error {
  constructor(issues: z.core.$ZodIssue[]) {
    const named = issues.map(issue => `${issue.path.join('.') || 'environment'}: ${issue.message}`)
    super(`The Worker cannot start. ${named.join('; ')}`)
    this.name = 'BadEnvironment'
  }
}

export function readEnv<T extends z.ZodType>(schema: T, raw: unknown): z.output<T> {
  const read = schema.safeParse(raw)
  if (read.success) return read.data
  throw new BadEnvironment(read.error.issues)
}
