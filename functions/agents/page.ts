// Pages on which a person lets an agent in. No script; every word of a client is shown as text and nothing else.
import { html } from 'hono/html'
import { anyOf, permit } from '#functions/agents/choices.ts'
import { type Inner, page } from '#functions/agents/look.ts'
import type { Person } from '#lib/oauth/person.ts'
import { meanings, type Scope } from '#lib/oauth/scopes.ts'

export type Consent = {
  handle: string
  person: Person
  client: { name: string; host: string; isKnown: boolean }
  redirect: { host: string; isLocal: boolean }
  asked: readonly Scope[]
}

/** What only looks is ticked; all else is for a person to give. */
const groups: readonly { title: string; scopes: readonly Scope[]; isGiven: boolean }[] = [
  { title: 'See', scopes: ['brand:read', 'assets:read', 'analytics:read', 'posts:read'], isGiven: true },
  { title: 'Make', scopes: ['brand:write', 'assets:write'], isGiven: false },
  { title: 'Post and pay', scopes: ['posts:write', 'billing:write'], isGiven: false },
]

const rights = (asked: readonly Scope[]): Inner[] =>
  groups.flatMap(({ title, scopes, isGiven }) => {
    const known = scopes.filter(scope => asked.includes(scope))
    const rows = known.map(value =>
      anyOf({ name: 'scope', value, words: meanings[value]?.words ?? value, isChosen: isGiven }),
    )
    return known.length === 0 ? [] : [html`<h2>${title}</h2>${rows}`]
  })

export const consentPage = ({ handle, person, client, redirect, asked }: Consent): Inner =>
  page(
    `${client.name} asks to work for you`,
    html`<p>Signed in as <strong>${person.name}</strong>. ${
      client.isKnown
        ? html`Its maker shows itself as <strong>${client.host}</strong>.`
        : html`The name is what it calls itself; nobody has checked it.`
    } You are sent back to <strong>${redirect.host}</strong>.</p>
${redirect.isLocal ? html`<p class="warn">That is a program on this computer. Go on only if you have just started it yourself.</p>` : ''}
<form method="post" action="/authorize"><input type="hidden" name="handle" value="${handle}">
${permit(person, rights(asked), null, 'It never sees your password, can approve nothing and pay nothing. You can take this back at any time.')}</form>`,
  )

export const signInPage = (next: string): Inner =>
  page(
    'Who are you?',
    html`<p>Sign in with the link that you were sent; whoever runs this service makes one. It works once.</p>
${codeForm('', next)}
<details><summary>I run this service</summary><p><code>npm run admin -- agent link --workspace ID --email you@company.com</code></p></details>`,
  )

const codeForm = (code: string, next: string) =>
  html`<form method="post" action="/oauth/sign-in"><input type="hidden" name="next" value="${next}">
<label for="code">Code, or the whole link</label><input id="code" type="text" name="code" value="${code}" autocomplete="off" spellcheck="false" required maxlength="400"><button>Sign in</button></form>`

/** Looking uses nothing up: mail scanners and previews may. */
export const linkPage = (code: string): Inner =>
  page('Sign in', html`<p>This browser can then connect agents for an hour.</p>${codeForm(code, '')}`)

export const signedInPage = (): Inner =>
  page('Signed in', html`<p>Start connecting in your client now. You can close this page.</p>`)

export const nobodyPage = (name: string): Inner =>
  page(
    'None of your workspaces lets you connect one',
    html`<p>You are signed in as <strong>${name}</strong>. Connecting an agent takes the role of an admin or owner; ask an owner of your workspace.</p>`,
  )

export const addressPage = (resource: string): Inner =>
  page(
    'This address is for agents',
    html`<p>Nothing is to be seen here. Give it to Claude, ChatGPT or another client as the address of a connector:</p>
<p><code>${resource}</code></p><p><a href="/docs/agents">How each of them takes it</a></p>`,
  )

export const wayOutPage = (title: string, message: string): Inner => page(title, html`<p>${message}</p>`)
