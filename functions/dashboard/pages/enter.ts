// How one comes in: the page of one's link, the first owner, an invitation, out again.
import type { Context } from 'hono'
import { html } from 'hono/html'
import {
  dropSession,
  keepSession,
  keepWay,
  lastPlace,
  say,
  sessionOf,
  takeWay,
} from '#functions/dashboard/http/cookies.ts'
import { type DashboardEnv, routes } from '#functions/dashboard/http/env.ts'
import { fieldsOf, ownPath, read } from '#functions/dashboard/http/form.ts'
import { drawDoor } from '#functions/dashboard/parts/door.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import { note } from '#functions/dashboard/parts/shell.ts'
import { isZone } from '#functions/dashboard/parts/time.ts'
import { address } from '#functions/http/entry/address.ts'
import { Problem } from '#lib/problem.ts'
import { signOut } from '#lib/signin/session.ts'
import { type Entered, enterByLink, join, NewcomerInput, type Opened, openWord } from '#lib/signin/words.ts'

type C = Context<DashboardEnv>

const entering = (c: C, method: string) => ({
  method,
  user_agent: c.req.header('user-agent') ?? '',
  former: sessionOf(c),
})

/** Where somebody goes who has just come in. */
function go(c: C, { secret }: Entered): Response {
  keepSession(c, secret)
  return c.redirect(ownPath(takeWay(c)), 303)
}

/** Whoever tries many words that open nothing waits: they cannot be guessed, and nobody should spend our time on it. */
async function counted<T>(c: C, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const attempts = await c.var.deps.failures.count(`signin:${address(c)}`)
    if (attempts.allowed) throw error
    const seconds = Math.max(1, Math.ceil((attempts.resets_at.getTime() - c.var.world.now().getTime()) / 1000))
    throw new Problem('too_many_auth_failures', `Too many tries from this address. Wait ${seconds} s.`, {
      retry_after: seconds,
    })
  }
}

const linkForm = html`<form class="stack" method="post" action="/enter" data-is="hash"><div class="field"><label for="word">Your link</label><input class="in tall mono" id="word" name="word" required autocomplete="off" maxlength="400" placeholder="Paste the whole link"></div><button class="btn main tall">${icon('key')}Continue</button></form>`

const linkPage = (c: C) =>
  drawDoor(c, {
    title: 'Sign in',
    body: html`<p class="soft">Your link works once.</p>
${linkForm}
<p class="sml soft">No link? <a class="link" href="/login">How to get one</a></p>`,
  })

const loginPage = (c: C) =>
  drawDoor(c, {
    title: 'Sign in',
    body: html`<p class="soft">Sign in with the link that you were sent. It works once; whoever invited you, or an owner of your workspace, has another one.</p>
${linkForm}
<details class="more"><summary class="link sml">I run this service</summary><p class="sml soft">On the machine from which it is run, for whoever wants to sign in:</p><pre class="code wrap-any pre">npm run admin -- member link --email you@company.com</pre></details>`,
  })

const whom = { owner: 'This link makes you an owner of', invitation: 'You are invited to' } as const

/** A link into a workspace: who is signed in joins at once, anybody else says who he is. */
function joinPage(
  c: C,
  word: string,
  opened: Opened & { kind: 'owner' | 'invitation' },
  given: Record<string, string> = {},
) {
  const { me } = c.var
  const where = html`<p class="soft">${whom[opened.kind]} <b class="ink">${opened.workspace_name}</b>${opened.kind === 'invitation' ? html`, as ${opened.role}` : '. It works once, and for an hour'}.</p>`
  const hidden = html`<input type="hidden" name="word" value="${word}">`
  if (me)
    return drawDoor(c, {
      title: `Join ${opened.workspace_name}`,
      body: html`${where}<form class="stack" method="post" action="/welcome">${hidden}<button class="btn main tall">Join as ${me.person.name}</button></form><form method="post" action="/logout"><button class="link sml">I am somebody else: sign out</button></form>`,
    })
  if (opened.known)
    return drawDoor(c, {
      title: `Join ${opened.workspace_name}`,
      body: html`${where}${note('calm', html`<b>${opened.email}</b> has an account already. Sign in with it first, then open this link again.`)}<a class="btn main tall" href="/login">Sign in</a>`,
    })
  const mail = opened.email
    ? html`<input class="in tall" id="email" name="email" type="email" value="${opened.email}" readonly>`
    : html`<input class="in tall" id="email" name="email" type="email" autocomplete="email" required maxlength="200" value="${given.email ?? ''}">`
  return drawDoor(c, {
    title: opened.kind === 'owner' ? 'You are the first one here' : 'Welcome',
    body: html`${where}<form class="stack" method="post" action="/welcome">${hidden}
<div class="field"><label for="name">Your name</label><input class="in tall" id="name" name="name" autocomplete="name" required maxlength="120" value="${given.name ?? ''}"></div>
<div class="field"><label for="email">E-mail</label>${mail}</div>
<input type="hidden" name="time_zone" value="UTC" data-is="zone"><button class="btn main tall">${icon('right')}Go on</button></form>`,
  })
}

/** Whoever pastes a link pastes all of it. */
const wordIn = (text: string) => text.trim().split('#').at(-1) ?? ''

export const enter = routes()
  .get('/login', c => {
    const to = ownPath(c.req.query('to'))
    if (c.var.me) return c.redirect(to, 303)
    if (to !== '/') keepWay(c, to)
    return loginPage(c)
  })
  .get('/enter', c => linkPage(c))

  .post('/enter', async c => {
    const word = wordIn((await fieldsOf(c)).text('word'))
    const opened = await counted(c, () => openWord(c.var.world, word))
    if (opened.kind === 'link')
      return go(c, await counted(c, () => enterByLink(c.var.world, word, entering(c, 'link'))))
    return joinPage(c, word, { ...opened, kind: opened.kind })
  })

  .get('/welcome', c => c.redirect('/enter', 303))
  .post('/welcome', async c => {
    const fields = await fieldsOf(c)
    const word = wordIn(fields.text('word'))
    const zone = fields.text('time_zone')
    const given = { name: fields.text('name'), email: fields.text('email'), time_zone: isZone(zone) ? zone : 'UTC' }
    const who = c.var.me ?? read(NewcomerInput, given)
    const entered = await counted(c, () =>
      join(c.var.world, word, who, { ...entering(c, 'link'), request_id: c.var.request_id }),
    )
    return go(c, entered)
  })

  .post('/logout', async c => {
    if (c.var.me) await signOut(c.var.world, c.var.me)
    dropSession(c)
    // What the browser kept of this origin goes as well.
    c.header('Clear-Site-Data', '"cache", "storage"')
    return c.redirect('/login', 303)
  })

  .get('/', c => {
    const { me } = c.var
    if (!me) return c.redirect('/login', 303)
    const last = lastPlace(c)
    const place = me.places.find(one => one.slug === last) ?? me.places[0]
    if (place) return c.redirect(`/w/${place.slug}/${place.role === 'viewer' ? 'runs' : 'create'}`, 303)
    say(c, 'good', 'You are in no workspace yet. Make one, or open an invitation.')
    return c.redirect('/workspaces/new', 303)
  })
