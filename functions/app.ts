// The api Worker as one Hono app: what is mounted where, and what every request passes.
import { Hono } from 'hono'
import { assets } from '#functions/assets.ts'
import { connect } from '#functions/connect/route.ts'
import type { ApiDeps } from '#functions/deps.ts'
import { docs } from '#functions/docs/route.ts'
import { deliveriesHook } from '#functions/hooks/deliveries.ts'
import { failed } from '#functions/hooks/failed.ts'
import { messagesHook } from '#functions/hooks/messages.ts'
import { postsHook } from '#functions/hooks/posts.ts'
import { sweepHook } from '#functions/hooks/sweep.ts'
import { telegramHook } from '#functions/hooks/telegram.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { auth } from '#functions/http/auth.ts'
import { apiHeaders } from '#functions/http/headers.ts'
import { notFound, takes } from '#functions/http/methods.ts'
import { onError } from '#functions/http/problem.ts'
import { addressLimit, rateHeaders } from '#functions/http/rate.ts'
import { readAhead } from '#functions/http/read-ahead.ts'
import { request } from '#functions/http/request.ts'
import { signed } from '#functions/http/signature.ts'
import { stored } from '#functions/library.ts'
import { previews } from '#functions/previews.ts'
import { uploads } from '#functions/uploads.ts'
import brandDna from '#functions/v1/brand-dna.ts'
import brandVersions from '#functions/v1/brand-versions.ts'
import clarify from '#functions/v1/clarify.ts'
import deliveries from '#functions/v1/deliveries.ts'
import events from '#functions/v1/events.ts'
import generate from '#functions/v1/generate.ts'
import { health } from '#functions/v1/health.ts'
import limits from '#functions/v1/limits.ts'
import logo from '#functions/v1/logo.ts'
import mascot from '#functions/v1/mascot.ts'
import me from '#functions/v1/me.ts'
import media from '#functions/v1/media.ts'
import { openapiRoute } from '#functions/v1/openapi.ts'
import palette from '#functions/v1/palette.ts'
import people from '#functions/v1/people.ts'
import performance from '#functions/v1/performance.ts'
import post from '#functions/v1/post.ts'
import posts from '#functions/v1/posts.ts'
import recipes from '#functions/v1/recipes.ts'
import render from '#functions/v1/render.ts'
import runs from '#functions/v1/runs.ts'
import screens from '#functions/v1/screens.ts'
import studio from '#functions/v1/studio.ts'
import templates from '#functions/v1/templates.ts'
import videos from '#functions/v1/videos.ts'
import webhooks from '#functions/v1/webhooks.ts'

const PREFIX = '/api/v1/programmatic'
/** The specification gives some paths without their prefix, "as written": they are there in both forms. */
const SHORT = ['/brand-assets/*', '/mascot/*', '/media/*', '/posts/*', '/performance/*']
const API = ['/api/v1/*', ...SHORT]
const KEYED = [`${PREFIX}/*`, '/api/v1/studio/*', ...SHORT]

export function createApp(deps: ApiDeps, public_url: string): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(request(deps))
  for (const path of API) app.use(path, rateHeaders, apiHeaders)
  app.use('/api/v1/programmatic/runs/*', readAhead)
  const keyed = auth(deps.failures)
  for (const path of KEYED) {
    app.use(path, (c, next) => (takes(app.routes, c.req.path, c.req.method) ? keyed(c, next) : next()))
  }

  for (const path of ['/api/v1/health', '/api/v1/openapi.json']) app.use(path, addressLimit)
  app.route('/api/v1/health', health(deps))
  app.route(
    '/api/v1/openapi.json',
    openapiRoute(() => app, public_url),
  )
  app.route('/api/v1/programmatic/me', me)
  app.route('/api/v1/programmatic/limits', limits)
  app.route('/api/v1/programmatic/generate', generate)
  app.route('/api/v1/programmatic/runs', runs)
  app.route('/api/v1/programmatic/runs', recipes)
  app.route('/api/v1/programmatic/runs', post)
  app.route('/api/v1/programmatic/render', render)
  app.route('/api/v1/programmatic/clarify', clarify)
  app.route('/api/v1/studio/templates', templates)
  app.route('/api/v1/studio/generate', studio)
  for (const prefix of [PREFIX, '']) {
    app.route(`${prefix}/brand-assets/screens`, screens)
    app.route(`${prefix}/brand-assets/logo`, logo)
    app.route(`${prefix}/brand-assets/palette`, palette)
    app.route(`${prefix}/brand-assets/people`, people)
    app.route(`${prefix}/brand-assets/videos`, videos)
    app.route(`${prefix}/mascot`, mascot)
    app.route(`${prefix}/media`, media)
    app.route(`${prefix}/posts`, posts)
    app.route(`${prefix}/performance`, performance)
  }
  app.route('/api/v1/programmatic/brand-dna', brandDna)
  app.route('/api/v1/programmatic/brand-dna/versions', brandVersions)
  app.route('/api/v1/programmatic/events', events)
  app.route('/api/v1/programmatic/webhooks', webhooks)
  app.route('/api/v1/programmatic/webhooks', deliveries)

  app.use('/hooks/*', signed(deps.verify, public_url))
  app.route('/hooks/sweep', sweepHook)
  app.route('/hooks/deliveries', deliveriesHook)
  app.route('/hooks/posts', postsHook)
  app.route('/hooks/messages', messagesHook)
  app.route('/hooks/failed', failed)
  app.route('/telegram/webhook', telegramHook)
  app.route('/assets', assets)
  app.route('/previews', previews(deps.preview))
  app.route(
    '/docs',
    docs(() => app, public_url),
  )
  app.route('/connect', connect(deps.platforms, public_url))
  app.route('/library', stored('library'))
  app.route('/clips', stored('clips'))
  app.route('/uploads', uploads)

  app.notFound(notFound(app))
  app.onError(onError)
  return app
}
