// Passkeys: the way in, and those of one's own account.
import { html } from 'hono/html'
import { back, keepTie, takeTie } from '#functions/dashboard/http/cookies.ts'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { meOf, signedIn } from '#functions/dashboard/http/guards.ts'
import { type Fields, fieldsOf } from '#functions/dashboard/http/sent.ts'
import { sure } from '#functions/dashboard/http/sure.ts'
import { assertFew, browserName, counted, entering, go } from '#functions/dashboard/pages/account/entering.ts'
import { asksFirst, hiddenField, postForm } from '#functions/dashboard/parts/field.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import { ago } from '#functions/dashboard/parts/time.ts'
import {
  addPasskey,
  enterByPasskey,
  newChallenge,
  newTie,
  type Place,
  passkeysOf,
  removePasskey,
} from '#lib/signin/passkeys.ts'
import type { SignedIn } from '#lib/signin/session.ts'
import { userHandle } from '#lib/signin/webauthn.ts'

/** Names of relying parties are hosts, without their port. */
function placeOf(c: C): Place {
  const { origin, hostname } = new URL(c.var.deps.dashboard_url)
  return { origin, rp_id: hostname }
}

const empty = (names: readonly string[]): Html => html`${names.map(name => hiddenField(name, ''))}`

/** Shown by its script alone: without one there is nothing to press. */
export const passkeyForm = (c: C): Html =>
  postForm(
    c,
    '/login/passkey',
    () =>
      html`${empty(['id', 'client', 'data', 'signature', 'user'])}<button class="btn main tall">${icon('key')}Sign in with a passkey</button><output class="sml bad" role="alert"></output>`,
    { attributes: html`class="stack s" data-passkey="enter" data-from="/login/challenge" hidden` },
  )

const addForm = (c: C): Html =>
  postForm(
    c,
    '/me/passkeys',
    () =>
      html`${empty(['client', 'data'])}${hiddenField('name', browserName(c.req.header('user-agent') ?? ''))}<p><button class="btn">${icon('key', 's')}Add a passkey</button></p><output class="sml bad" role="alert"></output>`,
    { attributes: html`class="stack s" data-passkey="add" data-from="/me/passkeys/challenge" hidden` },
  )

export async function passkeyList(c: C, me: SignedIn): Promise<Html> {
  const found = await passkeysOf(c.var.world, me)
  const now = c.var.world.now()
  const list = found.map(
    ({ id, name, created_at, used_at }) =>
      html`<li><span class="grow"><b class="m">${name}</b><br><span class="soft sml">added ${ago(created_at, now, me.person.time_zone)}, ${used_at ? `last used ${ago(used_at, now, me.person.time_zone)}` : 'not used yet'}</span></span>${postForm(c, '/me/passkeys/remove', () => html`<button class="btn sm">Remove<span class="vh"> ${name}</span></button>`, { about: { id }, attributes: asksFirst })}</li>`,
  )
  return html`${found.length === 0 ? html`<p class="soft sml">None yet.</p>` : html`<ul class="devs">${list}</ul>`}${addForm(c)}`
}

async function removing(c: C, fields: Fields) {
  const found = await passkeysOf(c.var.world, meOf(c))
  const passkey = found.find(({ id }) => id === fields.text('id'))
  const left =
    found.length > 1 ? 'Your other passkeys go on working.' : 'It is your only one: after it you need a link.'
  const told = `It opens nothing here any more, and your other browsers are signed out. ${left}`
  return passkey ? { title: `Remove the passkey of ${passkey.name}?`, told, yes: 'Remove it' } : null
}

export const passkeys = routes()
  .post('/login/challenge', async c => {
    await assertFew(c, 'challenge')
    const tie = newTie(c.var.world)
    keepTie(c, tie)
    return c.json({ challenge: await newChallenge(c.var.world, tie), rp_id: placeOf(c).rp_id })
  })
  .post('/login/passkey', async c => {
    const fields = await fieldsOf(c)
    const signed = {
      ...{ id: fields.text('id'), client: fields.text('client'), data: fields.text('data') },
      ...{ signature: fields.text('signature'), user: fields.text('user') },
    }
    const tie = takeTie(c) ?? ''
    const entered = await counted(c, () => enterByPasskey(c.var.world, signed, placeOf(c), tie, entering(c, 'passkey')))
    return go(c, entered)
  })

  .use('/me/passkeys', signedIn)
  .use('/me/passkeys/*', signedIn)
  .post('/me/passkeys/challenge', async c => {
    const me = meOf(c)
    const { id, name, email } = me.person
    const [challenge, known] = await Promise.all([newChallenge(c.var.world, me.session), passkeysOf(c.var.world, me)])
    return c.json({
      ...{ challenge, rp_id: placeOf(c).rp_id, service: c.var.deps.service_name },
      ...{ user: userHandle(id), name, email, known: known.map(one => one.id) },
    })
  })
  .post('/me/passkeys', async c => {
    const fields = await fieldsOf(c)
    const made = { client: fields.text('client'), data: fields.text('data'), name: fields.text('name') }
    await addPasskey(c.var.world, meOf(c), placeOf(c), made, c.var.request_id)
    return back(c, '/me', 'The passkey is added. Other browsers of yours were signed out.')
  })
  .post('/me/passkeys/remove', sure('me', removing), async c => {
    await removePasskey(c.var.world, meOf(c), (await fieldsOf(c)).text('id'), c.var.request_id)
    return back(c, '/me', 'Removed. Other browsers of yours were signed out.')
  })
