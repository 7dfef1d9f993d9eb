// How one comes in: the page of one's link, the first owner, an invitation, out again.
import { html } from 'hono/html'
import { back, dropSession, keepWay } from '#functions/dashboard/http/cookies.ts'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { placeBefore } from '#functions/dashboard/http/guards.ts'
import { unnamed } from '#functions/dashboard/http/refusal.ts'
import { fieldsOf, ownPath, read } from '#functions/dashboard/http/sent.ts'
import { assertFew, counted, entering, go } from '#functions/dashboard/pages/account/entering.ts'
import { passkeyForm } from '#functions/dashboard/pages/account/passkeys.ts'
import { drawDoor } from '#functions/dashboard/parts/door.ts'
import { hiddenField, postForm, textField } from '#functions/dashboard/parts/field.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import { type Html, note } from '#functions/dashboard/parts/shell.ts'
import { isGivenZone } from '#lib/instant/zone.ts'
import { Problem } from '#lib/problem.ts'
import { mailLink } from '#lib/signin/mail-link.ts'
import { signOut } from '#lib/signin/session.ts'
import { Email, enterByLink, join, NewcomerInput, type Opened, openWord } from '#lib/signin/words.ts'

/** What was pasted is not shown again. */
const linkForm = (c: C): Html =>
  postForm(
    c,
    '/enter',
    form =>
      html`<div class="field"><label for="word">Link or code</label><input class="in tall mono" id="word" name="word" required autocomplete="off" maxlength="400" placeholder="Paste your link"${form.mark('word')}>${form.told('word')}</div><button class="btn main tall">${icon('key')}Continue</button>`,
    { attributes: html`class="stack" data-is="hash"` },
  )

const linkPage = (c: C) =>
  drawDoor(c, {
    title: 'Sign in',
    body: html`<p class="soft">Your link works once.</p>
${linkForm(c)}
<p class="sml soft">No link? <a class="link" href="/login">How to get one</a></p>`,
  })

const mailForm = (c: C): Html =>
  postForm(
    c,
    '/login/mail',
    form =>
      html`${textField(form, { name: 'email', label: 'E-mail', type: 'email', more: 'tall', complete: 'username', required: true })}<button class="btn tall">Send me a link</button>`,
    { attributes: html`class="stack"` },
  )

const loginPage = (c: C) => {
  const { mail } = c.var.world
  const has = html`<details class="more"${mail ? '' : html` open`}><summary class="link sml">I have a link</summary><p class="soft sml">It works once; whoever invited you, or an owner of your workspace, has another one.</p>${linkForm(c)}</details>`
  return drawDoor(c, {
    title: 'Sign in',
    scripts: ['passkey.js'],
    body: html`${passkeyForm(c)}${mail ? mailForm(c) : ''}${has}
<details class="more"><summary class="link sml">I run this service</summary><p class="sml soft">On the machine from which it is run, for whoever wants to sign in:</p><pre class="code wrap-any pre">npm run admin -- member link --email you@company.com</pre><p class="sml soft">For a workspace that nobody has an account in yet:</p><pre class="code wrap-any pre">npm run admin -- owner link --workspace ID</pre></details>`,
  })
}

/** The same for every address: whether there is an account of it is nobody's business. */
const sentPage = (c: C, email: string) =>
  drawDoor(c, {
    title: 'Look into your mailbox',
    body: html`<p class="soft">If <b class="ink">${email}</b> has an account here, a letter with a link is on its way. The link works once, for 15 minutes.</p><p class="sml soft">Nothing came? Look among the unwanted ones, or <a class="link" href="/login">try again</a>.</p>`,
  })

const whom = { owner: 'This link makes you an owner of', invitation: 'You are invited to' } as const

/** What was sent, and what is wrong with it. */
type Refused = { given: { name: string; email: string }; problem: Problem }

/** A link into a workspace: who is signed in joins at once, anybody else says who he is. */
function joinPage(c: C, word: string, opened: Opened & { kind: 'owner' | 'invitation' }, refused?: Refused) {
  const { me } = c.var
  const where = html`<p class="soft">${whom[opened.kind]} <b class="ink">${opened.workspace_name}</b>${opened.kind === 'invitation' ? html`, as ${opened.role}` : '. It works once, and for an hour'}.</p>`
  const hidden = hiddenField('word', word)
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
    : html`<input class="in tall" id="email" name="email" type="email" autocomplete="email" required maxlength="200" value="${refused?.given.email ?? ''}">`
  return drawDoor(c, {
    title: opened.kind === 'owner' ? 'You are the first one here' : 'Welcome',
    body: html`${where}${refused ? note('bad', unnamed(refused.problem.message)) : ''}<form class="stack" method="post" action="/welcome">${hidden}
<div class="field"><label for="name">Your name</label><input class="in tall" id="name" name="name" autocomplete="name" required maxlength="120" value="${refused?.given.name ?? ''}"></div>
<div class="field"><label for="email">E-mail</label>${mail}</div>
<input type="hidden" name="time_zone" value="UTC" data-is="zone"><button class="btn main tall">${icon('right')}Go on</button></form>`,
  })
}

/** A newcomer has no page to go back to: the form comes again. */
function flawOf(given: object): Problem | null {
  try {
    read(NewcomerInput, given)
    return null
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

/** Whoever pastes a link pastes all of it, and what stood around it. */
const wordIn = (text: string) => /[\w-]+/.exec(text.split('#').at(-1) ?? '')?.[0] ?? ''

export const enter = routes()
  .get('/login', c => {
    const to = ownPath(c.req.query('to'))
    if (c.var.me) return c.redirect(to, 303)
    if (to !== '/') keepWay(c, to)
    return loginPage(c)
  })
  .get('/enter', c => linkPage(c))

  .post('/login/mail', async c => {
    await assertFew(c, 'mail')
    const email = read(Email, (await fieldsOf(c)).text('email'))
    mailLink(c.var.world, email, c.var.request_id)
    return sentPage(c, email)
  })

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
    const given = {
      name: fields.text('name'),
      email: fields.text('email'),
      time_zone: isGivenZone(zone) ? zone : 'UTC',
    }
    const flaw = c.var.me ? null : flawOf(given)
    if (flaw) {
      const opened = await counted(c, () => openWord(c.var.world, word))
      if (opened.kind === 'link') throw flaw
      return joinPage(c, word, { ...opened, kind: opened.kind }, { given, problem: flaw })
    }
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
    const place = placeBefore(c, me)
    if (place) return c.redirect(`/w/${place.slug}/${place.role === 'viewer' ? 'runs' : 'create'}`, 303)
    return back(c, '/workspaces/new', 'You are in no workspace yet. Make one, or open an invitation.')
  })
