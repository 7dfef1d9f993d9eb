// The whole api on memory ports: a clock that stands still until told, a queue that waits to be drained.
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { raster } from '#dev/build/raster.ts'
import { localShelf } from '#dev/build/shelf-files.ts'
import { createStore } from '#dev/redis/store.ts'
import { createApp } from '#functions/app.ts'
import { approveByRun } from '#functions/approve/by-run.ts'
import { approve } from '#functions/approve/route.ts'
import { connect } from '#functions/connect/route.ts'
import type { Deps } from '#functions/deps.ts'
import { logLine } from '#functions/http/answer/log.ts'
import { onError } from '#functions/http/answer/problem.ts'
import type { AppEnv, Renderer } from '#functions/http/app-env.ts'
import { shownByUs } from '#functions/http/entry/our-call.ts'
import { request } from '#functions/http/request.ts'
import { unbrotli } from '#lib/adapters/engine/brotli.ts'
import { takumiTrial } from '#lib/adapters/engine/font-trial.ts'
import { takumiPictures } from '#lib/adapters/engine/pictures.ts'
import { memoryAttempts } from '#lib/adapters/mock/attempts.ts'
import { memoryBlobs } from '#lib/adapters/mock/blobs.ts'
import { memoryMessenger } from '#lib/adapters/mock/messenger.ts'
import { testPainter } from '#lib/adapters/mock/painter.ts'
import { noPlatforms } from '#lib/adapters/mock/platforms.ts'
import { noAccount, testPosting } from '#lib/adapters/mock/posting.ts'
import { memoryQueue } from '#lib/adapters/mock/queue.ts'
import { rendererPages } from '#lib/adapters/renderer.ts'
import { advanceArtwork } from '#lib/brand/artwork/advance.ts'
import { siteReader } from '#lib/brand/import/read-site.ts'
import { advanceMascot } from '#lib/brand/mascot/advance.ts'
import { advanceVideo } from '#lib/brand/videos/advance.ts'
import type { Viewer } from '#lib/brand/videos/viewer.ts'
import { clarify } from '#lib/composer/clarify.ts'
import type { Models } from '#lib/composer/model/planner.ts'
import { ComposeInput } from '#lib/composer/plan.ts'
import type { World } from '#lib/ctx.ts'
import type { Db } from '#lib/db.ts'
import type { Http } from '#lib/fetch.ts'
import { uuidv7 } from '#lib/id.ts'
import { after } from '#lib/instant.ts'
import { type MintInput, mint } from '#lib/keys/mint.ts'
import { keepFont } from '#lib/media/font/keep.ts'
import { libraryLinks } from '#lib/media/library.ts'
import { keepPicture } from '#lib/media/picture/keep.ts'
import { openSmall } from '#lib/media/picture/small.ts'
import { parseSigningKeys } from '#lib/media/signed/hmac.ts'
import type { Plan } from '#lib/plans.ts'
import type { Library } from '#lib/ports/library.ts'
import type { Painter } from '#lib/ports/painter.ts'
import type { Redis } from '#lib/ports/redis.ts'
import type { SweepKind } from '#lib/ports/sweep-kinds.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'
import { postsOf } from '#lib/publish/at-hand.ts'
import { advancePost } from '#lib/publish/attempt/attempt.ts'
import type { Platforms } from '#lib/publish/control/live.ts'
import type { Posting } from '#lib/publish/control/posting.ts'
import { measure } from '#lib/publish/measure/metrics.ts'
import { chooseAccount } from '#lib/publish/post/store.ts'
import { briefPlan } from '#lib/runs/recipe/brief-plan.ts'
import { advance } from '#lib/runs/work/pipeline.ts'
import { openProcessor } from '#lib/runs/work/processor.ts'
import { subjectChooser } from '#lib/runs/work/subjects.ts'
import { advanceWork } from '#lib/runs/work/work.ts'
import { deliverCard } from '#lib/studio/deliver.ts'
import { sweep } from '#lib/sweep.ts'
import { cardDrawer } from '#lib/templates/signature-cards.ts'
import { eventData } from '#lib/told.ts'
import type { MakeFilm } from '#lib/video/film.ts'
import { deliver } from '#lib/webhooks/delivery/deliver.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'
import { caller } from '#test/support/caller.ts'
import { database } from '#test/support/database.ts'
import { recorded } from '#test/support/outside.ts'
import { scriptedPlatforms } from '#test/support/platforms.ts'
import { storeRedis } from '#test/support/redis.ts'
import { noteReport } from '#test/support/reported.ts'
import { siteFile } from '#test/support/site.ts'
import { memoryStripe } from '#test/support/stripe.ts'
import { createWeb } from '#test/support/web.ts'
import { smallFilm } from '#test/video/support/films.ts'

export const PUBLIC_URL = 'https://api.example.com'
const SIGNING_KEYS = parseSigningKeys(`1:${Buffer.alloc(32, 7).toString('base64')}`)
const pictures = takumiPictures()
const NOON = Date.parse('2026-11-20T12:00:00.000Z')

export const by = { actor: 'admin', request_id: 'test' }

export type TestWorld = Awaited<ReturnType<typeof createWorld>>
export type KeyOptions = Partial<Omit<MintInput, 'workspace_id'>>

export type WorldOptions = {
  plan?: Plan
  db?: Db
  painter?: Painter
  viewer?: Viewer
  web?: Http
  platforms?: Platforms
  models?: Models
  /** The real publishers instead of platforms that do as they are told. */
  posting?: (world: World) => Posting
  /** Plans and credits are for sale. */
  sells?: boolean
  /** By the operator, the whole deployment. */
  paused?: boolean
  /** No run was made yet, so that the first is free. */
  unused?: boolean
}

export async function createWorld(options: WorldOptions = {}) {
  let at = NOON
  let reachable = true
  let composing = true
  let count = 0
  const now = () => new Date(at)
  const random = seeded(createHash('sha256').update(`${process.pid}/${performance.now()}`).digest())
  const store = storeRedis(createStore({ now: () => at }))
  const redis: Redis = {
    run: async (script, keys, args) => {
      if (!reachable) throw new Unreachable('redis')
      count++
      return store.run(script, keys, args)
    },
    ping: async () => {
      if (!reachable) throw new Unreachable('redis')
    },
  }
  const queue = memoryQueue()
  const blobs = memoryBlobs()
  const outside = recorded()
  const chat = memoryMessenger()
  const reports: unknown[] = []
  const logs: string[] = []
  const pending: Promise<unknown>[] = []
  const web = createWeb(PUBLIC_URL)
  const db = options.db ?? (await database())
  const platforms = scriptedPlatforms(db)
  const stripe = memoryStripe(now)
  // Clocks count whole milliseconds, and ids are made of them.
  const pause = async (ms: number) => {
    at += Math.ceil(ms)
  }
  const library: Library = {
    ...libraryLinks(SIGNING_KEYS, PUBLIC_URL, now),
    take: (upload, use) => keepPicture({ db, blobs, now, pause, pictures, http: web.http }, upload, use),
    takeFont: upload => keepFont({ db, blobs, now, http: web.http, unbrotli, tryFont: takumiTrial }, upload),
  }
  const painters = options.painter ? { live: options.painter, test: testPainter(raster) } : null
  const world: World & Renderer = {
    db,
    redis,
    queue,
    blobs,
    clarify: async input => {
      if (!composing) throw new Unreachable('renderer')
      return clarify(input)
    },
    plan: async input => {
      if (!composing) throw new Unreachable('renderer')
      return briefPlan({ ...world, painters }, ComposeInput.parse(input))
    },
    drawCards: cardDrawer(raster, blobs),
    library,
    readSite: siteReader({ http: web.http, library, now }),
    http: outside.http,
    messenger: chat.messenger,
    mail: null,
    payments: options.sells ? stripe.payments : null,
    plans_url: `${PUBLIC_URL}/docs/plans`,
    targets: { ownOrigins: [PUBLIC_URL], allowLocal: false },
    chooser: livemode => (livemode ? choice => chooseAccount(db, choice) : noAccount),
    posts: {
      attempt: id => postsOf(poster).attempt(id),
      tendAccounts: () => postsOf(poster).tendAccounts(),
      mustBeSeen: unread => postsOf(poster).mustBeSeen(unread),
    },
    keyring: [{ id: 'test', secret: random(32) }],
    now,
    pause,
    within: (_, work) => work,
    random,
    id: () => uuidv7(at, random(10)),
    later: work => void pending.push(work),
    report: (error, about) => {
      const line = logLine(error, about)
      reports.push(error)
      logs.push(line)
      noteReport(line)
    },
    public_url: PUBLIC_URL,
  }
  const posting = (livemode: boolean) => (livemode ? (options.posting?.(world) ?? platforms.posting) : testPosting)
  const poster = { ...world, posting }
  const deps = {
    world: (later: World['later']) => ({ ...world, later }),
    verify: async () => false,
    release: 'test',
    paused: options.paused ?? false,
  }
  const shown = pagesOfRender(deps, options.platforms ?? noPlatforms)
  const small = openSmall()
  const app = createApp(
    {
      ...deps,
      pingRenderer: async () => undefined,
      site: siteFile,
      preview: file => localShelf.load(`previews/${file}`),
      small: async path => (await small({ ...world, pictures: takumiPictures() }, path)) !== null,
      failures: memoryAttempts(now),
      pages: request => shown(request),
    },
    PUBLIC_URL,
  )
  let makeFilm: MakeFilm = async (_, { shots }) => smallFilm(Math.round(((shots.at(-1)?.end_ms ?? 0) * 30) / 1000))
  const shop = {
    ...world,
    raster,
    makeFilm: ((...asked) => makeFilm(...asked)) as MakeFilm,
    models: options.models ?? null,
    painters,
    processor: openProcessor(),
  }
  const workspace = await createWorkspace(world, { name: 'Kestrel', plan: options.plan ?? 'pro', time_zone: 'UTC' })
  // The free first run of a workspace counts nowhere; it is over here unless a test is about it.
  if (!options.unused)
    await db.execute(sql`update wallets set free_run_id = ${world.id()} where workspace_id = ${workspace.id}`)
  const settled = async () => {
    while (pending.length > 0) await Promise.all(pending.splice(0))
  }
  const key = async (more: KeyOptions = {}) =>
    caller(app, pending, await mint(world, by, { ...everything, ...more, workspace_id: workspace.id }))

  return {
    stripe,
    ...{ app, world, poster, shop, workspace, queue, blobs, web, reports, logs, key, outside, platforms, chat },
    anonymous: caller(app, pending, null),
    /** Redis goes away or comes back. */
    redisReachable: (state: boolean) => {
      reachable = state
    },
    /** The composer goes away or comes back. */
    composerReachable: (state: boolean) => {
      composing = state
    },
    redisTrips: () => count,
    /** Other films than small ones. */
    films: (make: MakeFilm) => {
      makeFilm = make
    },
    /** How often a platform was asked to publish. */
    published: () => platforms.calls().filter(call => call === 'publish').length,
    inTime: (ms: number) => after(now(), ms).toISOString(),
    pass: (ms: number) => {
      at += ms
    },
    sweep: (kind: SweepKind) => sweep(world, kind),
    /** Delivers every message that waits, and those that come of it. */
    drain: async () => {
      for (await settled(); queue.waiting.length > 0; await settled()) {
        const message = queue.waiting.shift()
        if (message?.topic === 'deliveries') {
          await deliver(world, { id: message.body.delivery_id, attempt: message.body.attempt }, eventData)
        } else if (message?.topic === 'posts') {
          // One with a delay is left to the sweep: no time passes here.
          if ('account_id' in message.body) await measure(poster, message.body.account_id)
          else if (!message.delay_seconds) await advancePost(poster, message.body.post_id)
        } else if (message?.topic === 'messages') {
          await deliverCard(world, { id: message.body.message_id, attempt: message.body.attempt })
        } else if (message?.topic === 'library') {
          const { kind, id } = message.body
          const { painter = null, viewer = null } = options
          await (kind === 'mascot'
            ? advanceMascot({ ...shop, painter }, id)
            : kind === 'artwork'
              ? advanceArtwork({ ...shop, painter, chooseSubjects: subjectChooser(shop) }, id)
              : advanceVideo({ ...shop, http: options.web ?? web.http, viewer, digest: hashed }, id))
        } else if (message?.topic === 'steps') {
          const { run_id, idx } = message.body
          await (idx === undefined ? advance(shop, run_id) : advanceWork(shop, run_id, idx))
        }
      }
    },
  }
}

/** What the render Worker shows under our address, by the way that it takes between the Workers. */
function pagesOfRender(deps: Deps, platforms: Platforms) {
  const app = new Hono<AppEnv>()
  app.use(request(deps))
  app.use(shownByUs(SIGNING_KEYS))
  app.route('/connect', connect(platforms, PUBLIC_URL))
  app.route('/approve', approve)
  app.route('/approve', approveByRun())
  app.onError(onError)
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  const renderer = { fetch: (url: string, init: RequestInit) => app.fetch(new Request(url, init), {}, context) }
  const now = () => deps.world(() => undefined).now()
  return rendererPages({ renderer: renderer as never, keys: SIGNING_KEYS, now })
}

async function hashed(body: ReadableStream): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of body) hash.update(chunk)
  return hash.digest('hex')
}

const everything: Omit<MintInput, 'workspace_id'> = {
  mode: 'live',
  name: 'Test',
  asset_types: null,
  channels: null,
  connected_accounts: null,
  auto_post: false,
  auto_post_min_score: 70,
}

/** Bytes that differ from world to world and never repeat within one. */
function seeded(seed: Buffer): (size: number) => Uint8Array {
  let block = 0
  return size => {
    const bytes = Buffer.alloc(size)
    for (let filled = 0; filled < size; filled += 32) {
      createHash('sha256').update(seed).update(String(block++)).digest().copy(bytes, filled)
    }
    return new Uint8Array(bytes)
  }
}
