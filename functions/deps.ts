// The composition root: the only place that knows both the environment and the vendors.
import { Receiver } from '@upstash/qstash'
import { type ApiEnv, appsOf, type BotEnv, type RenderEnv, standInsOf } from '#functions/env.ts'
import { dohResolver } from '#lib/adapters/doh.ts'
import { languageModel } from '#lib/adapters/language-model.ts'
import { testPosting } from '#lib/adapters/mock/posting.ts'
import * as neon from '#lib/adapters/neon.ts'
import * as qstash from '#lib/adapters/qstash.ts'
import * as r2 from '#lib/adapters/r2.ts'
import { remembering } from '#lib/adapters/remembering.ts'
import {
  rendererClarify,
  rendererPlan,
  rendererPreview,
  rendererReadSite,
  rendererTake,
} from '#lib/adapters/renderer.ts'
import { telegram } from '#lib/adapters/telegram.ts'
import * as upstash from '#lib/adapters/upstash.ts'
import type { ReadSite } from '#lib/brand/import/draft.ts'
import type { ReaderDeps } from '#lib/brand/import/read-site.ts'
import type { Clarify } from '#lib/composer/clarified.ts'
import type { Writer } from '#lib/composer/model/writer.ts'
import type { PlanBrief } from '#lib/composer/plan.ts'
import type { World } from '#lib/ctx.ts'
import { createHttp } from '#lib/fetch.ts'
import { uuidv7 } from '#lib/id.ts'
import { libraryLinks, type Take } from '#lib/media/library.ts'
import type { AttemptLimiter, Messenger } from '#lib/ports.ts'
import { livePosting, type Platforms } from '#lib/publish/live.ts'
import { reach } from '#lib/publish/platform/reach.ts'

export type Signed = { signature: string; body: string; url: string }

export type Deps = {
  /** A world for one request; `later` keeps the isolate alive until the work is done. */
  world(later: World['later']): World
  /** Whether a callback is from our queue, for this address, in these bytes. */
  verify(signed: Signed): Promise<boolean>
  release: string
}

export type Keeper = Pick<World, 'db' | 'blobs' | 'http' | 'now'>

export type ApiDeps = Deps & {
  pingRenderer(): Promise<void>
  /** The small picture of a template, by its file name. */
  preview(file: string): Promise<Uint8Array<ArrayBuffer> | null>
  failures: AttemptLimiter
  platforms: Platforms
}

const CLOCK_TOLERANCE_SECONDS = 5

/** Called without a receiver: the platform's own refuses any other. */
const call: typeof fetch = (input, init) => fetch(input, init)

const random = (size: number) => crypto.getRandomValues(new Uint8Array(size))

const now = () => new Date()

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

function within(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, milliseconds)
    work.then(resolve, resolve).finally(() => clearTimeout(timer))
  })
}

/** What the render Worker can do itself, and the api Worker through it. */
export type Renderer = {
  /** How pictures come in. */
  take: (keeper: Keeper) => Take
  clarify: Clarify
  plan: PlanBrief
  readSite: (deps: ReaderDeps) => ReadSite
}

export function shared(
  env: ApiEnv | RenderEnv,
  renderer: Renderer,
  messenger: Messenger | null = null,
): Deps & { platforms: Platforms } {
  const db = neon.connect(env.DATABASE_URL, env.NEON_FETCH_ENDPOINT)
  const redis = upstash.connect(env.UPSTASH_REDIS_REST_URL, env.UPSTASH_REDIS_REST_TOKEN, Date.now)
  const blobs = remembering(r2.connect(env.ASSETS))
  const queue = qstash.connect({
    url: env.QSTASH_URL,
    token: env.QSTASH_TOKEN,
    doors: {
      steps: `${env.RENDER_URL}/hooks/steps`,
      library: `${env.RENDER_URL}/hooks/library`,
      sweep: `${env.PUBLIC_URL}/hooks/sweep`,
      deliveries: `${env.PUBLIC_URL}/hooks/deliveries`,
      posts: `${env.PUBLIC_URL}/hooks/posts`,
      messages: `${env.PUBLIC_URL}/hooks/messages`,
    },
    failure_url: `${env.PUBLIC_URL}/hooks/failed`,
  })
  const receiver = new Receiver({
    currentSigningKey: env.QSTASH_CURRENT_SIGNING_KEY,
    nextSigningKey: env.QSTASH_NEXT_SIGNING_KEY,
  })
  const targets = {
    ownOrigins: [new URL(env.PUBLIC_URL).origin, new URL(env.RENDER_URL).origin],
    allowLocal: env.ALLOW_LOCAL_TARGETS === '1',
  }
  const http = createHttp({ ...targets, fetch: call, resolve: dohResolver(call) })
  const links = libraryLinks(env.URL_SIGNING_KEYS, env.PUBLIC_URL, now)
  const library = { ...links, take: renderer.take({ db, blobs, http, now }) }
  const platforms = { apps: appsOf(env), reach: reach(http, standInsOf(env), env.LINKEDIN_VERSION ?? '') }
  const id = () => uuidv7(Date.now(), random(10))
  const posting = livePosting({ db, keyring: env.SEALING_KEYS, random, id, now, pause }, platforms)
  const world: Omit<World, 'later'> = {
    db,
    redis,
    queue,
    blobs,
    library,
    clarify: renderer.clarify,
    plan: renderer.plan,
    readSite: renderer.readSite({ http, library, now }),
    http,
    messenger,
    targets,
    posting: livemode => (livemode ? posting : testPosting),
    keyring: env.SEALING_KEYS,
    random,
    now,
    pause,
    id,
    within,
    report: (error, about) => console.error(JSON.stringify({ level: 'error', error: describe(error), ...about })),
    public_url: env.PUBLIC_URL,
  }
  return {
    world: later => ({ ...world, later }),
    verify: signed =>
      receiver.verify({ ...signed, clockTolerance: CLOCK_TOLERANCE_SECONDS }).then(
        () => true,
        () => false,
      ),
    release: env.RELEASE,
    platforms,
  }
}

export function apiDeps(env: ApiEnv): ApiDeps {
  const door = { renderer: env.RENDER, keys: env.URL_SIGNING_KEYS, now }
  return {
    ...shared(
      env,
      {
        take: () => rendererTake(door),
        clarify: rendererClarify(door),
        plan: rendererPlan(door),
        readSite: () => rendererReadSite(door),
      },
      messengerOf(env),
    ),
    failures: upstash.failureLimiter(env.UPSTASH_REDIS_REST_URL, env.UPSTASH_REDIS_REST_TOKEN),
    pingRenderer: async () => {
      const answer = await env.RENDER.fetch('https://render.internal/ping')
      await answer.body?.cancel()
      if (!answer.ok) throw new Error('the renderer did not answer its ping')
    },
    preview: rendererPreview(door),
  }
}

export function messengerOf(env: BotEnv): Messenger | null {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_BOT_NAME: name, TELEGRAM_WEBHOOK_SECRET: secret } = env
  return token && name && secret ? telegram({ token, name, secret, api_url: env.TELEGRAM_API_URL }) : null
}

/** Both tries of the model end well before the lease of a step does. */
const MODEL_TIMEOUT_MS = 10_000

type ModelEnv = Pick<RenderEnv, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL' | 'LLM_JUDGE_MODEL'>

export const writerOf = (env: ModelEnv): Writer | null => modelOf(env, env.LLM_MODEL)
export const judgeOf = (env: ModelEnv): Writer | null => modelOf(env, env.LLM_JUDGE_MODEL)

function modelOf({ LLM_BASE_URL, LLM_API_KEY }: ModelEnv, model: string | undefined): Writer | null {
  if (!LLM_BASE_URL || !LLM_API_KEY || !model) return null
  return languageModel({ base_url: LLM_BASE_URL, api_key: LLM_API_KEY, model, timeout_ms: MODEL_TIMEOUT_MS })
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause ? ` <- ${describe(error.cause)}` : ''
  const stack = error.stack?.split('\n').slice(1).join('\n') ?? ''
  return `${error.name}: ${error.message}\n${stack}${cause}`
}
