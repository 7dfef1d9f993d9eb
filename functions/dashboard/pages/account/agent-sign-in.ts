// Whoever lets an agent in is signed in here: handed on to the page of consent, which has another origin, by a link that works once.
import { html } from 'hono/html'
import * as z from 'zod'
import { routes } from '#functions/dashboard/http/env.ts'
import { signedIn } from '#functions/dashboard/http/guards.ts'
import { mayLeadTo } from '#functions/dashboard/http/page-headers.ts'
import { fieldsOf, read } from '#functions/dashboard/http/sent.ts'
import { drawDoor } from '#functions/dashboard/parts/door.ts'
import { postForm } from '#functions/dashboard/parts/field.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import { type Asker, askerOf } from '#lib/oauth/asker.ts'
import { Problem } from '#lib/problem.ts'
import { personLink } from '#lib/signin/words.ts'

/** Made by the page of consent, and held against the cookie that it left in this browser. */
const State = z.string().regex(/^[0-9A-Za-z]{43}$/, 'is over. Start again in your client')

const whoAsks = ({ host, back }: Asker): Html =>
  html`<p class="soft">${host ? html`Its maker shows itself as <b class="ink">${host}</b>.` : 'The name is what it calls itself; nobody has checked it.'} You are sent back to <b class="ink">${back}</b>.</p>`

export const agentSignIn = routes()
  .get('/agents/sign-in', signedIn, async c => {
    const { person } = c.var.me ?? { person: { name: '', email: '' } }
    const state = read(State, c.req.query('state'))
    const asker = await askerOf(c.var.world.redis, state)
    if (!asker) throw new Problem('invalid_state', 'This request is over. Start again in your client.')
    mayLeadTo(c, new URL(c.var.deps.public_url).origin)
    return drawDoor(c, {
      title: `${asker.name} asks to work for you`,
      body: html`${whoAsks(asker)}<section class="stack s"><h2>It would like to</h2><ul class="asks">${asker.wants.map(one => html`<li>${one}</li>`)}</ul><p class="soft sml">Nothing is allowed yet. On the next page you choose which of these, and in which workspace.</p></section>
${postForm(c, '/agents/sign-in', () => html`<button class="btn main tall">${icon('right')}Go on as ${person.name}</button>`, { attributes: html`class="stack"`, about: { state } })}<p class="sml soft">You are signed in with ${person.email}. Not you, or not started by you? Close this page.</p><form method="post" action="/logout"><button class="link sml">I am somebody else: sign out</button></form>`,
    })
  })

  .post('/agents/sign-in', signedIn, async c => {
    const state = read(State, (await fieldsOf(c)).text('state'))
    const { id = '', email = '' } = c.var.me?.person ?? {}
    const by = { actor: `user:${id}`, request_id: c.var.request_id }
    const link = await personLink(c.var.world, by, email)
    if (!link) throw new Problem('invalid_state', 'You are not signed in any more.')
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    mayLeadTo(c, new URL(c.var.deps.public_url).origin)
    return c.redirect(`${c.var.deps.public_url}/oauth/sign-in?state=${state}&code=${link.word}`, 303)
  })
