// What stands beside endpoints: what they get, how it is checked, and what becomes of it.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { code, steps } from '#functions/dashboard/parts/beside.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'

/** What an endpoint gets, as it stands on the wire. */
export const sample = (): Html =>
  html`<section class="stack s"><h2>What is posted</h2>${code(
    'event',
    'Event',
    html`POST /your/address
webhook-id: msg_01a1f8be3a38706caefe5192e7e04b8e
webhook-timestamp: 1795000000
webhook-signature: v1,<span class="v">K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=</span>

{
  "sequence": 42,
  "id": "msg_01a1f8be3a38706caefe5192e7e04b8e",
  "type": <span class="v">"run.succeeded"</span>,
  "timestamp": "2026-12-07T06:41:02.000Z",
  "livemode": true,
  "workspace_id": "01a1f8be-0000-7000-8000-000000000000",
  "data": { "verdict": <span class="v">"approved"</span>, "impact_score": 100, … }
}`,
  )}</section>`

export const afterwards = (c: C): Html =>
  steps('What happens then', [
    'Your address answers with any 2xx within 15 seconds.',
    'Each event is signed as Standard Webhooks has it: check the signature with the secret of the endpoint, and any library for it.',
    'What does not arrive is tried again, ever less often. Each try stands at its endpoint, and can be sent again.',
    html`No address yet? <code>brand listen</code> shows events on your own machine. <a class="link" href="${c.var.deps.public_url}/docs">All of it</a>`,
  ])

/** How a receiver knows that an event is ours. */
export const checking = (): Html =>
  html`<section class="stack s"><h2>Check what arrives</h2>${code(
    'check',
    'Program',
    html`import { Webhook } from <span class="v">'standardwebhooks'</span>

const headers = Object.fromEntries(request.headers)
new Webhook(secret).verify(await request.text(), headers)`,
  )}<p class="soft sml">It throws where the signature is not ours. There is such a library for most languages.</p></section>`
