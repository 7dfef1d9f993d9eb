// The pages on which an owner lets the service post to an account.
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import * as z from 'zod'
import { choicePage, connectedPage, linkPage, refusalPage } from '#functions/connect/page.ts'
import { type AppEnv, router } from '#functions/http/app-env.ts'
import { cappedText } from '#functions/http/body/capped.ts'
import { Platform } from '#lib/channels.ts'
import { Problem } from '#lib/problem.ts'
import {
  type Connecting,
  ConnectRefusal,
  chooseIdentity,
  finishConnecting,
  LINK_MINUTES,
  openLink,
  signIn,
  startConnecting,
  type WayOut,
} from '#lib/publish/connect/connect.ts'
import type { Platforms } from '#lib/publish/control/live.ts'

/** No form-action: browsers hold the platform that a form is redirected to against it. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'"
const COOKIE = 'connecting'
/** A form with one link in it. */
const MOST_FORM_BYTES = 4_096
const Query = z.object({
  link: z.string().max(100).optional(),
  code: z.string().max(4_096).optional(),
  state: z.string().max(200).optional(),
  error: z.string().max(500).optional(),
})
/** Of somebody who has come back from the platform, and says as which to post. */
const Chosen = z.object({ choice: z.string().min(1).max(100) })
const Given = z.object({ name: z.string().max(253), password: z.string().max(64) })
const statuses: Record<WayOut, 400 | 403 | 410 | 502 | 503> = {
  ...{ link_over: 410, not_set_up: 503, denied: 403, wrong_state: 400 },
  ...{ platform_silent: 502, platform_refused: 400 },
}

type C = Context<AppEnv>
type Door = { platforms: Platforms; public_url: string; dashboard_url: string | undefined }

const platformOf = (c: C) => Platform.parse(c.req.param('platform'))

const cookieOf = ({ public_url }: Door, platform: Platform): CookieOptions => ({
  ...{ path: `/connect/${platform}`, httpOnly: true, secure: public_url.startsWith('https:') },
  ...{ sameSite: 'Lax', maxAge: LINK_MINUTES * 60 },
})

const asked = ({ platforms }: Door, c: C, secret: string | undefined): Connecting => ({
  ...{ world: c.var.world, platforms, platform: platformOf(c), secret },
})

/** The secret of whoever set out from here. */
function secretOf(c: C): string {
  const secret = getCookie(c, COOKIE)
  if (!secret) throw new ConnectRefusal('wrong_state')
  return secret
}

async function show(door: Door, c: C) {
  const { link } = Query.parse(c.req.query())
  // Whoever comes without a link makes one in the dashboard; the command line leads here.
  if (link === undefined && door.dashboard_url) return c.redirect(`${door.dashboard_url}/connections`, 303)
  const opened = await openLink(asked(door, c, link))
  return c.html(linkPage({ ...opened, platform: platformOf(c), link: link ?? '' }))
}

async function choose(door: Door, c: C, choice: string) {
  const platform = platformOf(c)
  const done = await chooseIdentity(asked(door, c, secretOf(c)), choice)
  deleteCookie(c, COOKIE, cookieOf(door, platform))
  return c.html(connectedPage({ ...done, platform, dashboard_url: door.dashboard_url }))
}

/** A choice of several identities, a name with its password, or the way to the platform. */
async function goOn(door: Door, c: C) {
  const form = Object.fromEntries(new URLSearchParams(await cappedText(c.req.raw, MOST_FORM_BYTES)))
  const chosen = Chosen.safeParse(form).data
  if (chosen) return choose(door, c, chosen.choice)
  const { link } = Query.parse(form)
  const going = asked(door, c, link)
  const { platform } = going
  const given = Given.safeParse(form).data
  if (given) {
    const done = await signIn(going, given)
    return c.html(connectedPage({ ...done, platform, dashboard_url: door.dashboard_url }))
  }
  const url = await startConnecting(going)
  setCookie(c, COOKIE, link ?? '', cookieOf(door, platform))
  return c.redirect(url, 303)
}

async function comeBack(door: Door, c: C) {
  const secret = secretOf(c)
  const platform = platformOf(c)
  const done = await finishConnecting(asked(door, c, secret), Query.parse(c.req.query()))
  if ('choices' in done) return c.html(choicePage({ ...done, platform }))
  deleteCookie(c, COOKIE, cookieOf(door, platform))
  return c.html(connectedPage({ ...done, platform, dashboard_url: door.dashboard_url }))
}

function refuse({ dashboard_url }: Door, error: Error, c: C) {
  if (error instanceof z.ZodError)
    return c.html(refusalPage({ platform: platformOf(c), way: 'link_over', dashboard_url }), 400)
  if (!(error instanceof ConnectRefusal)) throw error
  const { way, message } = error
  const link = c.req.path.endsWith('/callback') && way !== 'link_over' ? getCookie(c, COOKIE) : undefined
  return c.html(refusalPage({ platform: platformOf(c), way, message, link, dashboard_url }), statuses[way])
}

export function connect(platforms: Platforms, public_url: string, dashboard_url?: string) {
  const door = { platforms, public_url, dashboard_url }
  const app = router()
  app.use('/:platform/*', async (c, next) => {
    if (!Platform.safeParse(c.req.param('platform')).success)
      throw new Problem('route_not_found', 'There is no such platform here.')
    await next()
    c.header('Content-Security-Policy', policy)
    c.header('Referrer-Policy', 'no-referrer')
    c.header('Cache-Control', 'no-store')
  })
  app.get('/:platform', c => show(door, c))
  app.post('/:platform', c => goOn(door, c))
  app.get('/:platform/callback', c => comeBack(door, c))
  app.onError((error, c: C) => refuse(door, error, c))
  return app
}
