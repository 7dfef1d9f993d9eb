// What has happened, newest first, as receivers of webhooks are told it.
import { html } from 'hono/html'
import { routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { aboutOf, developerHead } from '#functions/dashboard/pages/workspace/developers.ts'
import { empty } from '#functions/dashboard/parts/field.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import { draw, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { dayTime } from '#functions/dashboard/parts/time.ts'
import { newestEvents } from '#lib/events/feed.ts'
import { eventData } from '#lib/told.ts'

const PAGE = 50

/** What somebody has to look at. */
const isBad = (type: string) => /\.(?:failed|broken|needs_attention)$/.test(type)

export const events = routes().get('/developers/events', may('develop'), async c => {
  const asked = Number(c.req.query('before') ?? 0)
  const before = Number.isInteger(asked) && asked > 1 ? asked : null
  const found = await newestEvents(c.var.ctx, { before, limit: PAGE + 1 }, eventData)
  const shown = found.slice(0, PAGE)
  const zone = c.var.place.workspace.time_zone
  const row = (event: (typeof shown)[number]) =>
    html`<details class="delivery"><summary class="event"><span class="faint num">${event.sequence}</span><code${isBad(event.type) ? html` class="bad"` : ''}>${event.type}</code><span class="soft trunc">${aboutOf(event.data)}</span><time class="faint xs nowrap" datetime="${event.timestamp}">${dayTime(event.timestamp, zone)}</time></summary><pre class="code scroll" tabindex="0" role="region" aria-label="Data">${JSON.stringify(event.data, null, 2)}</pre></details>`
  const list = html`<div class="sheet">${shown.map(row)}</div>`
  const older =
    found.length > PAGE
      ? html`<p class="row"><a class="btn" href="${hrefOf(c, `developers/events?before=${shown.at(-1)?.sequence}`)}">Older${icon('right', 's')}</a></p>`
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
