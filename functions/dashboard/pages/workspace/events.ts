// What has happened, newest first, as receivers of webhooks are told it.
import type { Context } from 'hono'
import { html } from 'hono/html'
import { type DashboardEnv, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { developerHead } from '#functions/dashboard/parts/developers.ts'
import { empty } from '#functions/dashboard/parts/field.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import { draw, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { dayTime } from '#functions/dashboard/parts/time.ts'
import { listEvents } from '#lib/events/feed.ts'
import { eventData } from '#lib/told.ts'

type C = Context<DashboardEnv>

const PAGE = 50

/** The number of the newest event, as the workspace counts them. */
async function lastSequence(c: C): Promise<number> {
  const page = async (after: number) => (await listEvents(c.var.ctx, { after, limit: 1 }, eventData)).events.length > 0
  let [low, high] = [0, 64]
  while (await page(high)) [low, high] = [high, high * 4]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (await page(middle)) low = middle
    else high = middle
  }
  return (await page(low)) ? high : low
}

export const events = routes().get('/developers/events', may('develop'), async c => {
  const asked = Number(c.req.query('before') ?? 0)
  const before = Number.isInteger(asked) && asked > 1 ? asked : (await lastSequence(c)) + 1
  const from = Math.max(0, before - PAGE - 1)
  const { events: found } = await listEvents(c.var.ctx, { after: from, limit: PAGE }, eventData)
  const shown = found.filter(({ sequence }) => sequence < before).reverse()
  const zone = c.var.place.workspace.time_zone
  const list = html`<div class="sheet">${shown.map(event => html`<details class="delivery"><summary class="row"><span class="faint num">${event.sequence}</span><code>${event.type}</code><time class="push faint xs" datetime="${event.timestamp}">${dayTime(event.timestamp, zone)}</time></summary><pre class="code scroll" tabindex="0" role="region" aria-label="Data">${JSON.stringify(event.data, null, 2)}</pre></details>`)}</div>`
  const older =
    from > 0
      ? html`<p class="row"><a class="btn" href="${hrefOf(c, `developers/events?before=${from + 1}`)}">Older${icon('right', 's')}</a></p>`
      : ''
  const body =
    shown.length === 0
      ? empty(
          'Nothing has happened yet',
          'Make something: each step of it stands here, and is posted to your endpoints.',
        )
      : html`<div class="stack">${list}${older}</div>`
  return draw(c, { title: 'Events', at: 'developers/keys', page: 'events', head: developerHead(c, 'events'), body })
})
