// The Worker that does what callers do not wait for. Only the queue and our other Workers reach it.

import { Hono } from 'hono'
import { approveByRun } from '#functions/approve/by-run.ts'
import { approve } from '#functions/approve/route.ts'
import { connect } from '#functions/connect/route.ts'
import { queueVerifier, shared, takenBy } from '#functions/deps.ts'
import { clarifyDoor } from '#functions/doors/clarify.ts'
import { draftDoor } from '#functions/doors/draft.ts'
import { ingest } from '#functions/doors/ingest.ts'
import { planDoor } from '#functions/doors/plan.ts'
import { postsDoor } from '#functions/doors/posts.ts'
import { previewDoor } from '#functions/doors/preview.ts'
import { readSiteDoor } from '#functions/doors/read-site.ts'
import { signatureCardsDoor } from '#functions/doors/signature-cards.ts'
import { readEnv } from '#functions/env/env.ts'
import { appsOf, standInsOf } from '#functions/env/platform.ts'
import { RenderEnv } from '#functions/env/render.ts'
import { hooksOf } from '#functions/hooks/hear.ts'
import { renderReceivers } from '#functions/hooks/render.ts'
import { onError } from '#functions/http/answer/problem.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { signed } from '#functions/http/body/signature.ts'
import { notFound } from '#functions/http/entry/methods.ts'
import { shownByUs } from '#functions/http/entry/our-call.ts'
import { parkedWhere } from '#functions/http/entry/paused.ts'
import { request } from '#functions/http/request.ts'
import { doctorDoor } from '#functions/internal/doctor.ts'
import { modelsOf } from '#functions/models.ts'
import { painterOf } from '#functions/painter.ts'
import { perEnvironment, workerOf } from '#functions/per-environment.ts'
import { statusDoor } from '#functions/status/route.ts'
import { streamDigest } from '#lib/adapters/digest.ts'
import { takumiPictures } from '#lib/adapters/engine/pictures.ts'
import { takumiRaster } from '#lib/adapters/engine/raster.ts'
import { testPainter } from '#lib/adapters/mock/painter.ts'
import { testPosting } from '#lib/adapters/mock/posting.ts'
import { assetShelf } from '#lib/adapters/shelf.ts'
import { visionModel } from '#lib/adapters/vision-model.ts'
import { siteReader } from '#lib/brand/import/read-site.ts'
import type { Viewer } from '#lib/brand/videos/viewer.ts'
import { clarify } from '#lib/composer/clarify.ts'
import type { World } from '#lib/ctx.ts'
import type { Pictures } from '#lib/media/picture/pictures.ts'
import type { Painter } from '#lib/ports/painter.ts'
import type { Posts } from '#lib/ports/posts.ts'
import { postsOf } from '#lib/publish/at-hand.ts'
import { livePosting, type Platforms } from '#lib/publish/control/live.ts'
import type { Posting } from '#lib/publish/control/posting.ts'
import { reach } from '#lib/publish/platform/reach.ts'
import type { FontShelf, Raster } from '#lib/render/raster.ts'
import { openProcessor } from '#lib/runs/work/processor.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import type { Keyring } from '#lib/seal.ts'
import { cardDrawer } from '#lib/templates/signature-cards.ts'
import { makeFilm } from '#lib/video/make-film.ts'

/** Test keys have a stand-in for the image model, where there is one. */
const painting = (painter: Painter | null, raster: Raster) => ({
  painter,
  painters: painter && { live: painter, test: testPainter(raster) },
})

/** Within the lease of a video, which is two minutes. */
const VIEWER_TIMEOUT_MS = 60_000

function viewerOf({ VISION_BASE_URL, VISION_API_KEY, VISION_MODEL }: RenderEnv): Viewer | null {
  if (!VISION_BASE_URL || !VISION_API_KEY || !VISION_MODEL) return null
  const model = { base_url: VISION_BASE_URL, api_key: VISION_API_KEY, model: VISION_MODEL }
  return visionModel({ ...model, timeout_ms: VIEWER_TIMEOUT_MS })
}

type Behind = { raster: Raster; pictures: Pictures } & Pick<RunWorld, 'painters'>

/** What the api Worker asks for while a caller waits; each knows it by its signature. */
function doorsOfApi(keys: Keyring, { raster, pictures, painters }: Behind) {
  const doors = new Hono<AppEnv>()
  // An api of the release before brings its pictures here; they are handed on.
  doors.route('/ingest', ingest(keys))
  doors.route('/read-site', readSiteDoor(keys))
  doors.route('/plan', planDoor(keys, painters))
  doors.route('/draft', draftDoor(keys, raster, painters))
  doors.route('/preview', previewDoor(keys, pictures))
  doors.route('/signature-cards', signatureCardsDoor(keys))
  doors.route('/clarify', clarifyDoor(keys))
  return doors
}

function postingOf(world: World, platforms: Platforms): (livemode: boolean) => Posting {
  const live = livePosting(world, platforms)
  return livemode => (livemode ? live : testPosting)
}

/** Work at posts needs the world that it is a part of. */
const askedLater = (posts: () => Posts): Posts => ({
  attempt: id => posts().attempt(id),
  tendAccounts: () => posts().tendAccounts(),
  mustBeSeen: words => posts().mustBeSeen(words),
})

/** Pages of ours that a browser shows; the api Worker asks for them and signs that it does. */
function servePages(app: Hono<AppEnv>, env: RenderEnv, platforms: Platforms): void {
  for (const path of ['/connect/*', '/approve/*']) app.use(path, shownByUs(env.URL_SIGNING_KEYS))
  app.route('/connect', connect(platforms, env.PUBLIC_URL, env.DASHBOARD_URL))
  app.route('/approve', approve)
  app.route('/approve', approveByRun(env.DASHBOARD_URL))
}

/** Of what templates look like, as they were drawn with the release. */
function servePreviews(app: Hono<AppEnv>, shelf: FontShelf): void {
  app.get('/previews/:file{[a-z_]+\\.webp}', async c => {
    const bytes = await shelf.load(`previews/${c.req.param('file')}`)
    return bytes ? c.body(bytes, 200, { 'Content-Type': 'image/webp' }) : c.notFound()
  })
}

const started = perEnvironment(raw => {
  const env = readEnv(RenderEnv, raw)
  const pictures = takumiPictures()
  const shelf = assetShelf(env.SHELF)
  const raster = takumiRaster(shelf)
  const deps = shared(
    env,
    {
      ...takenBy(env),
      clarify: async input => clarify(input),
      plan: async () => Promise.reject(new Error('the renderer is asked at its door')),
      readSite: siteReader,
      drawCards: ({ blobs }) => cardDrawer(raster, blobs),
      posts: askedLater(() => posts()),
    },
    undefined,
    { api: (target, asked) => fetch(env.PUBLIC_URL + target, asked) },
  )
  const world = deps.world(work => void work)
  const platforms = { apps: appsOf(env), reach: reach(world.http, standInsOf(env), env.LINKEDIN_VERSION ?? '') }
  const posting = postingOf(world, platforms)
  const posts = () => postsOf({ ...world, posting })
  const app = new Hono<AppEnv>()
  app.use(request(deps))
  app.use('/hooks/*', signed(queueVerifier(env), env.RENDER_URL), parkedWhere(deps.paused))
  const asked = { models: modelsOf(env, world), ...painting(painterOf(env, world.http), raster), viewer: viewerOf(env) }
  const tools = { raster, makeFilm, processor: openProcessor(), ...asked, digest: streamDigest, posting }
  app.route('/hooks', hooksOf(renderReceivers(tools)))
  app.route('/posts', postsDoor(env.URL_SIGNING_KEYS, posting))
  servePages(app, env, platforms)
  const patient = { worker: 'render', deps, keys: env.URL_SIGNING_KEYS, settings: raw as Record<string, unknown> }
  app.route('/internal/doctor', doctorDoor(patient))
  app.route('/', doorsOfApi(env.URL_SIGNING_KEYS, { raster, pictures, painters: asked.painters }))
  app.get('/ping', c => c.json({ ok: true }))
  for (const path of ['/status', '/status.json']) app.route(path, statusDoor(deps))
  servePreviews(app, shelf)
  app.notFound(notFound(app))
  app.onError(onError)
  return app
})

export default workerOf(started)
