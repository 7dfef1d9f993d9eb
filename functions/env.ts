import type { Fetcher, R2Bucket } from '@cloudflare/workers-types'
import * as z from 'zod'
import { parseSigningKeys } from '#lib/media/hmac.ts'
import type { Apps } from '#lib/publish/connect/oauth.ts'
import type { StandIns } from '#lib/publish/platform/reach.ts'
import { Platform } from '#lib/runs/platforms.ts'
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

const secret = z.string().min(1).optional()
/** In the place of a platform, on one machine. */
const standIn = z.url().optional()

/** Our registrations with the platforms: each whole or not at all, and only those can be posted to. */
const Registrations = {
  X_CLIENT_ID: secret,
  X_CLIENT_SECRET: secret,
  X_API_URL: standIn,
  LINKEDIN_CLIENT_ID: secret,
  LINKEDIN_CLIENT_SECRET: secret,
  /** The month of its interface, which lives about a year. */
  LINKEDIN_VERSION: z
    .string()
    .regex(/^20\d{4}$/, 'is a month such as 202607')
    .optional(),
  LINKEDIN_API_URL: standIn,
  INSTAGRAM_CLIENT_ID: secret,
  INSTAGRAM_CLIENT_SECRET: secret,
  INSTAGRAM_API_URL: standIn,
  YOUTUBE_CLIENT_ID: secret,
  YOUTUBE_CLIENT_SECRET: secret,
  YOUTUBE_API_URL: standIn,
  TIKTOK_CLIENT_KEY: secret,
  TIKTOK_CLIENT_SECRET: secret,
  TIKTOK_API_URL: standIn,
}

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
  ...Registrations,
})
type Shared = z.output<typeof Shared>

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

const localOnly = (env: Shared & { TELEGRAM_API_URL?: string | undefined }) =>
  env.ENVIRONMENT === 'local' ||
  (env.ALLOW_LOCAL_TARGETS === '0' &&
    !env.NEON_FETCH_ENDPOINT &&
    !env.TELEGRAM_API_URL &&
    Object.keys(standInsOf(env)).length === 0)
const localOnlyMessage =
  'ALLOW_LOCAL_TARGETS, NEON_FETCH_ENDPOINT, TELEGRAM_API_URL and the …_API_URL of platforms are for the local stack; a deployed environment does not start with them'

const together =
  (...names: [string, string, ...string[]]) =>
  (env: Record<string, unknown>, issues: z.core.$RefinementCtx) => {
    if (new Set(names.map(name => env[name] === undefined)).size > 1)
      issues.addIssue(`${names.join(', ').replace(/, (?=[^,]*$)/, ' and ')} are set together or not at all`)
  }

export const ApiEnv = Shared.extend({ RENDER: binding<Fetcher>('RENDER (service)'), ...BotEnv.shape })
  .superRefine(together('TELEGRAM_BOT_TOKEN', 'TELEGRAM_BOT_NAME', 'TELEGRAM_WEBHOOK_SECRET'))
  .superRefine(together('X_CLIENT_ID', 'X_CLIENT_SECRET'))
  .superRefine(together('LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET', 'LINKEDIN_VERSION'))
  .superRefine(together('INSTAGRAM_CLIENT_ID', 'INSTAGRAM_CLIENT_SECRET'))
  .superRefine(together('YOUTUBE_CLIENT_ID', 'YOUTUBE_CLIENT_SECRET'))
  .superRefine(together('TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'))
  .refine(localOnly, localOnlyMessage)
export type ApiEnv = z.output<typeof ApiEnv>

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

export function appsOf(env: Shared): Apps {
  const of = (id?: string, secret?: string) => (id && secret ? { id, secret } : undefined)
  return {
    x: of(env.X_CLIENT_ID, env.X_CLIENT_SECRET),
    linkedin: of(env.LINKEDIN_CLIENT_ID, env.LINKEDIN_CLIENT_SECRET),
    instagram: of(env.INSTAGRAM_CLIENT_ID, env.INSTAGRAM_CLIENT_SECRET),
    youtube: of(env.YOUTUBE_CLIENT_ID, env.YOUTUBE_CLIENT_SECRET),
    tiktok: of(env.TIKTOK_CLIENT_KEY, env.TIKTOK_CLIENT_SECRET),
  }
}

export function standInsOf(env: Shared): StandIns {
  const given = (platform: Platform) => env[`${platform.toUpperCase() as Uppercase<Platform>}_API_URL`]
  return Object.fromEntries(
    Platform.options.flatMap(platform => (given(platform) ? [[platform, given(platform)]] : [])),
  )
}

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
