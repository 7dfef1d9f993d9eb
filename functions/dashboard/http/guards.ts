// What every request passes: from this origin, by somebody who is signed in, in a workspace of his, for a deed that his role has.
import type { MiddlewareHandler, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import { keepPlace, lastPlace, say, sessionOf, showsTest } from '#functions/dashboard/http/cookies.ts'
import type { C, DashboardEnv } from '#functions/dashboard/http/env.ts'
import { pageOf } from '#functions/dashboard/http/refused.ts'
import { note } from '#functions/dashboard/parts/shell.ts'
import { isReading } from '#functions/http/answer/reading.ts'
import { inactiveProblem } from '#lib/billing/inactive.ts'
import { assertOpen } from '#lib/caller/permissions.ts'
import { findPlace, type Place } from '#lib/members/place.ts'
import { can, type Deed } from '#lib/members/roles.ts'
import { plans } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import { personCtx } from '#lib/signin/person-ctx.ts'
import { readSession, type SignedIn } from '#lib/signin/session.ts'

/** Browsers say where a request comes from; older ones name at least the origin. No token in forms is needed. */
export const fromHere = createMiddleware<DashboardEnv>(async (c, next) => {
  if (isReading(c.req.method)) return next()
  const site = c.req.header('sec-fetch-site')
  const isOurs = site ? site === 'same-origin' : c.req.header('origin') === new URL(c.var.deps.dashboard_url).origin
  if (!isOurs)
    throw new Problem('permission_denied', 'This did not come from a page of this dashboard. Nothing was changed.')
  await next()
})

export async function knownPerson(c: C, next: Next): Promise<void> {
  c.set('me', await readSession(c.var.world, sessionOf(c)))
  await next()
}

const isFragment = (c: C) => c.req.header('x-fragment') !== undefined

/** To the sign-in page and back again; a part of a page says so where it stands, since what was written around it would be lost. */
export async function signedIn(c: C, next: Next): Promise<Response | undefined> {
  if (c.var.me) {
    await next()
    return
  }
  if (isFragment(c)) return c.html(signedOut, 401)
  const { pathname, search } = new URL(c.req.url)
  if (isReading(c.req.method)) return toSignIn(c, pathname + search)
  say(c, 'bad', 'You were signed out, so what you sent was not taken. Sign in, and you come back to its page.')
  return toSignIn(c, pageOf(c, new URLSearchParams()) ?? '/')
}

const signedOut = note(
  'warn',
  html`You are signed out. <a class="link" href="/login" target="_blank">Sign in</a> beside this page and go on here: what you have written stays.`,
)

const toSignIn = (c: C, to: string) => c.redirect(`/login?to=${encodeURIComponent(to)}`, 303)

/** Who is signed in; only behind `signedIn`. */
export const meOf = (c: C): SignedIn => c.get('me') as SignedIn

/** The workspace of the address; one that somebody is not in looks like one that does not exist. */
export const inPlace = createMiddleware<DashboardEnv>(async (c, next) => {
  const { me } = c.var
  const place = me && findPlace(me.places, c.req.param('place') ?? '')
  if (!me || !place) throw new Problem('route_not_found', 'There is no such page.')
  stand(c, me, place)
  if (lastPlace(c) !== place.slug) keepPlace(c, place.slug)
  await next()
})

/** Pages of a person stand in the workspace that one was in last, where there is any. */
export async function inLastPlace(c: C, next: Next): Promise<void> {
  const { me } = c.var
  const place = me && placeBefore(c, me)
  if (place) stand(c, me, place)
  await next()
}

/** The workspace that one was in last, else the first. */
export const placeBefore = (c: C, { places }: SignedIn): Place | undefined =>
  places.find(({ slug }) => slug === lastPlace(c)) ?? places[0]

function stand(c: C, { person }: SignedIn, place: Place): void {
  const { world, request_id } = c.var
  const livemode = !(plans[place.workspace.plan].test_keys && showsTest(c, place.workspace.id))
  c.set('place', place)
  c.set('ctx', personCtx(world, { person, place, livemode, request_id }))
}

const deeds = new WeakMap<object, Deed>()

/** The deed that a route is for; every handler of a workspace has one. */
export function may(deed: Deed): MiddlewareHandler<DashboardEnv> {
  const handler = createMiddleware<DashboardEnv>(async (c, next) => {
    const { role, workspace } = c.var.place
    if (!can(role, deed))
      throw new Problem(
        'permission_denied',
        `Your role here is ${role}; this needs more. An owner can change it on the team page.`,
      )
    const isReadOnly = isReading(c.req.method)
    if (!isReadOnly && deed !== 'own' && deed !== 'team') await assertWritable(c)
    else if (workspace.status === 'suspended') assertOpen(workspace, isReadOnly)
    await next()
  })
  deeds.set(handler, deed)
  return handler
}

export const deedOf = (handler: object): Deed | undefined => deeds.get(handler)

/** A frozen workspace is looked at and not changed; live work is for a plan that is paid. */
async function assertWritable(c: C): Promise<void> {
  const { ctx, place } = c.var
  assertOpen(place.workspace, false)
  const problem = ctx.livemode ? await inactiveProblem(ctx, place.workspace) : null
  if (problem) throw problem
}
