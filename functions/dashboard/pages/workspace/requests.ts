// What keys have asked for: writes and refusals, each with what was sent and why it was refused.
import { html } from 'hono/html'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { read } from '#functions/dashboard/http/sent.ts'
import { developerHead } from '#functions/dashboard/pages/workspace/developers.ts'
import { code } from '#functions/dashboard/parts/beside.ts'
import { nameIn, namesOf, placeOf } from '#functions/dashboard/parts/deeds.ts'
import { empty } from '#functions/dashboard/parts/field.ts'
import { icon, plain } from '#functions/dashboard/parts/icons.ts'
import { draw, facts, type Html, headBelow, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { dayTime, exactTime, seconds } from '#functions/dashboard/parts/time.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import { listRequests, readRequest } from '#lib/requests/read.ts'
import { ListRequestsInput, type RequestEntry, RequestId } from '#lib/requests/request.ts'

const PAGE = 50

const ways: Record<RequestEntry['via'], string> = { api: 'the API', cli: 'the command line', mcp: 'an agent' }

const outcome = ({ status, code }: RequestEntry): Html =>
  html`<span class="chip ${status < 400 ? 'good' : status < 500 ? 'warn' : 'bad'}">${status}</span>${code ? html` <span class="sml">${plain(code)}</span>` : ''}`

function row(c: C, one: RequestEntry): Html {
  const zone = c.var.place.workspace.time_zone
  return html`<tr><th scope="row"><a class="link" href="${hrefOf(c, `developers/requests/${one.request_id}`)}"><code>${one.method} ${one.path}</code></a></th><td>${outcome(one)}</td><td class="soft" data-l="Through">${ways[one.via]}</td><td class="n num" data-l="Took">${seconds(one.ms)}</td><td class="nowrap soft"><time datetime="${one.created_at}" title="${exactTime(one.created_at, zone)}">${dayTime(one.created_at, zone)}</time></td></tr>`
}

async function list(c: C) {
  const asked = {
    limit: PAGE,
    before: c.req.query('before'),
    refused: c.req.query('refused') === '1' ? 'true' : 'false',
  }
  const { requests, next } = await listRequests(c.var.world, ownerOf(c.var.ctx), read(ListRequestsInput, asked))
  const refused = asked.refused === 'true'
  const to = (fields: Record<string, string>) => `${hrefOf(c, 'developers/requests')}?${new URLSearchParams(fields)}`
  const choice = html`<nav class="row" aria-label="Which"><span class="seg sml"><a href="${to({})}"${refused ? '' : html` class="on" aria-current="true"`}>All</a><a href="${to({ refused: '1' })}"${refused ? html` class="on" aria-current="true"` : ''}>Refused</a></span></nav>`
  const table =
    requests.length === 0
      ? empty(
          refused ? 'Nothing was refused' : 'Nothing was asked yet',
          'What keys and agents write, and what is refused them, stands here for 30 days.',
        )
      : html`<div class="scroll" tabindex="0" role="region" aria-label="Requests"><table class="grid-t"><thead><tr><th>Request</th><th>Answer</th><th>Through</th><th class="n">Took</th><th>When</th></tr></thead><tbody>${requests.map(one => row(c, one))}</tbody></table></div>`
  const older = next
    ? html`<p><a class="btn" href="${to({ before: next, ...(refused ? { refused: '1' } : {}) })}">Older${icon('right', 's')}</a></p>`
    : ''
  const body = html`<div class="stack">${choice}${table}${older}</div>`
  return draw(c, {
    title: 'Requests',
    at: 'developers/keys',
    page: 'requests',
    head: developerHead(c, 'requests'),
    body,
  })
}

/** The command that sends the same once more. */
const askAgain = ({ method, path, body }: Awaited<ReturnType<typeof readRequest>>, publicUrl: string): Html =>
  html`<section class="stack s"><h2>Ask it again</h2>${code(
    'again',
    'Command',
    html`curl -s -X ${method} ${publicUrl}${path} \\
  -H "Authorization: Bearer $KEY"${
    body
      ? ` \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`
      : ''
  }`,
  )}</section>`

async function one(c: C) {
  const found = await readRequest(c.var.world, ownerOf(c.var.ctx), read(RequestId, c.req.param('id')))
  const { public_url } = c.var.deps
  const names = await namesOf(c)
  const key = `key:${found.key_id}`
  const name = names.get(key)
  const rows: [string, Html | string][] = [
    ['Answer', outcome(found)],
    ['When', dayTime(found.created_at, c.var.place.workspace.time_zone)],
    ['Took', seconds(found.ms)],
    ['Through', ways[found.via]],
    ['Asked with', html`<a class="link" href="${hrefOf(c, placeOf(key, name) ?? '')}">${nameIn(names, key)}</a>`],
    ['Request', html`<code class="wrap-any">${found.request_id}</code>`],
  ]
  const cause = found.code
    ? html`<section class="stack s"><h2>Why</h2><p><b>${plain(found.code)}.</b> <a class="link" href="${public_url}/docs/errors#${found.code}">What it means and what helps</a></p></section>`
    : ''
  const sent = found.body
    ? html`<pre class="code scroll" tabindex="0" role="region" aria-label="Body">${JSON.stringify(found.body, null, 2)}</pre>`
    : html`<p class="soft sml">No body, or it is older than three days.</p>`
  const head = headBelow(
    hrefOf(c, 'developers/requests'),
    'Requests',
    html`<h1 class="trunc"><code>${found.method} ${found.path}</code></h1>`,
  )
  return draw(c, {
    ...{ title: 'A request', at: 'developers/keys', page: 'request', head },
    body: html`<div class="cols"><div class="stack l">${cause}<section class="stack s"><h2>What was sent</h2>${sent}</section>${askAgain(found, public_url)}</div>${facts(rows)}</div>`,
  })
}

export const requests = routes()
  .get('/developers/requests', may('develop'), list)
  .get('/developers/requests/:id', may('develop'), one)
