// One's own account: name, looks, browsers; and new workspaces.
import { html } from 'hono/html'
import * as z from 'zod'
import { back, keepTheme } from '#functions/dashboard/http/cookies.ts'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { inLastPlace, meOf, signedIn } from '#functions/dashboard/http/guards.ts'
import { fieldsOf, read } from '#functions/dashboard/http/sent.ts'
import { browserName } from '#functions/dashboard/pages/account/entering.ts'
import { passkeyList } from '#functions/dashboard/pages/account/passkeys.ts'
import { beside, steps, tip } from '#functions/dashboard/parts/beside.ts'
import { drawDoor } from '#functions/dashboard/parts/door.ts'
import { postForm, section, textField, zoneField, zoneIn } from '#functions/dashboard/parts/field.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import { draw, type Html, script } from '#functions/dashboard/parts/shell.ts'
import { agoWords, dayTime } from '#functions/dashboard/parts/time.ts'
import { slugOf } from '#lib/members/place.ts'
import { registry } from '#lib/registry.ts'
import { ShownName } from '#lib/shown-name.ts'
import { browsersOf, renamePerson, type SignedIn, signOutBrowser, signOutOthers } from '#lib/signin/session.ts'
import { foundWorkspace } from '#lib/workspaces/found.ts'
import { CreateWorkspaceInput } from '#lib/workspaces/workspace.ts'

const Profile = z.object({ name: ShownName })

/** Inside the frame where there is a workspace; whoever has none stands at the door. */
const drawOwn = (c: C, title: string, body: Html) =>
  c.var.place ? draw(c, { title, at: 'me', page: 'me', body }) : drawDoor(c, { title, body })

const themes = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const

const profileForm = (c: C, { person }: SignedIn): Html =>
  postForm(
    c,
    '/me',
    form => html`${textField(form, { name: 'name', label: 'Name', value: person.name, required: true, max: 120, complete: 'name' })}
<fieldset class="field"><legend>Theme</legend><div class="seg">${themes.map(([value, label]) => html`<label><input type="radio" name="theme" value="${value}"${form.isTicked('theme', value, (c.var.theme ?? 'system') === value) ? html` checked` : ''}>${label}</label>`)}</div></fieldset>
<p><button class="btn main">Save</button></p>`,
    { attributes: html`class="stack short"` },
  )

const ways = registry({ passkey: 'by a passkey', link: 'by a link', agent: 'to let an agent in' })

/** Of the workspace that one stands in; whoever has none reads UTC. */
const zoneOf = (c: C): string => c.var.place?.workspace.time_zone ?? 'UTC'

async function browserList(c: C, me: SignedIn): Promise<Html> {
  const browsers = await browsersOf(c.var.world, me)
  const now = c.var.world.now()
  const zone = zoneOf(c)
  const rows = browsers.map(({ id, user_agent, method, created_at, seen_at, here }) => {
    const name = browserName(user_agent)
    const out = here
      ? html`<form method="post" action="/logout"><button class="btn sm">Sign out<span class="vh"> of this browser</span></button></form>`
      : postForm(
          c,
          '/me/browsers/end',
          () =>
            html`<button class="btn sm">Sign out<span class="vh"> ${name}, signed in ${dayTime(created_at, zone)}</span></button>`,
          { about: { id } },
        )
    const seen = here ? '' : `, seen ${agoWords(seen_at, now, zone)}`
    return html`<li><span class="grow"><b class="m">${name}</b>${here ? html` <span class="chip good">${icon('check', 's')}this one</span>` : ''}<br><span class="soft sml">Signed in ${dayTime(created_at, zone)} ${ways[method] ?? ''}${seen}</span></span>${out}</li>`
  })
  const others =
    browsers.length > 1
      ? html`<form method="post" action="/me/others"><button class="btn">Sign out everywhere else</button></form>`
      : ''
  return html`<ul class="devs">${rows}</ul>${others}`
}

const workspaceList = ({ places }: SignedIn): Html =>
  html`<ul class="stack s">${places.map(({ workspace, role, slug }) => html`<li class="row"><a class="link" href="/w/${slug}">${workspace.name}</a><span class="chip push">${role}</span></li>`)}</ul><p><a class="btn" href="/workspaces/new">${icon('plus', 's')}New workspace</a></p>`

async function accountPage(c: C) {
  const me = meOf(c)
  const { person } = me
  const parts = [
    section('You', person.email, profileForm(c, me)),
    section(
      'Passkeys',
      'Your finger, your face or the lock of your device, without waiting for a link.',
      await passkeyList(c, me),
    ),
    section('Browsers', 'Where you are signed in.', await browserList(c, me)),
  ]
  const places = tip('Workspaces', html`<p>Each is one brand, with its people and its posts.</p>${workspaceList(me)}`)
  return drawOwn(
    c,
    'Your account',
    html`${beside(html`<div class="own">${parts}</div>`, places)}${script(c, 'passkey.js')}`,
  )
}

const newPage = (c: C) =>
  drawOwn(
    c,
    'New workspace',
    beside(
      postForm(
        c,
        '/workspaces/new',
        form =>
          html`<p class="soft">One brand, its people and its posts. It begins on the free plan. Days and hours of everybody in it are by its time zone.</p>${textField(form, { name: 'name', label: 'Name', required: true, max: 120, complete: 'organization' })}${zoneField(form, c.var.world.now(), meOf(c).person.time_zone)}<p class="row"><button class="btn main">Create workspace</button><a class="btn bare" href="/me">Not now</a></p>`,
        { attributes: html`class="stack short"` },
      ),
      steps('What happens next', [
        'You are led to Create, in the new workspace.',
        'Name your site under Brand: colours, logo and voice are read from it.',
        'The first run takes no credits, and nobody asks for a payment card.',
      ]),
    ),
  )

export const me = routes()
for (const path of ['/me', '/me/*', '/workspaces/*']) me.use(path, signedIn, inLastPlace)

me.get('/me', accountPage)
  .post('/me', async c => {
    const fields = await fieldsOf(c)
    await renamePerson(c.var.world, meOf(c), read(Profile, { name: fields.text('name') }))
    const theme = fields.text('theme')
    keepTheme(c, theme === 'light' || theme === 'dark' ? theme : null)
    return back(c, '/me', 'Saved.')
  })
  .post('/me/browsers/end', async c => {
    await signOutBrowser(c.var.world, meOf(c), (await fieldsOf(c)).text('id'))
    return back(c, '/me', 'That browser is signed out.')
  })
  .post('/me/others', async c => {
    const gone = await signOutOthers(c.var.world, meOf(c))
    return back(c, '/me', `Signed out in ${gone} other ${gone === 1 ? 'browser' : 'browsers'}.`)
  })
  .get('/workspaces/new', newPage)
  .post('/workspaces/new', async c => {
    const fields = await fieldsOf(c)
    const { person } = meOf(c)
    const zone = zoneIn(fields.text)
    const input = read(CreateWorkspaceInput, { name: fields.text('name'), time_zone: zone })
    const workspace = await foundWorkspace(c.var.world, { user_id: person.id, request_id: c.var.request_id }, input)
    return c.redirect(`/w/${slugOf(workspace)}/create`, 303)
  })
