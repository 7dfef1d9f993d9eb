// Keys of callers: what each may do, minted with scopes, shown once, rotated, bound to networks, revoked.
import { html } from 'hono/html'
import { back } from '#functions/dashboard/http/cookies.ts'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import type { Form } from '#functions/dashboard/http/refusal.ts'
import { fieldsOf, orNull, read, uuid } from '#functions/dashboard/http/sent.ts'
import { sure } from '#functions/dashboard/http/sure.ts'
import { developerHead } from '#functions/dashboard/pages/workspace/developers.ts'
import { form, inputOf, listed } from '#functions/dashboard/pages/workspace/key-form.ts'
import { isYoung, lastUse, today, type Use, useWords } from '#functions/dashboard/pages/workspace/key-use.ts'
import {
  isOver,
  mayDo,
  permitted,
  postsAlone,
  reach,
  signOf,
  stateOf,
} from '#functions/dashboard/pages/workspace/key-words.ts'
import { beside, code, copied, steps, tip } from '#functions/dashboard/parts/beside.ts'
import { asksFirst, empty, postForm, section, select, textField } from '#functions/dashboard/parts/field.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import { draw, facts, type Html, headBelow, hrefOf, note } from '#functions/dashboard/parts/shell.ts'
import { dayTime } from '#functions/dashboard/parts/time.ts'
import { Key } from '#lib/caller/key.ts'
import { mint } from '#lib/keys/mint.ts'
import { RestrictInput, RotateInput, restrictKey, rotateKey } from '#lib/keys/rotate.ts'
import { listKeys } from '#lib/keys/store.ts'
import { keyUses } from '#lib/keys/use.ts'
import { plans } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import { revokeKey } from '#lib/publish/control/revoke-key.ts'
import { bindProfile, findBound, listProfiles, type Profile } from '#lib/studio/profile.ts'

/** Those of agents are on a page of their own. */
const keysOf = async (c: C) =>
  (await listKeys(c.var.world.db, c.var.ctx.workspace.id)).map(row => Key.parse(row)).filter(({ agent }) => !agent)

const row = (c: C, key: Key, use: Use, now: Date): Html =>
  html`<tr><th scope="row"><a class="link" href="${hrefOf(c, `developers/keys/${key.id}`)}">${key.name}</a><br><code class="faint">${signOf(key)}</code></th><td class="soft sml">${mayDo(key)}</td><td>${stateOf(c, key, now)}</td>${useWords(c, use, key)}</tr>`

async function list(c: C) {
  const now = c.var.world.now()
  const [all, uses] = await Promise.all([keysOf(c), keyUses(c.var.world, c.var.ctx.workspace.id)])
  const keys = all.filter(({ livemode }) => livemode === c.var.ctx.livemode)
  const add = html`<a class="btn main" href="${hrefOf(c, 'developers/keys/new')}">${icon('plus')}New key</a>`
  const limit = plans[c.var.place.workspace.plan].live_keys
  const used = keys.filter(key => !isOver(key, now) && !key.replaced_by).length
  const state = c.var.ctx.livemode
    ? `${used} of ${limit} live keys in use.`
    : 'Test keys make marked pictures, post nowhere and cost nothing.'
  const body =
    keys.length === 0
      ? html`${empty('No key yet', 'A key lets your own systems ask for pictures. One call is enough to see it work.', add)}${beside(firstRequest(c), afterwards(c))}`
      : html`<div class="stack l"><p class="soft sml">${state}</p><div class="scroll" tabindex="0" role="region" aria-label="Keys"><table class="grid-t"><thead><tr><th>Key</th><th>Can do</th><th>State</th><th>Last used</th><th class="n">Requests today</th></tr></thead><tbody>${keys.map(key => row(c, key, uses.get(key.id), now))}</tbody></table></div>${beside(firstRequest(c), afterwards(c))}</div>`
  return draw(c, { title: 'Keys', at: 'developers/keys', page: 'keys', head: developerHead(c, 'keys', add), body })
}

/** Run as it stands once the key is in its place. */
const firstRequest = (c: C): Html =>
  html`<section class="stack s"><h2>First request</h2>${code(
    'first',
    'Command',
    html`curl -s ${c.var.deps.public_url}/api/v1/programmatic/generate \\
  -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" \\
  -d <span class="v">'{"brief":"We open at six on Saturdays",
       "channel":"linkedin","asset_type":"card"}'</span>`,
  )}</section>`

const afterwards = (c: C): Html =>
  steps('What happens then', [
    html`It answers at once with a run and its <code>id</code>.`,
    html`<code>GET /runs/{id}</code> shows the picture about a second later, or an endpoint of yours is told.`,
    html`The request stands under <a class="link" href="${hrefOf(c, 'developers/requests')}">Requests</a>, its picture under <a class="link" href="${hrefOf(c, 'runs')}">Runs</a>.`,
    html`There are clients and a command line too: <a class="link" href="${c.var.deps.public_url}/docs">the documentation</a>.`,
  ])

/** In this answer and nowhere else: no redirect, and nobody keeps it. */
function shownOnce(c: C, key: Key & { key: string }, title: string) {
  c.header('Cache-Control', 'no-store')
  const main = html`${note('warn', 'This is the only time that you see it. Nobody can show it again, not even we: only its hash is kept.')}
<p class="row"><b>${key.name}</b><span class="chip">${key.livemode ? 'live' : 'test'}</span></p>${copied('secret', key.key)}
<section class="stack s"><h2>Try it</h2>${trial(c)}<p class="soft sml">It may: ${mayDo(key)}.</p></section><p><a class="btn main" href="${hrefOf(c, 'developers/keys')}">I have kept it</a></p>`
  const help = steps('What happens next', [
    'Keep it where your service keeps secrets, and never in its code.',
    html`On a machine of your own, <code>brand login</code> takes it.`,
    html`Seen by others? Revoke it on <a class="link" href="${hrefOf(c, `developers/keys/${key.id}`)}">its page</a>: it stops at once.`,
    'Lost? Rotate it there: a new secret that may do the same.',
  ])
  return draw(c, { title, at: 'developers/keys', page: 'keys-shown', body: beside(main, help) }, 201)
}

type Studio = { profiles: readonly Profile[]; bound: string | null }

/** The profiles that there are, and the one that this key makes cards by. */
async function studioOf({ var: { world, ctx, place } }: C, key: Key): Promise<Studio> {
  if (!plans[place.workspace.plan].studio) return { profiles: [], bound: null }
  const [profiles, bound] = await Promise.all([
    listProfiles(world, ctx.workspace.id),
    findBound({ db: world.db, workspace: ctx.workspace, key }),
  ])
  return { profiles, bound: bound?.profile.id ?? null }
}

async function one(c: C) {
  const id = uuid(c.req.param('id'))
  const key = (await keysOf(c)).find(found => found.id === id)
  if (!key) throw new Problem('route_not_found', 'There is no such key.')
  const studio = await studioOf(c, key)
  const profile = studio.profiles.find(one => one.id === studio.bound)
  const use = (await keyUses(c.var.world, c.var.ctx.workspace.id)).get(key.id)
  const now = c.var.world.now()
  const rows: [string, string | Html][] = [
    ['Key', html`<code>${signOf(key)}</code>`],
    ['State', stateOf(c, key, now)],
    ['Permissions', permitted(key)],
    ['For', reach(key)],
    ...(postsAlone(key) ? [['Posts by itself', `from a score of ${key.auto_post_min_score}`] as [string, string]] : []),
    ...(studio.profiles.length > 0 ? [['Studio', profile?.name ?? 'no profile'] as [string, string]] : []),
    ['Requests today', `${today(use)} of ${key.daily_limit.toLocaleString('en')}`],
    ['Last used', lastUse(use, isYoung(key, now), at => dayTime(at, c.var.place.workspace.time_zone))],
    ['Created', dayTime(key.created_at, c.var.place.workspace.time_zone)],
  ]
  const head = headBelow(
    hrefOf(c, 'developers/keys'),
    'Keys',
    html`<h1>${key.name}</h1><span class="chip">${key.livemode ? 'live' : 'test'}</span>`,
  )
  return draw(c, {
    title: key.name,
    at: 'developers/keys',
    page: 'key',
    head,
    body: html`<div class="cols"><div>${section('What it is', 'Its permissions cannot be changed. For others, create another key.', facts(rows, 'left'))}${isOver(key, now) ? '' : changes(c, key, studio)}</div><aside class="aside">${tryIt(c, key)}</aside></div>`,
  })
}

/** The question that every key may ask. */
const trial = (c: C): Html =>
  code(
    'try',
    'Command',
    html`curl -s ${c.var.deps.public_url}/api/v1/programmatic/me \\
  -H "Authorization: Bearer <span class="v">$KEY</span>"`,
  )

const tryIt = (c: C, key: Key): Html =>
  tip(
    'Try it',
    html`${trial(c)}<p><code>$KEY</code> is the whole secret of ${signOf(key)}. It answers with what this key may do and what is left of its limits. The secret was shown once; whoever lost it rotates the key.</p><p><a class="link" href="${hrefOf(c, 'developers/requests')}">What keys have asked</a></p>`,
  )

const END = 'It stops working at once, and what it has planned does not go out. This cannot be undone.'

/** What can be done with a key that works. */
function changes(c: C, key: Key, { profiles, bound }: Studio): Html {
  const form = (verb: string, draw: (form: Form) => Html, more: Html | '' = '') =>
    postForm(c, hrefOf(c, `developers/keys/${key.id}/${verb}`), draw, { attributes: html`class="stack short"${more}` })
  const rotate = (form: Form) =>
    html`<label class="row sml">Overlap of<input class="in num fit" name="overlap_hours" type="number" min="0" max="720" value="${form.value('overlap_hours', '24')}" aria-label="Hours of overlap"${form.mark('overlap_hours')}>${form.told('overlap_hours')}hours</label><p><button class="btn">Rotate</button></p>`
  const addresses = (form: Form) =>
    html`${textField(form, { name: 'allowed_addresses', label: 'Addresses and networks', value: key.allowed_addresses?.join(', ') ?? '', more: 'mono', max: 2_000, hint: 'Separated by commas. Leave empty to allow all.' })}<p><button class="btn">Save</button></p>`
  const none = { value: '', label: 'None: it makes no cards of templates' }
  const choices = [none, ...profiles.map(({ id, name }) => ({ value: id, label: name }))]
  const studio = (form: Form) =>
    html`${select(form, { name: 'profile', label: 'Profile', options: choices, chosen: bound ?? '' })}<p><button class="btn">Save</button></p>`
  const revoke = () => html`<p><button class="btn bad">Revoke ${key.name}</button></p>`
  const overlap =
    'A new secret that may do the same. Both are good until the overlap is over, so a key that others have seen is revoked instead.'
  return html`${section('Rotate', overlap, form('rotate', rotate))}${section('Allowed IP addresses', 'Where it may be used from.', form('restrict', addresses))}${profiles.length > 0 ? section('Studio', 'The profile by which it makes cards of templates.', form('studio', studio)) : ''}${section('Revoke', END, form('revoke', revoke, html` ${asksFirst}`))}`
}

const revoking = async (c: C) => {
  const key = (await keysOf(c)).find(({ id }) => id === c.req.param('id'))
  return key && !key.revoked_at ? { title: `Revoke ${key.name}?`, told: END, yes: `Revoke ${key.name}` } : null
}

const place = (c: C) => ({ workspace_id: c.var.ctx.workspace.id, key_id: uuid(c.req.param('id')) })

export const keys = routes()
  .get('/developers', may('develop'), c => c.redirect(hrefOf(c, 'developers/keys'), 303))
  .get('/developers/keys', may('develop'), list)
  .get('/developers/keys/new', may('develop'), c => form(c))
  .get('/developers/keys/:id', may('develop'), one)

  .post('/developers/keys', may('develop'), async c => {
    const input = inputOf(c, await fieldsOf(c))
    return shownOnce(c, await mint(c.var.world, c.var.ctx, input), 'Your new key')
  })

  .post('/developers/keys/:id/rotate', may('develop'), async c => {
    const overlap_hours = Number((await fieldsOf(c)).text('overlap_hours') || 24)
    return shownOnce(
      c,
      await rotateKey(c.var.world, c.var.ctx, read(RotateInput, { ...place(c), overlap_hours })),
      'The new secret',
    )
  })

  .post('/developers/keys/:id/restrict', may('develop'), async c => {
    const allowed_addresses = listed((await fieldsOf(c)).text('allowed_addresses'))
    await restrictKey(c.var.world, c.var.ctx, read(RestrictInput, { ...place(c), allowed_addresses }))
    return back(c, hrefOf(c, `developers/keys/${place(c).key_id}`), 'Saved.')
  })

  .post('/developers/keys/:id/studio', may('develop'), async c => {
    const { workspace_id, key_id } = place(c)
    await bindProfile(c.var.world, c.var.ctx, { workspace_id, id: key_id }, orNull((await fieldsOf(c)).text('profile')))
    return back(c, hrefOf(c, `developers/keys/${key_id}`), 'Bound, from the next request on.')
  })

  .post('/developers/keys/:id/revoke', may('develop'), sure('developers/keys', revoking), async c => {
    const { workspace_id, key_id } = place(c)
    const { posts_canceled, name } = await revokeKey(c.var.world, c.var.ctx, { workspace_id, id: key_id })
    return back(
      c,
      hrefOf(c, 'developers/keys'),
      `${name} is revoked.${posts_canceled > 0 ? ` ${posts_canceled} planned posts were canceled.` : ''}`,
    )
  })
