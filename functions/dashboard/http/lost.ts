// What went wrong, as a page: what happened, what was kept, what to do.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { drawDoor } from '#functions/dashboard/parts/door.ts'
import { draw } from '#functions/dashboard/parts/shell.ts'
import { asProblem, statuses } from '#functions/http/answer/problem.ts'
import type { Code } from '#lib/problem.ts'

type Status = 400 | 403 | 404 | 409 | 422 | 429 | 500 | 503
const shown: readonly number[] = [400, 403, 404, 409, 422, 429, 500, 503]

const titles: Record<Status, string> = {
  400: 'That did not work',
  403: 'Not allowed',
  404: 'There is nothing at this address',
  409: 'That is not possible now',
  422: 'Something in the form is not right',
  429: 'Too much at once',
  500: 'Something went wrong on our side',
  503: 'Not reachable right now',
}

export function pageStatus(code: Code): Status {
  const known = statuses[code]
  return (shown.includes(known) ? known : known === 502 ? 503 : 400) as Status
}

export function lost(c: C, error: Error): Response | Promise<Response> {
  const problem = asProblem(error)
  const { code, message, retry_after } = problem
  if (code === 'internal_error' || code === 'dependency_unavailable')
    c.var.world?.report(error, { request_id: c.var.request_id, path: c.req.path })
  const status = pageStatus(code)
  if (retry_after !== undefined) c.header('Retry-After', String(retry_after))
  if (c.req.header('x-fragment')) return c.html(html`<p class="bad" role="alert">${message}</p>`, status)
  const home = c.var.place ? `/w/${c.var.place.slug}` : '/'
  const body = html`<p>${code === 'route_not_found' ? html`${message} It may have been removed, or belong to a workspace that you are not in.` : message}</p><p class="row"><a class="btn main" href="${home}">Home</a>${c.var.place ? html`<a class="btn" href="${home}/runs">All runs</a>` : ''}</p><p class="xs faint">Should you ask for help, name request <code>${c.var.request_id}</code></p>`
  if (!c.var.place) return drawDoor(c, { title: titles[status], body, status })
  const inside = html`<div class="lost"><h1>${titles[status]}</h1>${body}</div>`
  return draw(c, { title: titles[status], at: '', page: 'lost', head: html``, body: inside }, status)
}
