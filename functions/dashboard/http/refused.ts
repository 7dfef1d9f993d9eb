// A form that was refused: the page that it stands on once more, whose form then draws itself as it was sent.
import type { Hono } from 'hono'
import type { C, DashboardEnv } from '#functions/dashboard/http/env.ts'
import { pageStatus } from '#functions/dashboard/http/lost.ts'
import { FROM, type Refusal } from '#functions/dashboard/http/refusal.ts'
import { ownPath } from '#functions/dashboard/http/sent.ts'
import { asProblem } from '#functions/http/answer/problem.ts'

/** By the request for the page once more, which nobody can send. */
const refusals = new WeakMap<Request, Refusal>()

export const refusalOf = (request: Request): Refusal | null => refusals.get(request) ?? null

/** Null where nobody sent a form from a page of ours, or it is not there any more. */
export async function showAgain(c: C, app: Hono<DashboardEnv>, error: Error): Promise<Response | null> {
  const { sent } = c.var
  const problem = asProblem(error)
  if (!sent || c.req.header('x-fragment') || problem.code === 'internal_error') return null
  const from = pageOf(c, sent)
  if (from === null) return null
  const headers = new Headers(c.req.raw.headers)
  for (const name of ['content-type', 'content-length']) headers.delete(name)
  const request = new Request(new URL(from, c.req.url), { headers })
  const refusal = { path: c.req.path, from, sent, problem, isShown: false }
  refusals.set(request, refusal)
  const page = await app.fetch(request, c.env, c.executionCtx)
  if (page.status !== 200 || !refusal.isShown) return null
  const told = new Headers(page.headers)
  if (problem.retry_after !== undefined) told.set('Retry-After', String(problem.retry_after))
  return new Response(page.body, { status: pageStatus(problem.code), headers: told })
}

/** The page of ours on which the form stood. */
export function pageOf(c: C, sent: URLSearchParams): string | null {
  const named = sent.get(FROM)
  const referer = c.req.header('referer') ?? ''
  const url = URL.canParse(referer) ? new URL(referer) : null
  const isOurs = url?.host === new URL(c.var.deps.dashboard_url).host
  const path = ownPath(named ?? (isOurs ? `${url?.pathname}${url?.search}` : undefined))
  return path === '/' ? null : path
}
