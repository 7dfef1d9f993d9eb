// The composition root: the only place that knows both the environment and the vendors.
import type { DashboardDeps } from '#functions/dashboard/http/env.ts'
import { carrier, type Hearers } from '#functions/doors/carry.ts'
import { type Verify, verifier } from '#functions/doors/verify.ts'
import type { ApiEnv, BotEnv, DashboardEnv, Shared } from '#functions/env/env.ts'
import type { MailEnv } from '#functions/env/mail.ts'
import type { MoneyEnv } from '#functions/env/money.ts'
import type { RenderEnv } from '#functions/env/render.ts'
import { logLine } from '#functions/http/answer/log.ts'
import type { Renderer } from '#functions/http/app-env.ts'
import type { AskSmall } from '#functions/http/body/small.ts'
import { dohResolver } from '#lib/adapters/doh.ts'
import { mail } from '#lib/adapters/mail/mail.ts'
import { noAccount } from '#lib/adapters/mock/posting.ts'
import * as neon from '#lib/adapters/postgres/neon.ts'
import { askPreview } from '#lib/adapters/preview.ts'
import * as qstash from '#lib/adapters/qstash.ts'
import { orByHand } from '#lib/adapters/queue-by-hand.ts'
import * as r2 from '#lib/adapters/r2.ts'
import { remembering } from '#lib/adapters/remembering.ts'
import {
  intakeFont,
  intakeTake,
  rendererCards,
  rendererClarify,
  rendererDraft,
  rendererPages,
  rendererPlan,
  rendererPosts,
  rendererPreview,
  rendererReadSite,
} from '#lib/adapters/renderer.ts'
import { assetShelf } from '#lib/adapters/shelf.ts'
import { stripe } from '#lib/adapters/stripe/stripe.ts'
import { telegram } from '#lib/adapters/telegram.ts'
import * as upstash from '#lib/adapters/upstash.ts'
import type { ReadSite } from '#lib/brand/import/draft.ts'
import type { ReaderDeps } from '#lib/brand/import/read-site.ts'
import type { DrawCards } from '#lib/brand/signature.ts'
import type { World } from '#lib/ctx.ts'
import { createHttp } from '#lib/fetch.ts'
import { uuidv7 } from '#lib/id.ts'
import { libraryLinks } from '#lib/media/library.ts'
import type { TakeFont } from '#lib/ports/fonts.ts'
import type { Take } from '#lib/ports/library.ts'
import type { AttemptLimiter } from '#lib/ports/limiter.ts'
import type { Mail } from '#lib/ports/mail.ts'
import type { Messenger } from '#lib/ports/messenger.ts'
import type { Payments } from '#lib/ports/payments.ts'
import type { Posts } from '#lib/ports/posts.ts'
import { chooseAccount } from '#lib/publish/post/store.ts'

export type Deps = {
  /** A world for one request; `later` keeps the isolate alive until the work is done. */
  world(later: World['later']): World & Renderer
  release: string
  /** By the operator, the whole deployment; not, where nothing is said. */
  paused?: boolean
}

/** Of a Worker that the queue calls. */
export type Called = Deps & { verify: Verify }

export type Keeper = Pick<World, 'db' | 'blobs' | 'http' | 'now' | 'pause'>

export type ApiDeps = Called & {
  pingRenderer(): Promise<void>
  /** The small picture of a template, by its file name. */
  preview(file: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Has the small picture of a stored one made and kept; answers whether it is there. */
  small: AskSmall
  failures: AttemptLimiter
  /** Pages that the render Worker answers, because it has what they need. */
  pages(request: Request): Promise<Response>
  site(path: string): Promise<Uint8Array<ArrayBuffer> | null>
}

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

/** What the render Worker does itself, and the other Workers through it. */
export type Rendering = Omit<Renderer, 'readSite' | 'drawCards'> & {
  /** How pictures come in. */
  take: (keeper: Keeper) => Take
  takeFont: (keeper: Keeper) => TakeFont
  readSite: (deps: ReaderDeps) => ReadSite
  drawCards: (keeper: Keeper) => DrawCards
  posts: Posts
}

type Optional = Pick<World, 'messenger' | 'mail' | 'payments' | 'plans_url'>
const nobody: Optional = { messenger: null, mail: null, payments: null, plans_url: '' }

const report: World['report'] = (error, about) => console.error(logLine(error, about))
const id = () => uuidv7(Date.now(), random(10))

export function shared(
  env: Shared,
  renderer: Rendering,
  optional: Optional = nobody,
  hearers: Hearers | null = null,
): Deps {
  const db = neon.connect(env.DATABASE_URL, env.NEON_FETCH_ENDPOINT)
  const redis = upstash.connect(env.UPSTASH_REDIS_REST_URL, env.UPSTASH_REDIS_REST_TOKEN, Date.now)
  const blobs = remembering(r2.connect(env.ASSETS))
  const targets = {
    ownOrigins: [new URL(env.PUBLIC_URL).origin, new URL(env.RENDER_URL).origin],
    allowLocal: env.ALLOW_LOCAL_TARGETS === '1',
  }
  const http = createHttp({ ...targets, fetch: call, resolve: dohResolver(call) })
  const links = libraryLinks(env.URL_SIGNING_KEYS, env.PUBLIC_URL, now)
  const { take, takeFont, readSite, drawCards, ...rest } = renderer
  const keeper = { db, blobs, http, now, pause }
  const library = { ...links, take: take(keeper), takeFont: takeFont(keeper) }
  const world: Omit<World & Renderer, 'later'> = {
    ...{ db, redis, blobs, library, http, targets, random, now, pause, id, within, report },
    ...optional,
    ...rest,
    queue: queueOf(env, redis, hearers),
    readSite: readSite({ http, library, now }),
    drawCards: drawCards(keeper),
    chooser: livemode => (livemode ? choice => chooseAccount(db, choice) : noAccount),
    keyring: env.SEALING_KEYS,
    public_url: env.PUBLIC_URL,
  }
  return {
    world: later => ({ ...world, later }),
    release: env.RELEASE,
    paused: env.PAUSED === '1',
  }
}

/** What the queue refuses is carried by hand, where there is somebody to carry it to. */
function queueOf(env: Shared, redis: World['redis'], hearers: Hearers | null): World['queue'] {
  const workers = { api: env.PUBLIC_URL, render: env.RENDER_URL }
  const queue = qstash.connect({ url: env.QSTASH_URL, token: env.QSTASH_TOKEN, workers })
  if (!hearers) return queue
  const carry = carrier(hearers, env.URL_SIGNING_KEYS, now)
  return orByHand(queue, redis, carry, error => report(error, { queue: 'refused' }))
}

/** Pictures and fonts are taken in by a Worker of their own. */
export function takenBy(env: Pick<RenderEnv, 'INTAKE' | 'URL_SIGNING_KEYS'>): Pick<Rendering, 'take' | 'takeFont'> {
  const door = { renderer: env.INTAKE, keys: env.URL_SIGNING_KEYS, now }
  return { take: () => intakeTake(door), takeFont: () => intakeFont(door) }
}

/** For Workers that ask the render Worker through its binding. */
function calling(env: ApiEnv | DashboardEnv, api: Hearers['api']) {
  const door = { renderer: env.RENDER, keys: env.URL_SIGNING_KEYS, now }
  const asked = {
    ...takenBy(env),
    clarify: rendererClarify(door),
    plan: rendererPlan(door),
    drawCards: () => rendererCards(door),
    readSite: () => rendererReadSite(door),
    posts: rendererPosts(door),
  }
  const optional = {
    messenger: messengerOf(env),
    mail: mailOf(env),
    payments: paymentsOf(env, env.PUBLIC_URL),
    plans_url: plansUrlOf(env, env.PUBLIC_URL),
  }
  const render: Hearers['render'] = (target, asked) =>
    env.RENDER.fetch(`https://render.internal${target}`, asked) as unknown as Promise<Response>
  return {
    door,
    deps: shared(env, asked, optional, { api, render }),
  }
}

/** `api` hears a hook as this Worker would from outside. */
export function apiDeps(env: ApiEnv, api: Hearers['api']): Omit<ApiDeps, 'failures'> {
  const { door, deps } = calling(env, api)
  return {
    ...deps,
    verify: queueVerifier(env),
    pingRenderer: async () => {
      const answer = await env.RENDER.fetch('https://render.internal/ping')
      await answer.body?.cancel()
      if (!answer.ok) throw new Error('the renderer did not answer its ping')
    },
    preview: rendererPreview(door),
    small: async path => (await askPreview(door, path)) !== null,
    pages: rendererPages(door),
    site: assetShelf(env.SITE).load,
  }
}

export const queueVerifier = (env: Shared): Verify =>
  verifier(env.URL_SIGNING_KEYS, { current: env.QSTASH_CURRENT_SIGNING_KEY, next: env.QSTASH_NEXT_SIGNING_KEY })

export function dashboardDeps(env: DashboardEnv): DashboardDeps {
  const { door, deps } = calling(env, (target, asked) => fetch(env.PUBLIC_URL + target, asked))
  return {
    ...deps,
    file: path => env.STATIC.fetch(`https://static.internal/${path}`) as unknown as Promise<Response>,
    draft: rendererDraft(door),
    dashboard_url: env.DASHBOARD_URL,
    public_url: env.PUBLIC_URL,
    service_name: env.SERVICE_NAME,
    tills: env.STRIPE_API_URL ? [new URL(env.STRIPE_API_URL).origin] : [],
  }
}

export function messengerOf(env: BotEnv): Messenger | null {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_BOT_NAME: name, TELEGRAM_WEBHOOK_SECRET: secret } = env
  return token && name && secret ? telegram({ token, name, secret, api_url: env.TELEGRAM_API_URL }) : null
}

function mailOf(env: MailEnv & Pick<MoneyEnv, 'DASHBOARD_URL'>): Mail | null {
  const { MAIL_PROVIDER: provider, MAIL_KEY: key, MAIL_FROM: from, MAIL_API_URL: api_url, DASHBOARD_URL } = env
  return provider && key && from ? mail({ provider, key, from, api_url, home: DASHBOARD_URL ?? '' }) : null
}

/** A person pays, and comes back to where plans are shown. */
export function paymentsOf(env: MoneyEnv, public_url: string): Payments | null {
  const { STRIPE_SECRET_KEY: secret_key, STRIPE_WEBHOOK_SECRET: webhook_secret, STRIPE_PRICES: prices = {} } = env
  if (!secret_key || !webhook_secret) return null
  const return_url = plansUrlOf(env, public_url)
  return stripe({ secret_key, webhook_secret, prices, return_url, api_url: env.STRIPE_API_URL })
}

export const plansUrlOf = ({ DASHBOARD_URL }: MoneyEnv, public_url: string): string =>
  DASHBOARD_URL ? `${DASHBOARD_URL}/plan` : `${public_url}/docs/plans`
