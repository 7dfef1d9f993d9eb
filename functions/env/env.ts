// The settings of each Worker, and what is said where one is missing or wrong.
import type { Fetcher, R2Bucket } from '@cloudflare/workers-types'
import * as z from 'zod'
import { MailEnv } from '#functions/env/mail.ts'
import { MoneyEnv } from '#functions/env/money.ts'
import { read } from '#functions/env/setting.ts'
import { parseSigningKeys } from '#lib/media/signed/hmac.ts'
import { parseKeyring } from '#lib/seal.ts'

export const binding = <T>(name: string) =>
  z.custom<T>(value => typeof value === 'object' && value !== null, `the ${name} binding is missing`)

export const Shared = z.object({
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
  PUBLIC_URL: z.url().transform(url => url.replace(/\/{1,16}$/, '')),
  RENDER_URL: z.url().transform(url => url.replace(/\/{1,16}$/, '')),
  SEALING_KEYS: read(parseKeyring),
  RELEASE: z.string().default('unreleased'),
  /** Set by `npm run pause`: nothing is changed and nothing goes out. */
  PAUSED: z.enum(['0', '1']).default('0'),
  ALLOW_LOCAL_TARGETS: z.enum(['0', '1']).default('0'),
  ASSETS: binding<R2Bucket>('ASSETS (R2)'),
})
export type Shared = z.output<typeof Shared>

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

/** Nothing but the local stack stands in for anybody. */
export const localOnly = (env: Shared) =>
  env.ENVIRONMENT === 'local' ||
  (env.ALLOW_LOCAL_TARGETS === '0' &&
    !env.NEON_FETCH_ENDPOINT &&
    Object.entries(env).every(([name, value]) => !name.endsWith('_API_URL') || value === undefined))
export const localOnlyMessage =
  'ALLOW_LOCAL_TARGETS, NEON_FETCH_ENDPOINT, TELEGRAM_API_URL, STRIPE_API_URL, MAIL_API_URL and the …_API_URL of platforms are for the local stack; a deployed environment does not start with them'

export const together =
  (...names: [string, string, ...string[]]) =>
  (env: Record<string, unknown>, issues: z.core.$RefinementCtx) => {
    if (new Set(names.map(name => env[name] === undefined)).size > 1)
      issues.addIssue(`${names.join(', ').replace(/, (?=[^,]*$)/, ' and ')} are set together or not at all`)
  }

/** Who is told when something goes wrong. */
const Alerts = { ALERT_WEBHOOK_URL: z.url().optional(), DEAD_MAN_URL: z.url().optional() }

const Calling = Shared.extend({
  RENDER: binding<Fetcher>('RENDER (service)'),
  INTAKE: binding<Fetcher>('INTAKE (service)'),
  ...Alerts,
  ...BotEnv.shape,
  ...MoneyEnv.shape,
  ...MailEnv.shape,
})

function isWhole(env: z.output<typeof Calling>, issues: z.core.$RefinementCtx) {
  together('TELEGRAM_BOT_TOKEN', 'TELEGRAM_BOT_NAME', 'TELEGRAM_WEBHOOK_SECRET')(env, issues)
  together('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')(env, issues)
  together('MAIL_PROVIDER', 'MAIL_KEY', 'MAIL_FROM')(env, issues)
}

export const ApiEnv = Calling.extend({
  /** Left out, there are no agents. */
  AGENTS: binding<Fetcher>('AGENTS (service)').optional(),
  SITE: binding<Fetcher>('SITE (static assets)'),
})
  .superRefine(isWhole)
  .refine(localOnly, localOnlyMessage)
export type ApiEnv = z.output<typeof ApiEnv>

export const DashboardEnv = Calling.extend({
  /** Where browsers reach it: cookies and forms are held to this origin. */
  DASHBOARD_URL: z.url().transform(url => url.replace(/\/{1,16}$/, '')),
  /** Styles, scripts and fonts. */
  STATIC: binding<Fetcher>('STATIC (static assets)'),
  SERVICE_NAME: z.string().min(1).max(60).default('brand content'),
})
  .superRefine(isWhole)
  .refine(localOnly, localOnlyMessage)
export type DashboardEnv = z.output<typeof DashboardEnv>

/** Takes pictures in, and is asked by the others alone. */
export const IntakeEnv = Shared.refine(localOnly, localOnlyMessage)

/** Lets agents in; all else it asks of the others. */
export const AgentsEnv = Shared.pick({
  ENVIRONMENT: true,
  DATABASE_URL: true,
  NEON_FETCH_ENDPOINT: true,
  UPSTASH_REDIS_REST_URL: true,
  UPSTASH_REDIS_REST_TOKEN: true,
  URL_SIGNING_KEYS: true,
  PUBLIC_URL: true,
  RELEASE: true,
}).extend({
  RENDER: binding<Fetcher>('RENDER (service)'),
  /** Left out, the api Worker is asked at its address. */
  API: binding<Fetcher>('API (service)').optional(),
  DASHBOARD_URL: MoneyEnv.shape.DASHBOARD_URL,
})
export type AgentsEnv = z.output<typeof AgentsEnv>

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
