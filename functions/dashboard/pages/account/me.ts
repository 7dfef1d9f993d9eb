// One's own account: name, looks, browsers; and new workspaces.
import type { Context } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod'
import { keepTheme, say } from '#functions/dashboard/http/cookies.ts'
import { type DashboardEnv, routes } from '#functions/dashboard/http/env.ts'
import { fieldsOf, read } from '#functions/dashboard/http/form.ts'
import { inLastPlace, signedIn } from '#functions/dashboard/http/guards.ts'
import { browserName } from '#functions/dashboard/pages/account/entering.ts'
import { passkeyList } from '#functions/dashboard/pages/account/passkeys.ts'
import { beside, steps, tip } from '#functions/dashboard/parts/beside.ts'
import { drawDoor } from '#functions/dashboard/parts/door.ts'
import { section, zoneField, zoneIn } from '#functions/dashboard/parts/field.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import { draw, type Html, script } from '#functions/dashboard/parts/shell.ts'
import { ago, isZone } from '#functions/dashboard/parts/time.ts'
import { slugOf } from '#lib/members/place.ts'
import { Problem } from '#lib/problem.ts'
import { ShownName } from '#lib/shown-name.ts'
import { browsersOf, renamePerson, type SignedIn, signOutOthers } from '#lib/signin/session.ts'
import { foundWorkspace } from '#lib/workspaces/found.ts'
import { CreateWorkspaceInput } from '#lib/workspaces/workspace.ts'

type C = Context<DashboardEnv>

const Profile = z.object({
  name: ShownName,
  time_zone: z.string().refine(isZone, 'is no time zone'),
})

/** Only behind the guard that asks who is signed in. */
const meOf = (c: C): SignedIn => c.var.me as SignedIn

/** Inside the frame where there is a workspace; whoever has none stands at the door. */
const drawOwn = (c: C, title: string, body: Html) =>
  c.var.place ? draw(c, { title, at: 'me', page: 'me', body }) : drawDoor(c, { title, body })

const themes = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const

const profileForm = (c: C, { person }: SignedIn): Html =>
  html`<form class="stack short" method="post" action="/me"><div class="field"><label for="name">Name</label><input class="in" id="name" name="name" value="${person.name}" required maxlength="120" autocomplete="name"></div>${zoneField(c.var.world.now(), person.time_zone)}
<fieldset class="field"><legend>Theme</legend><div class="seg">${themes.map(([value, label]) => html`<label><input type="radio" name="theme" value="${value}"${(c.var.theme ?? 'system') === value ? html` checked` : ''}>${label}</label>`)}</div></fieldset>
<p><button class="btn main">Save</button></p></form>`

async function browserList(c: C, me: SignedIn): Promise<Html> {
  const browsers = await browsersOf(c.var.world, me)
  const now = c.var.world.now()
  const rows = browsers.map(
    ({ user_agent, seen_at, here }) =>
      html`<li><span><b class="m">${browserName(user_agent)}</b><br><span class="soft sml">${here ? 'This browser, signed in now' : `Last seen ${ago(seen_at, now, me.person.time_zone)}`}</span></span></li>`,
  )
  const others =
    browsers.length > 1
      ? html`<form method="post" action="/me/others"><button class="btn">Sign out everywhere else</button></form>`
      : ''
  return html`<ul class="devs">${rows}</ul><div class="row wrap">${others}<form method="post" action="/logout"><button class="btn bad">Sign out</button></form></div>`
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
      html`<form class="stack short" method="post" action="/workspaces/new"><p class="soft">One brand, its people and its posts. It begins on the free plan.</p><div class="field"><label for="name">Name</label><input class="in" id="name" name="name" required maxlength="120" autocomplete="organization"></div>${zoneField(c.var.world.now(), meOf(c).person.time_zone)}<p class="row"><button class="btn main">Create workspace</button><a class="btn bare" href="/me">Not now</a></p></form>`,
      steps('What happens next', [
        'You are led to Create, in the new workspace.',
        'Name your site under Brand: colours, logo and voice are read from it.',
        'The first cards cost nothing; nobody is asked for a card.',
      ]),
    ),
  )

export const me = routes()
for (const path of ['/me', '/me/*', '/workspaces/*']) me.use(path, signedIn, inLastPlace)

me.get('/me', accountPage)
  .post('/me', async c => {
    const fields = await fieldsOf(c)
    const profile = read(Profile, { name: fields.text('name'), time_zone: zoneIn(fields.text) })
    await renamePerson(c.var.world, meOf(c), profile)
    const theme = fields.text('theme')
    keepTheme(c, theme === 'light' || theme === 'dark' ? theme : null)
    say(c, 'good', 'Saved.')
    return c.redirect('/me', 303)
  })
  .post('/me/others', async c => {
    const gone = await signOutOthers(c.var.world, meOf(c))
    say(c, 'good', `Signed out in ${gone} other ${gone === 1 ? 'browser' : 'browsers'}.`)
    return c.redirect('/me', 303)
  })
  .get('/workspaces/new', newPage)
  .post('/workspaces/new', async c => {
    const fields = await fieldsOf(c)
    const { person } = meOf(c)
    const zone = zoneIn(fields.text)
    if (!isZone(zone)) throw new Problem('validation_error', 'There is no such time zone. Asia/Kathmandu is one.')
    const input = read(CreateWorkspaceInput, { name: fields.text('name'), time_zone: zone })
    const workspace = await foundWorkspace(c.var.world, { user_id: person.id, request_id: c.var.request_id }, input)
    return c.redirect(`/w/${slugOf(workspace)}/create`, 303)
  })
