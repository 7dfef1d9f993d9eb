// One's own account: name, looks, browsers; and new workspaces.
import type { Context } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod'
import { keepTheme, say } from '#functions/dashboard/http/cookies.ts'
import { type DashboardEnv, routes } from '#functions/dashboard/http/env.ts'
import { fieldsOf, read } from '#functions/dashboard/http/form.ts'
import { signedIn } from '#functions/dashboard/http/guards.ts'
import { drawDoor } from '#functions/dashboard/parts/door.ts'
import { zoneField } from '#functions/dashboard/parts/field.ts'
import { ago, isZone } from '#functions/dashboard/parts/time.ts'
import { slugOf } from '#lib/members/place.ts'
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

/** `Firefox on Linux` is all that one looks for. */
export function browserName(agent: string): string {
  const browser = /Edg\//.test(agent)
    ? 'Edge'
    : /Firefox\//.test(agent)
      ? 'Firefox'
      : /Chrome\//.test(agent)
        ? 'Chrome'
        : /Safari\//.test(agent)
          ? 'Safari'
          : 'A browser'
  const system = /iPhone|iPad/.test(agent)
    ? 'iOS'
    : /Android/.test(agent)
      ? 'Android'
      : /Mac OS/.test(agent)
        ? 'macOS'
        : /Windows/.test(agent)
          ? 'Windows'
          : /Linux/.test(agent)
            ? 'Linux'
            : ''
  return system ? `${browser} on ${system}` : browser
}

async function accountPage(c: C) {
  const me = meOf(c)
  const { person } = me
  const browsers = await browsersOf(c.var.world, me)
  const now = c.var.world.now()
  const themes = [
    ['system', 'As the system'],
    ['light', 'Light'],
    ['dark', 'Dark'],
  ] as const
  return drawDoor(c, {
    title: 'Your account',
    body: html`<p class="row"><span class="soft">${person.email}</span><a class="link sml push" href="/">Back</a></p>
<form class="stack" method="post" action="/me"><div class="field"><label for="name">Name</label><input class="in" id="name" name="name" value="${person.name}" required maxlength="120" autocomplete="name"></div>${zoneField(person.time_zone)}
<fieldset class="field"><legend>Looks</legend><div class="seg">${themes.map(([value, label]) => html`<label><input type="radio" name="theme" value="${value}"${(c.var.theme ?? 'system') === value ? html` checked` : ''}>${label}</label>`)}</div></fieldset>
<button class="btn main">Save</button></form>
<section class="stack s"><h2>Where you are signed in</h2><ul class="devs">${browsers.map(({ user_agent, seen_at, here }) => html`<li><span><b class="m">${browserName(user_agent)}</b><br><span class="soft sml">${here ? 'this one' : `last seen ${ago(seen_at, now, person.time_zone)}`}</span></span></li>`)}</ul>
${browsers.length > 1 ? html`<form method="post" action="/me/others"><button class="btn sm">Sign out everywhere else</button></form>` : ''}</section>
<section class="stack s"><h2>Workspaces</h2><ul class="stack s">${me.places.map(({ workspace, role, slug }) => html`<li class="row"><a class="link" href="/w/${slug}">${workspace.name}</a><span class="faint push sml">${role}</span></li>`)}</ul><a class="btn sm" href="/workspaces/new">New workspace</a></section>
<form method="post" action="/logout"><button class="btn bad">Sign out</button></form>`,
  })
}

const newPage = (c: C) =>
  drawDoor(c, {
    title: 'New workspace',
    body: html`<p class="soft">One brand, its people and its posts. It begins on the free plan.</p>
<form class="stack" method="post" action="/workspaces/new"><div class="field"><label for="name">Name</label><input class="in tall" id="name" name="name" required maxlength="120" autocomplete="organization"></div>${zoneField(meOf(c).person.time_zone)}<button class="btn main tall">Make it</button></form>`,
  })

export const me = routes()
me.use('/me', signedIn)
me.use('/me/*', signedIn)
me.use('/workspaces/*', signedIn)

me.get('/me', accountPage)
  .post('/me', async c => {
    const fields = await fieldsOf(c)
    const profile = read(Profile, { name: fields.text('name'), time_zone: fields.text('time_zone') })
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
    const zone = fields.text('time_zone')
    const input = read(CreateWorkspaceInput, { name: fields.text('name'), time_zone: isZone(zone) ? zone : 'UTC' })
    const workspace = await foundWorkspace(c.var.world, { user_id: person.id, request_id: c.var.request_id }, input)
    return c.redirect(`/w/${slugOf(workspace)}/create`, 303)
  })
