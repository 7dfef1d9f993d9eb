// Endpoints that are told of events, and sending again what did not arrive.
import { html } from 'hono/html'
import { back } from '#functions/dashboard/http/cookies.ts'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import type { Form } from '#functions/dashboard/http/refusal.ts'
import { fieldsOf, orUndefined, read, uuid } from '#functions/dashboard/http/sent.ts'
import { sure } from '#functions/dashboard/http/sure.ts'
import { developerHead } from '#functions/dashboard/pages/workspace/developers.ts'
import { delivery, failing } from '#functions/dashboard/pages/workspace/webhook-deliveries.ts'
import { afterwards, checking, sample } from '#functions/dashboard/pages/workspace/webhook-help.ts'
import { beside, copied } from '#functions/dashboard/parts/beside.ts'
import { asksFirst, empty, once, postForm, textField, toggles } from '#functions/dashboard/parts/field.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import { draw, type Html, headBelow, hrefOf, note } from '#functions/dashboard/parts/shell.ts'
import { agoWords } from '#functions/dashboard/parts/time.ts'
import { EventType } from '#lib/events/event.ts'
import { claim } from '#lib/idempotency/record.ts'
import { DAY_MS } from '#lib/instant.ts'
import { registry } from '#lib/registry.ts'
import { eventData } from '#lib/told.ts'
import { listDeliveries, recover, replay, sendTest } from '#lib/webhooks/delivery/deliveries.ts'
import type { Delivery } from '#lib/webhooks/delivery/delivery.ts'
import { CreateWebhookInput, PatchWebhookInput, type Webhook, WebhookWithSecret } from '#lib/webhooks/endpoint.ts'
import {
  changeWebhook,
  createWebhook,
  listWebhooks,
  readWebhook,
  removeWebhook,
  rotateWebhookSecret,
} from '#lib/webhooks/endpoints.ts'

const at = (c: C, id = '', more = '') => hrefOf(c, `developers/webhooks${id && `/${id}`}${more && `/${more}`}`)

const disabled = registry({
  caller: 'switched off',
  gone: 'switched off: it answered 410',
  failing: 'switched off: it failed for five days',
})

const stateOf = ({ status, disabled_reason, failing_since }: Webhook): Html =>
  status === 'disabled'
    ? html`<span class="chip bad">${disabled[disabled_reason ?? 'caller']}</span>`
    : failing_since
      ? html`<span class="chip warn">${icon('warn', 's')}failing</span>`
      : html`<span class="chip good">${icon('check', 's')}on</span>`

const eventsOf = ({ events }: Webhook): string => (events.includes('*') ? 'all but run.running' : events.join(', '))

async function list(c: C) {
  const hooks = await listWebhooks(c.var.ctx, { limit: 50, offset: 0 })
  const add = html`<a class="btn main" href="${at(c, 'new')}">${icon('plus')}New endpoint</a>`
  const body =
    hooks.length === 0
      ? empty(
          'Nobody is told yet',
          'An endpoint of yours is posted every event as it happens: a run that is ready, a post that is out.',
          add,
        )
      : html`<div class="scroll" tabindex="0" role="region" aria-label="Endpoints"><table class="grid-t">
<thead><tr><th>Address</th><th>State</th><th>Events</th><th>Added</th></tr></thead>
<tbody>${hooks.map(hook => endpointRow(c, hook))}</tbody></table></div>`
  return draw(c, {
    title: 'Webhooks',
    at: 'developers/keys',
    page: 'hooks',
    head: developerHead(c, 'webhooks', add),
    body: html`<div class="stack l">${body}${beside(sample(), afterwards(c))}</div>`,
  })
}

const endpointRow = (c: C, hook: Webhook): Html =>
  html`<tr><th scope="row"><a class="link wrap-any" href="${at(c, hook.id)}">${hook.url}</a>${hook.description ? html`<br><span class="soft sml">${hook.description}</span>` : ''}</th>
<td>${stateOf(hook)}</td><td class="soft sml" data-l="Events">${eventsOf(hook)}</td>
<td class="nowrap soft" data-l="Added">${agoWords(hook.created_at, c.var.world.now(), c.var.place.workspace.time_zone)}</td></tr>`

type Given = { text(name: string): string; each(name: string): string[] }
const told = (form: Form, given: Given): Html =>
  toggles(form, {
    name: 'events',
    legend: 'Events',
    choices: EventType.options.map(value => ({ value, label: value })),
    chosen: given.each('events'),
    hint: 'With none chosen, all are sent but run.running, which comes often, and webhook.test, which reaches only the endpoint that is tested.',
  })

const fieldsFor = (form: Form, given: Given, events: Html): Html =>
  html`${textField(form, { name: 'url', label: 'Address', value: given.text('url'), type: 'url', required: true, max: 2_000, placeholder: 'https://example.com/hooks/brand' })}${textField(form, { name: 'description', label: 'What it is for', value: given.text('description'), max: 500 })}${events}`

/** What the star stands for, as it is shown: each of them chosen. */
const usual: readonly string[] = EventType.options.filter(type => !['run.running', 'webhook.test'].includes(type))

/** All of those chosen are the star again, which has what comes later as well. */
function eventsIn(chosen: readonly string[]): readonly string[] {
  const isUsual = chosen.length === usual.length && usual.every(type => chosen.includes(type))
  return chosen.length === 0 || isUsual ? ['*'] : chosen
}

const inputOf = ({ text, each }: Given) => ({
  url: text('url'),
  description: text('description'),
  events: eventsIn(each('events')),
})

const nothing: Given = { text: () => '', each: () => [...usual] }

function form(c: C) {
  const head = headBelow(at(c), 'Webhooks', html`<h1>New endpoint</h1>`)
  const fields = postForm(
    c,
    at(c),
    form =>
      html`${once(c.var.world.id())}${fieldsFor(form, nothing, told(form, nothing))}<p class="row"><button class="btn main">Add it</button><a class="btn bare" href="${at(c)}">Not now</a></p>`,
    { attributes: html`class="stack l"` },
  )
  const body = beside(fields, afterwards(c))
  return draw(c, { title: 'New endpoint', at: 'developers/keys', page: 'hook-new', head, body })
}

function secretPage(c: C, hook: WebhookWithSecret) {
  c.header('Cache-Control', 'no-store')
  const main = html`${note('warn', 'This is the only time that you see the secret. Each event is signed with it, as Standard Webhooks has it.')}${copied('secret', hook.secret)}${checking()}<p class="row"><a class="btn main" href="${at(c, hook.id)}">I have kept it</a></p>`
  const body = beside(main, afterwards(c))
  return draw(c, { title: 'The secret of your endpoint', at: 'developers/keys', page: 'hook-secret', body }, 201)
}

async function one(c: C) {
  const id = uuid(c.req.param('id'))
  const [hook, deliveries] = await Promise.all([
    readWebhook(c.var.ctx, id),
    listDeliveries(c.var.ctx, id, { limit: 50, offset: 0 }, eventData),
  ])
  const failed = deliveries.filter(isUnwell)
  const head = headBelow(
    at(c),
    'Webhooks',
    html`<h1 class="trunc">${hook.url}</h1>${stateOf(hook)}<div class="acts"><form method="post" action="${at(c, id, 'test')}"><button class="btn">Send a test</button></form></div>`,
  )
  const list =
    deliveries.length === 0
      ? html`<p class="soft">Nothing was sent yet. A test shows whether it arrives.</p>`
      : html`${failing(c, hook, deliveries)}<div class="sheet">${deliveries.map(item => delivery(c, item, at(c, id, `deliveries/${item.id}/replay`)))}</div>`
  const settings = html`<div class="stack l">${failed.length > 0 ? recovering(c, id) : ''}
${settingsOf(c, hook)}
${switchesOf(c, hook)}</div>`
  return draw(c, {
    title: hook.url,
    at: 'developers/keys',
    page: 'hook',
    head,
    body: html`<div class="cols"><section class="stack" aria-label="Deliveries"><h2>Deliveries</h2>${list}</section>${settings}</div>`,
  })
}

/** It was given up, or has failed and waits for its next attempt. */
const isUnwell = ({ status, attempts }: Delivery): boolean =>
  status === 'failed' || (status === 'pending' && attempts.length > 0)

const recovering = (c: C, id: string): Html =>
  html`<form class="stack s" method="post" action="${at(c, id, 'recover')}"><h2>Send all that failed again</h2><p class="soft sml">Everything of the last 24 hours that did not arrive, now.</p><button class="btn">Recover</button></form>`

/** What it is told of, and where. */
function settingsOf(c: C, hook: Webhook): Html {
  const given: Given = {
    text: name => (name === 'url' ? hook.url : name === 'description' ? hook.description : ''),
    each: () => hook.events.flatMap(event => (event === '*' ? usual : [event])),
  }
  const folded = (form: Form) =>
    html`<details class="kept"><summary>Events: ${eventsOf(hook)}${icon('down', 's push')}</summary><div class="kept-list">${told(form, given)}</div></details>`
  return postForm(
    c,
    at(c, hook.id, 'change'),
    form => html`<h2>Settings</h2>${fieldsFor(form, given, folded(form))}<button class="btn">Save</button>`,
    { attributes: html`class="stack"` },
  )
}

function switchesOf(c: C, { id, status }: Webhook): Html {
  const [next, word] = status === 'enabled' ? ['disabled', 'Switch off'] : ['enabled', 'Switch on']
  return html`<div class="row wrap">${postForm(c, at(c, id, 'switch'), () => html`<button class="btn">${word}</button>`, { about: { status: next } })}
<form method="post" action="${at(c, id, 'rotate')}"><button class="btn">New secret</button></form><form ${asksFirst} method="post" action="${at(c, id, 'remove')}"><button class="btn bad">Remove it</button></form></div>`
}

const idOf = (c: C) => uuid(c.req.param('id'))

async function removing(c: C) {
  const { url } = await readWebhook(c.var.ctx, idOf(c))
  const told = `${url} is told nothing any more, and its deliveries and its secret are gone. To stop it for a while, switch it off.`
  return { title: 'Remove this endpoint?', told, yes: 'Remove it' }
}

export const webhooks = routes()
  .get('/developers/webhooks', may('develop'), list)
  .get('/developers/webhooks/new', may('develop'), c => form(c))
  .get('/developers/webhooks/:id', may('develop'), one)

  .post('/developers/webhooks', may('develop'), async c => {
    const fields = await fieldsOf(c)
    const input = read(CreateWebhookInput, inputOf(fields))
    const claimed = await claim('POST /developers/webhooks', orUndefined(fields.text('once')), input)
    return secretPage(c, WebhookWithSecret.parse(JSON.parse((await createWebhook(c.var.ctx, input, claimed)).body)))
  })

  .post('/developers/webhooks/:id/change', may('develop'), async c => {
    await changeWebhook(c.var.ctx, idOf(c), read(PatchWebhookInput, inputOf(await fieldsOf(c))))
    return back(c, at(c, idOf(c)), 'Saved.')
  })
  .post('/developers/webhooks/:id/switch', may('develop'), async c => {
    await changeWebhook(c.var.ctx, idOf(c), read(PatchWebhookInput, { status: (await fieldsOf(c)).text('status') }))
    return back(c, at(c, idOf(c)), 'Changed.')
  })
  .post('/developers/webhooks/:id/rotate', may('develop'), async c =>
    secretPage(c, await rotateWebhookSecret(c.var.ctx, idOf(c))),
  )
  .post('/developers/webhooks/:id/remove', may('develop'), sure('developers/keys', removing), async c => {
    await removeWebhook(c.var.ctx, idOf(c))
    return back(c, at(c), 'Removed.')
  })
  .post('/developers/webhooks/:id/test', may('develop'), async c => {
    await sendTest(c.var.ctx, idOf(c), eventData)
    return back(c, at(c, idOf(c)), 'A test is on its way; look again in a moment.')
  })
  .post('/developers/webhooks/:id/recover', may('develop'), async c => {
    const since = new Date(c.var.world.now().getTime() - DAY_MS).toISOString()
    const { again, first_time } = await recover(c.var.ctx, idOf(c), { since })
    return back(c, at(c, idOf(c)), `Sent again: ${again}. For the first time: ${first_time}.`)
  })
  .post('/developers/webhooks/:id/deliveries/:delivery/replay', may('develop'), async c => {
    await replay(c.var.ctx, idOf(c), uuid(c.req.param('delivery')), eventData)
    return back(c, at(c, idOf(c)), 'It is sent again; look again in a moment.')
  })
