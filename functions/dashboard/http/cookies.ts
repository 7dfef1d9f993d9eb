// Every cookie of the dashboard. Over https they carry the prefix that ties them to this one origin.
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { C, Said, Theme } from '#functions/dashboard/http/env.ts'
import { CHALLENGE_MINUTES } from '#lib/signin/passkeys.ts'
import { SESSION_DAYS } from '#lib/signin/session.ts'

const isSecure = (c: C) => c.var.deps.dashboard_url.startsWith('https:')
const named = (c: C, name: string) => (isSecure(c) ? `__Host-${name}` : name)
const options = (c: C, maxAge: number): CookieOptions => ({
  ...{ path: '/', httpOnly: true, secure: isSecure(c), sameSite: 'Lax', maxAge },
})
const DAY_SECONDS = 86_400
const YEAR_SECONDS = 365 * DAY_SECONDS

export const sessionOf = (c: C): string | undefined => getCookie(c, named(c, 'session'))
export const keepSession = (c: C, secret: string) =>
  setCookie(c, named(c, 'session'), secret, options(c, SESSION_DAYS * DAY_SECONDS))
export const dropSession = (c: C) => deleteCookie(c, named(c, 'session'), options(c, 0))

/** The workspace that one was in last. */
export const lastPlace = (c: C): string | undefined => getCookie(c, named(c, 'last'))
export const keepPlace = (c: C, slug: string) => setCookie(c, named(c, 'last'), slug, options(c, YEAR_SECONDS))

const WAY_SECONDS = 900

/** Where somebody was going who had to sign in first. */
export const keepWay = (c: C, path: string) => setCookie(c, named(c, 'to'), path, options(c, WAY_SECONDS))
export function takeWay(c: C): string | undefined {
  const path = getCookie(c, named(c, 'to'))
  if (path) deleteCookie(c, named(c, 'to'), options(c, 0))
  return path
}

/** The run that somebody wants to post who has to connect an account first, and where, at a platform and back. */
export const keepErrand = (c: C, what: string) => setCookie(c, named(c, 'errand'), what, options(c, WAY_SECONDS))
export const errandOf = (c: C): string | undefined => getCookie(c, named(c, 'errand'))

/** Ties what an authenticator is asked to the browser that asked. */
export const keepTie = (c: C, tie: string) =>
  setCookie(c, named(c, 'tie'), tie, { ...options(c, CHALLENGE_MINUTES * 60), sameSite: 'Strict' })
export function takeTie(c: C): string | undefined {
  const tie = getCookie(c, named(c, 'tie'))
  if (tie) deleteCookie(c, named(c, 'tie'), options(c, 0))
  return tie
}

export function themeOf(c: C): Theme {
  const theme = getCookie(c, named(c, 'theme'))
  return theme === 'light' || theme === 'dark' ? theme : null
}
export const keepTheme = (c: C, theme: Theme) =>
  theme
    ? setCookie(c, named(c, 'theme'), theme, options(c, YEAR_SECONDS))
    : deleteCookie(c, named(c, 'theme'), options(c, 0))

/** Whether a workspace shows its test data. */
const testName = (c: C, workspace_id: string) => named(c, `test-${workspace_id.slice(-12)}`)
export const showsTest = (c: C, workspace_id: string): boolean => getCookie(c, testName(c, workspace_id)) === '1'
export const keepTest = (c: C, workspace_id: string, on: boolean) =>
  on
    ? setCookie(c, testName(c, workspace_id), '1', options(c, YEAR_SECONDS))
    : deleteCookie(c, testName(c, workspace_id), options(c, 0))

const SAID_SECONDS = 60
const MOST_SAID = 600

/** Told on the next page. */
export const say = (c: C, kind: Said['kind'], text: string) =>
  setCookie(c, named(c, 'said'), `${kind}:${text.slice(0, MOST_SAID)}`, options(c, SAID_SECONDS))

/** And where that is told. */
export const back = (c: C, href: string, told: string): Response => {
  say(c, 'good', told)
  return c.redirect(href, 303)
}

export function takeSaid(c: C): Said | null {
  const said = getCookie(c, named(c, 'said'))
  if (!said) return null
  deleteCookie(c, named(c, 'said'), options(c, 0))
  const kind = said.startsWith('good:') ? 'good' : 'bad'
  return { kind, text: said.slice(said.indexOf(':') + 1) }
}
