// What an endpoint was sent, and what it answered.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { aboutOf } from '#functions/dashboard/pages/workspace/developers.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import { type Html, note } from '#functions/dashboard/parts/shell.ts'
import { dayTime } from '#functions/dashboard/parts/time.ts'
import type { Delivery } from '#lib/webhooks/delivery/delivery.ts'
import type { Webhook } from '#lib/webhooks/endpoint.ts'

const signs = {
  succeeded: icon('check', 's good'),
  failed: icon('cross', 's bad'),
  pending: icon('clock', 's warn'),
}

/** What the newest one that did not arrive was told, and when it is tried again. */
export function failing(c: C, { failing_since }: Webhook, deliveries: readonly Delivery[]): Html | '' {
  const missed = deliveries.find(({ status, attempts }) => status !== 'succeeded' && attempts.length > 0)
  const tried = missed?.attempts.at(-1)
  if (!failing_since || !missed || !tried) return ''
  const zone = c.var.place.workspace.time_zone
  const next = missed.next_attempt_at ? ` It is tried again at ${dayTime(missed.next_attempt_at, zone)}.` : ''
  return note(
    'warn',
    `Failing since ${dayTime(failing_since, zone)}. The last answer: ${tried.status ?? tried.error ?? 'none'}.${next}`,
  )
}

const attempt = (c: C, one: Delivery['attempts'][number]): Html =>
  html`<li class="${one.status && one.status < 300 ? 'on' : ''}"><span>${one.status ?? one.error ?? 'no answer'} in ${one.duration_ms} ms${one.response_body ? html`<pre class="code scroll" tabindex="0" role="region" aria-label="Its answer">${one.response_body}</pre>` : ''}</span><time datetime="${one.at}">${dayTime(one.at, c.var.place.workspace.time_zone)}</time></li>`

/** The code of the newest answer, as far as there was a try. */
const answerOf = ({ attempts }: Delivery): Html | '' => {
  const last = attempts.at(-1)
  return last ? html`<b class="num">${last.status ?? 'no answer'}</b>, ` : ''
}

function deliveryLine(c: C, one: Delivery): Html {
  const about = aboutOf(one.request.body.data)
  const tries = one.attempts.length > 1 ? `, ${one.attempts.length} tries` : ''
  return html`<summary class="event sent">${signs[one.status]}<code>${one.event_type}</code><span class="trunc" title="${about}">${about}</span>
<span class="soft sml">${answerOf(one)}${one.status}${tries}</span>
<time class="faint xs nowrap" datetime="${one.created_at}">${dayTime(one.created_at, c.var.place.workspace.time_zone)}</time></summary>`
}

/** One delivery to an endpoint; `replay` is where sending it again is asked for. */
export const delivery = (c: C, one: Delivery, replay: string): Html =>
  html`<details class="delivery" id="d-${one.id}">${deliveryLine(c, one)}
<div class="stack"><form method="post" action="${replay}"><button class="btn sm">${icon('again', 's')}Send it again</button></form>
<ol class="timeline">${one.attempts.map(each => attempt(c, each))}</ol>
<h3>What was sent</h3><pre class="code scroll" tabindex="0" role="region" aria-label="Body">${JSON.stringify(one.request.body, null, 2)}</pre></div></details>`
