// Whoever lets an agent in is signed in here: handed on to the page of consent, which has another origin, by a link that works once.
import { html } from 'hono/html'
import * as z from 'zod'
import { routes } from '#functions/dashboard/http/env.ts'
import { fieldsOf, read } from '#functions/dashboard/http/form.ts'
import { signedIn } from '#functions/dashboard/http/guards.ts'
import { mayLeadTo } from '#functions/dashboard/http/page-headers.ts'
import { drawDoor } from '#functions/dashboard/parts/door.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import { Problem } from '#lib/problem.ts'
import { personLink } from '#lib/signin/words.ts'

/** Made by the page of consent, and held against the cookie that it left in this browser. */
const State = z.string().regex(/^[0-9A-Za-z]{43}$/, 'is over. Start again in your client')

export const agentSignIn = routes()
  .get('/agents/sign-in', signedIn, c => {
    const { person } = c.var.me ?? { person: { name: '', email: '' } }
    const state = read(State, c.req.query('state'))
    mayLeadTo(c, new URL(c.var.deps.public_url).origin)
    return drawDoor(c, {
      title: 'Connect an agent',
      body: html`<p class="soft">A program wants to work in your workspace. You are signed in as <b class="ink">${person.name}</b> (${person.email}). On the next page you see who asks, and choose what it may do.</p>
<form class="stack" method="post" action="/agents/sign-in"><input type="hidden" name="state" value="${state}"><button class="btn main tall">${icon('right')}Go on as ${person.name}</button></form><form method="post" action="/logout"><button class="link sml">I am somebody else: sign out</button></form>`,
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
