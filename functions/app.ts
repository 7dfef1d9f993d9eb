// The api Worker as one Hono app: what is mounted where, and what every request passes.

import { Hono } from 'hono'
import { assets } from '#functions/assets.ts'
import { billingHook } from '#functions/billing.ts'
import type { ApiDeps } from '#functions/deps.ts'
import { stored } from '#functions/doors/library.ts'
import { previews } from '#functions/doors/previews.ts'
import { uploads } from '#functions/doors/uploads.ts'
import { apiReceivers } from '#functions/hooks/api.ts'
import { failedHook } from '#functions/hooks/failed.ts'
import { hooksOf } from '#functions/hooks/hear.ts'
import { telegramHook } from '#functions/hooks/telegram.ts'
import { apiHeaders } from '#functions/http/answer/headers.ts'
import { onError } from '#functions/http/answer/problem.ts'
import { addressLimit, rateHeaders } from '#functions/http/answer/rate.ts'
import { readAhead } from '#functions/http/answer/read-ahead.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { signed } from '#functions/http/body/signature.ts'
import { spentAddresses } from '#functions/http/entry/address.ts'
import { auth } from '#functions/http/entry/auth.ts'
import { isOpen, servedBy } from '#functions/http/entry/door.ts'
import { notFound } from '#functions/http/entry/methods.ts'
import { frozenWhere, parkedWhere } from '#functions/http/entry/paused.ts'
import { notedRequests } from '#functions/http/noted.ts'
import { request } from '#functions/http/request.ts'
import { pages, statusAsked } from '#functions/pages.ts'
import { site } from '#functions/site.ts'
import audit from '#functions/v1/audit.ts'
import artwork from '#functions/v1/brand/artwork.ts'
import brandDna from '#functions/v1/brand/dna.ts'
import fonts from '#functions/v1/brand/fonts.ts'
import logo from '#functions/v1/brand/logo.ts'
import mascot from '#functions/v1/brand/mascot.ts'
import media from '#functions/v1/brand/media.ts'
import palette from '#functions/v1/brand/palette.ts'
import people from '#functions/v1/brand/people.ts'
import photos from '#functions/v1/brand/photos.ts'
import screens from '#functions/v1/brand/screens.ts'
import brandVersions from '#functions/v1/brand/versions.ts'
import videos from '#functions/v1/brand/videos.ts'
import credits from '#functions/v1/credits.ts'
import deliveries from '#functions/v1/events/deliveries.ts'
import events from '#functions/v1/events/events.ts'
import studio from '#functions/v1/events/studio.ts'
import webhooks from '#functions/v1/events/webhooks.ts'
import { health } from '#functions/v1/health.ts'
import limits from '#functions/v1/limits.ts'
import me from '#functions/v1/me.ts'
import accounts from '#functions/v1/posts/accounts.ts'
import approval from '#functions/v1/posts/approval.ts'
import campaigns from '#functions/v1/posts/campaigns.ts'
import performance from '#functions/v1/posts/performance.ts'
import post from '#functions/v1/posts/post.ts'
import posting from '#functions/v1/posts/posting.ts'
import posts from '#functions/v1/posts/posts.ts'
import requests from '#functions/v1/requests.ts'
import clarify from '#functions/v1/runs/clarify.ts'
import deleteRun from '#functions/v1/runs/delete.ts'
import generate from '#functions/v1/runs/generate.ts'
import recipes from '#functions/v1/runs/recipes.ts'
import render from '#functions/v1/runs/render.ts'
import runs from '#functions/v1/runs/runs.ts'
import templates from '#functions/v1/runs/templates.ts'
import words from '#functions/v1/runs/words.ts'

const PREFIX = '/api/v1/programmatic'
const API = ['/api/v1/*', '/brand-assets/*', '/credits/*', '/mascot/*', '/media/*', '/posts/*', '/performance/*']

type Routes = [path: string, router: Hono<AppEnv>][]

/** Of these the specification gives the path without its prefix, "as written": they are there in both forms. */
const short: Routes = [
  ['/brand-assets/screens', screens],
  ['/brand-assets/logo', logo],
  ['/brand-assets/photos', photos],
  ['/brand-assets/artwork', artwork],
  ['/brand-assets/palette', palette],
  ['/brand-assets/fonts', fonts],
  ['/brand-assets/people', people],
  ['/brand-assets/videos', videos],
  ['/mascot', mascot],
  ['/media', media],
  ['/posts', posts],
  ['/performance', performance],
  ['/credits', credits],
]
const under = (prefix: string, routes: Routes): Routes => routes.map(([path, router]) => [`${prefix}${path}`, router])

/** In the order in which the interface document tells of them. */
const routes: Routes = [
  ...under(PREFIX, [
    ['/me', me],
    ['/limits', limits],
    ['/generate', generate],
    ['/runs', runs],
    ['/runs', deleteRun],
    ['/runs', recipes],
    ['/runs', words],
    ['/runs', post],
    ['/runs', approval],
    ['/render', render],
    ['/clarify', clarify],
  ]),
  ['/api/v1/studio/templates', templates],
  ['/api/v1/studio/generate', studio],
  ...under(PREFIX, short),
  ...short,
  ...under(PREFIX, [
    ['/campaigns', campaigns],
    ['/accounts', accounts],
    ['/posting', posting],
    ['/brand-dna', brandDna],
    ['/brand-dna/versions', brandVersions],
    ['/events', events],
    ['/audit', audit],
    ['/requests', requests],
    ['/webhooks', webhooks],
    ['/webhooks', deliveries],
  ]),
]

export function createApp(deps: ApiDeps, public_url: string): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const { document, files } = site(deps.site, public_url)
  guard(app, deps)
  openInterface(app, deps, document)
  openHooks(app, deps, public_url)
  openFiles(app, deps, files)
  app.notFound(notFound(app))
  app.onError(onError)
  return app
}

/** What every request passes before its route, in this order. */
function guard(app: Hono<AppEnv>, deps: ApiDeps): void {
  app.use(request(deps))
  const noted = notedRequests()
  for (const path of API) app.use(path, rateHeaders, apiHeaders, noted)
  const guards = { failures: deps.failures, spent: spentAddresses() }
  app.use('/api/v1/programmatic/runs/*', readAhead(guards.spent))
  const keyed = auth(guards)
  app.use(frozenWhere(deps.paused))
  app.use((c, next) => (isOpen(c.req.path) || servedBy(c).length === 0 ? next() : keyed(c, next)))
}

function openInterface(app: Hono<AppEnv>, deps: ApiDeps, document: Hono<AppEnv>): void {
  for (const path of ['/api/v1/health', '/api/v1/openapi.json']) app.use(path, addressLimit)
  app.route('/api/v1/health', health(deps))
  app.route('/api/v1/openapi.json', document)
  for (const [path, router] of routes) app.route(path, router)
}

/** Doors for the queue, the messenger and the bank. */
function openHooks(app: Hono<AppEnv>, deps: ApiDeps, public_url: string): void {
  app.use('/hooks/*', signed(deps.verify, public_url), parkedWhere(deps.paused))
  app.route('/hooks', hooksOf(apiReceivers))
  app.route('/hooks/failed', failedHook)
  app.route('/telegram/webhook', telegramHook)
  app.route('/billing/stripe', billingHook)
}

/** What browsers and platforms fetch, by links that carry their own permission or none. */
function openFiles(app: Hono<AppEnv>, deps: ApiDeps, files: Hono<AppEnv>): void {
  app.route('/assets', assets(deps.small))
  app.route('/previews', previews(deps.preview))
  for (const path of ['/status', '/status.json'])
    app.use(path, rateHeaders, addressLimit).route(path, statusAsked(deps))
  app.route('/', files)
  for (const path of ['/connect', '/approve']) app.route(path, pages(deps.pages))
  app.route('/library', stored('library', deps.small))
  app.route('/clips', stored('clips', deps.small))
  app.route('/uploads', uploads)
}
