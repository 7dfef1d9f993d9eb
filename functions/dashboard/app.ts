// The dashboard as one Hono app: what is mounted where, and what every request passes.
import { Hono } from 'hono'
import * as z from 'zod'
import { say, takeSaid, themeOf } from '#functions/dashboard/http/cookies.ts'
import type { C, DashboardDeps, DashboardEnv } from '#functions/dashboard/http/env.ts'
import { fromHere, inPlace, knownPerson, meOf, placeBefore, signedIn } from '#functions/dashboard/http/guards.ts'
import { lost } from '#functions/dashboard/http/lost.ts'
import { pageHeaders } from '#functions/dashboard/http/page-headers.ts'
import { refusalOf, showAgain } from '#functions/dashboard/http/refused.ts'
import { agentSignIn } from '#functions/dashboard/pages/account/agent-sign-in.ts'
import { enter } from '#functions/dashboard/pages/account/enter.ts'
import { me } from '#functions/dashboard/pages/account/me.ts'
import { passkeys } from '#functions/dashboard/pages/account/passkeys.ts'
import { pages } from '#functions/dashboard/pages/index.ts'
import { isReading } from '#functions/http/answer/reading.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { frozenWhere } from '#functions/http/entry/paused.ts'
import { request } from '#functions/http/request.ts'
import { Problem } from '#lib/problem.ts'
import { peekRun } from '#lib/runs/store.ts'

/** Files whose address changes with each release are kept for good. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** `doctor` is asked by the deployment's own shell, which proves itself by our signing keys. */
export function createDashboard(deps: DashboardDeps, doctor?: Hono<AppEnv>): Hono<DashboardEnv> {
  const app = new Hono<DashboardEnv>()
  app.get('/static/*', c => sendFile(c, deps))
  app.get('/robots.txt', c => c.text('User-agent: *\nDisallow: /\n'))

  app.use(request(deps))
  if (doctor) app.route('/internal/doctor', doctor)
  app.use((c, next) => {
    noteRequest(c, deps)
    return next()
  })
  app.use(pageHeaders)
  app.use(fromHere)
  app.use(frozenWhere(deps.paused))
  app.use(knownPerson)
  app.route('/', enter)
  app.route('/', me)
  app.route('/', passkeys)
  app.route('/', agentSignIn)

  // Where the api Worker and whoever takes the money lead back to, which know no workspace's address.
  for (const page of ['plan', 'connections']) app.get(`/${page}`, signedIn, c => leadToPage(c, page))
  app.get('/runs/:run_id{[0-9a-f-]{36}}', signedIn, leadToRun)
  app.use('/w/:place/*', signedIn, inPlace)
  app.get('/w/:place', signedIn, inPlace, c =>
    c.redirect(`/w/${c.var.place.slug}/${c.var.place.role === 'viewer' ? 'runs' : 'create'}`, 303),
  )
  for (const page of pages) app.route('/w/:place', page)

  app.notFound(c => lost(c, new Problem('route_not_found', 'There is no such page.')))
  app.onError(async (error, c) => (await showAgain(c, app, error)) ?? lost(c, error))
  return app
}

/** In the workspace that is named, else in the one that one was in last. */
function leadToPage(c: C, page: string): Response {
  const me = meOf(c)
  const id = c.req.query('workspace')
  const named = me.places.find(({ workspace }) => workspace.id === id)
  if (id && !named) say(c, 'bad', 'You are not in the workspace that this was for. Whoever owns it can invite you.')
  const place = named ?? placeBefore(c, me)
  return c.redirect(place ? `/w/${place.slug}/${page}` : '/', 303)
}

/** Into the workspace that the run is of; one that somebody is not in looks like one that does not exist. */
async function leadToRun(c: C): Promise<Response> {
  const run_id = c.req.param('run_id') ?? ''
  const run = z.uuid().safeParse(run_id).success ? await peekRun(c.var.world.db, run_id) : null
  const place = c.var.me?.places.find(({ workspace }) => workspace.id === run?.workspace_id)
  if (!place) throw new Problem('route_not_found', 'There is no such page.')
  return c.redirect(`/w/${place.slug}/runs/${run_id}`, 303)
}

/** What pages may ask of every request. */
function noteRequest(c: C, deps: DashboardDeps): void {
  c.set('deps', deps)
  c.set('me', null)
  c.set('sent', null)
  c.set('refusal', refusalOf(c.req.raw))
  c.set('theme', themeOf(c))
  c.set('said', isReading(c.req.method) && !c.req.header('x-fragment') ? takeSaid(c) : null)
}

async function sendFile(c: C, deps: DashboardDeps): Promise<Response> {
  const file = await deps.file(c.req.path.slice('/static/'.length))
  if (!file.ok) return c.text('There is no such file.', 404)
  const isReleased = !['local', 'unreleased', 'test'].includes(deps.release) && !deps.release.endsWith('-changed')
  const headers = new Headers(file.headers)
  headers.set('Cache-Control', isReleased && c.req.query('v') === deps.release ? FOR_GOOD : 'public, max-age=60')
  headers.set('X-Content-Type-Options', 'nosniff')
  return new Response(file.body, { headers })
}
