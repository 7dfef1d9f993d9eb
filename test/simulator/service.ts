// The real handlers of both Workers over simulated ports: clock, ids, SQL, Redis, queue, storage, raster and the network.
import type { Hono } from 'hono'
import { createStore } from '#dev/redis/store.ts'
import { createApp } from '#functions/app.ts'
import type { AppEnv, Renderer } from '#functions/http/app-env.ts'
import { memoryAttempts } from '#lib/adapters/mock/attempts.ts'
import { type MemoryBlobs, memoryBlobs } from '#lib/adapters/mock/blobs.ts'
import { noAccount } from '#lib/adapters/mock/posting.ts'
import { intakeTake, rendererPages, rendererPosts } from '#lib/adapters/renderer.ts'
import type { World } from '#lib/ctx.ts'
import { uuidv7 } from '#lib/id.ts'
import { libraryLinks } from '#lib/media/library.ts'
import { parseSigningKeys } from '#lib/media/signed/hmac.ts'
import type { Blobs } from '#lib/ports/blobs.ts'
import type { Redis } from '#lib/ports/redis.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'
import { chooseAccount } from '#lib/publish/post/store.ts'
import { storeRedis } from '#test/support/redis.ts'
import { agentsWorker } from './agents-worker.ts'
import { Bank } from './bank.ts'
import { Bot, SECRET } from './bot.ts'
import type { Chance } from './chance.ts'
import { asDb, type Database, execute } from './database.ts'
import { absent, type Isolates } from './isolates.ts'
import { Platforms } from './platforms.ts'
import { SimulatedQueue } from './queue.ts'
import { Receivers } from './receivers.ts'
import { bound, renderWorker } from './renderer.ts'
import type { Timeline } from './timeline.ts'
import { PUBLIC_URL } from './web.ts'

const SIGNING_KEYS = parseSigningKeys(`1:${Buffer.alloc(32, 7).toString('base64')}`)
/** Statements between two clean-ups of the database. */
const TIDY_EVERY = 20_000

const rendered = ['/hooks/steps', '/hooks/library', '/hooks/posts']

export type Answer = { status: number; text: string; replayed: boolean; etag: string | null }

export type Service = {
  world: World
  queue: SimulatedQueue
  receivers: Receivers
  platforms: Platforms
  bank: Bank
  bot: Bot
  blobs: MemoryBlobs
  /** Files of which the parts were dropped. */
  dropped: Set<string>
  /** What was reported as gone wrong inside, by its message. */
  reports: Map<string, number>
  /** A request to the api in an isolate of its own; null when no answer came. */
  ask(
    method: string,
    path: string,
    key: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer | null>
  /** A request to the agents Worker, by a client that waits so long, or to the end; null when no answer came. */
  askAgents(asked: Request, patience_ms?: number): Promise<Response | null>
  /** A request as it is, such as a browser's. */
  submit(asked: Request): Promise<Answer | null>
  /** A request to an address that the api has handed out. */
  send(method: string, url: string, bytes?: Uint8Array<ArrayBuffer>): Promise<Answer | null>
  /** Work of an administrator or of the clock in an isolate of its own. */
  act<T>(kind: string, work: (world: World) => Promise<T>): Promise<{ done: T } | { failed: unknown } | null>
}

type Parts = { timeline: Timeline; chance: Chance; isolates: Isolates; database: Database; unstable: boolean }

export function openService({ timeline, chance, isolates, database, unstable }: Parts): Service {
  const queue = new SimulatedQueue(timeline, chance, isolates)
  const receivers = new Receivers(timeline, chance, isolates)
  const blobs = memoryBlobs()
  const dropped = new Set<string>()
  const reports = new Map<string, number>()
  const now = () => new Date(timeline.now)
  const random = (size: number) => chance.bytes(size)
  let statements = 0
  const db = asDb(statement =>
    isolates.call(
      'sql',
      '',
      async () => {
        if (++statements % TIDY_EVERY === 0) await database.tidy()
        const rows = await execute(database, statement)
        timeline.note(JSON.stringify(rows))
        return { rows }
      },
      () => new Error('the database did not answer'),
    ),
  )
  const platforms = new Platforms(timeline, chance, isolates, db)
  const bank = new Bank(timeline, chance, isolates)
  const bot = new Bot(timeline, chance, isolates)
  const world: World & Renderer = {
    db,
    redis: simulatedRedis(isolates, timeline),
    queue,
    blobs: simulatedBlobs(isolates, blobs, dropped),
    library: {
      ...libraryLinks(SIGNING_KEYS, PUBLIC_URL, now),
      take: (upload, use) => intakeTake({ renderer: door, keys: SIGNING_KEYS, now })(upload, use),
      takeFont: absent('fonts'),
    },
    clarify: absent('clarifying'),
    plan: absent('planning'),
    drawCards: absent('drawing'),
    readSite: absent('reader'),
    http: receivers.http,
    messenger: bot.messenger,
    mail: null,
    payments: bank.payments,
    plans_url: `${PUBLIC_URL}/docs/plans`,
    targets: { ownOrigins: [PUBLIC_URL], allowLocal: false },
    chooser: livemode => (livemode ? choice => chooseAccount(db, choice) : noAccount),
    posts: {
      attempt: id => rendererPosts({ renderer: door, keys: SIGNING_KEYS, now }).attempt(id),
      tendAccounts: () => rendererPosts({ renderer: door, keys: SIGNING_KEYS, now }).tendAccounts(),
      mustBeSeen: unread => rendererPosts({ renderer: door, keys: SIGNING_KEYS, now }).mustBeSeen(unread),
    },
    keyring: [{ id: 'sim', secret: random(32) }],
    now,
    pause: ms => new Promise<void>(resolve => timeline.after(ms, resolve)),
    within: (ms, work) => Promise.race([work, new Promise<void>(resolve => timeline.after(ms, resolve))]),
    random,
    id: () => uuidv7(timeline.now, random(10)),
    later: work => void work.catch(() => undefined),
    report: error => {
      const text = error instanceof Error ? error.message : String(error)
      reports.set(text, (reports.get(text) ?? 0) + 1)
    },
    public_url: PUBLIC_URL,
  }
  const deps = {
    world: (later: World['later']) => ({ ...world, later }),
    verify: async () => true,
    release: 'simulated',
  }
  const api = createApp(
    {
      ...{ ...deps, pingRenderer: async () => undefined, preview: async () => null, small: async () => false },
      ...{ failures: memoryAttempts(now), site: async () => null },
      pages: asked => rendererPages({ renderer: door, keys: SIGNING_KEYS, now })(asked),
    },
    PUBLIC_URL,
  )
  const render = renderWorker(deps, { isolates, chance, unstable, keys: SIGNING_KEYS, platforms })
  const door = bound(isolates, request => render.fetch(request, {}, context))

  const agents = agentsWorker(world, { isolates, keys: SIGNING_KEYS, api: request => api.fetch(request, {}, context) })

  const send = async (app: Hono<AppEnv>, asked: Request): Promise<Answer> => {
    const response = await app.fetch(asked, {}, context)
    const replayed = response.headers.get('idempotency-replayed') === 'true'
    const etag = response.headers.get('etag')
    return { status: response.status, text: await response.text(), replayed, etag }
  }
  queue.hook = (path, body) =>
    isolates.start(`${path} ${JSON.stringify(body)}`, () =>
      send(
        rendered.includes(path) ? render : api,
        asking('POST', PUBLIC_URL + path, body, { 'upstash-signature': 'simulated' }),
      ),
    )

  const submit = (asked: Request) => isolates.start(new URL(asked.url).pathname, () => send(api, asked))
  const told = (path: string, body: string, headers: Record<string, string>) =>
    submit(new Request(PUBLIC_URL + path, { method: 'POST', body, headers }))
  bank.hook = (body, signature) => told('/billing/stripe', body, { 'stripe-signature': signature })
  bot.hook = body => told('/telegram/webhook', body, { 'x-telegram-bot-api-secret-token': SECRET })

  return {
    ...{ world, queue, receivers, platforms, bank, bot, blobs, dropped, reports, submit },
    ask: (method, path, key, body, headers = {}) =>
      isolates.start(`${method} ${path}`, () => {
        const url = PUBLIC_URL + (path.startsWith('/') ? path : `/api/v1/programmatic/${path}`)
        return send(api, asking(method, url, body, { authorization: `Bearer ${key}`, ...headers }))
      }),
    askAgents: (asked, patience_ms) =>
      Promise.race([
        isolates.start(asked.url, () => agents(asked, context)),
        ...(patience_ms ? [new Promise<null>(resolve => timeline.after(patience_ms, () => resolve(null)))] : []),
      ]),
    send: (method, url, bytes) =>
      isolates.start(`${method} ${url}`, () => {
        const headers = bytes && { 'content-length': `${bytes.length}` }
        return send(api, new Request(url, { method, ...(bytes && { body: bytes, headers }) }))
      }),
    act: (kind, work) =>
      isolates.start(kind, () =>
        work(world).then(
          done => ({ done }),
          failed => ({ failed }),
        ),
      ),
  }
}

const context = {
  waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
  passThroughOnException: () => undefined,
  props: {},
}

function asking(method: string, url: string, body: unknown, headers: Record<string, string>): Request {
  if (body === undefined) return new Request(url, { method, headers })
  return new Request(url, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
}

function simulatedRedis(isolates: Isolates, timeline: Timeline): Redis {
  const redis = storeRedis(createStore({ now: () => timeline.now, random: () => 0.5 }))
  const run: Redis['run'] = (script, keys, args) =>
    isolates.call(
      'redis',
      script.name,
      () => redis.run(script, keys, args),
      () => new Unreachable('redis'),
    )
  return { run, ping: redis.ping }
}

function simulatedBlobs(isolates: Isolates, held: MemoryBlobs, dropped: Set<string>): Blobs {
  const refusal = () => new Error('the storage did not answer')
  return {
    put: (key, bytes, content_type) =>
      isolates.call('blobs', `put ${key}`, () => held.put(key, bytes, content_type), refusal),
    get: (key, range) => isolates.call('blobs', `get ${key}`, () => held.get(key, range), refusal),
    read: key => isolates.call('blobs', `get ${key}`, () => held.read(key), refusal),
    head: key => isolates.call('blobs', `head ${key}`, () => held.head(key), refusal),
    remove: key => isolates.call('blobs', `remove ${key}`, () => held.remove(key), refusal),
    ping: held.ping,
    startParts: (key, content_type) =>
      isolates.call('blobs', `start ${key}`, () => held.startParts(key, content_type), refusal),
    putPart: (key, id, number, body) =>
      isolates.call('blobs', `part ${id} ${number}`, () => held.putPart(key, id, number, body), refusal),
    finishParts: (key, id, parts) =>
      isolates.call('blobs', `finish ${id}`, () => held.finishParts(key, id, parts), refusal),
    dropParts: (key, id) => {
      const drop = () => held.dropParts(key, id).then(() => void dropped.add(key))
      return isolates.call('blobs', `drop ${id}`, drop, refusal)
    },
  }
}
