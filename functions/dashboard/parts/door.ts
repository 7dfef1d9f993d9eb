// Pages for those who are not in yet: the same frame beside a wall of pictures.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { documentOf, type Html, note } from '#functions/dashboard/parts/shell.ts'

/** Files of the shelf, in three columns. */
const wall = [
  ['announcement-oriel', 'stat-alder', 'price_change-morrow', 'product-alder'],
  ['testimonial-alder', 'carousel_story-pomelo', 'quote-oriel', 'infographic_report-kestrel'],
  ['people-morrow', 'release_notes-kestrel', 'event_reminder-paceline', 'comparison-paceline'],
]

const logo = (name: string) =>
  html`<p class="logo"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 3h13v18H3z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M19.5 7v14H8" fill="none" stroke="var(--mark)" stroke-width="2"/></svg>${name}</p>`

export function drawDoor(
  c: C,
  {
    title,
    body,
    scripts = [],
    status = 200,
  }: {
    title: string
    body: Html
    scripts?: string[]
    status?: 200 | 400 | 403 | 404 | 409 | 410 | 422 | 429 | 500 | 503
  },
): Response | Promise<Response> {
  const { service_name, dashboard_url } = c.var.deps
  const { said } = c.var
  const page = html`<body data-page="enter"><div class="enter"><main id="main">${logo(service_name)}<div class="box"><h1>${title}</h1>${said ? note(said.kind, said.text) : ''}${body}</div><p class="xs faint">${new URL(dashboard_url).host}</p></main>
<div class="wall" aria-hidden="true">${wall.map(column => html`<div>${column.map(name => html`<img class="picture" src="/static/wall/${name}.webp" alt="" width="360" height="450">`)}</div>`)}</div></div></body>`
  return c.html(documentOf(c, title, page, ['enhance.js', ...scripts]), status)
}
