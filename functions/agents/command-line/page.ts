// Pages on which a person gives the command line a key.
import { html } from 'hono/html'
import { anyOf, permit } from '#functions/agents/choices.ts'
import { type Inner, page } from '#functions/agents/look.ts'
import { Permission, permissionWords } from '#lib/caller/permissions.ts'
import type { Person } from '#lib/oauth/person.ts'

/** Where the program listens; null where the person carries the code over. */
export type Asked = { name: string; challenge: string; state: string; port: number | null }

/** The rest is for a person to give. */
const GIVEN: readonly Permission[] = ['read', 'generate', 'brand']

const rights = Permission.options.map(value =>
  anyOf({ name: 'permission', value, words: permissionWords[value], isChosen: GIVEN.includes(value) }),
)

export const askPage = (path: string, person: Person, { name, challenge, state, port }: Asked): Inner =>
  page(
    'The command line asks for a key',
    html`<p>Signed in as <strong>${person.name}</strong>. <code>brand login</code> on <strong>${name}</strong> has opened this page.</p>
<p class="warn">Go on only if you have just started it yourself${port === null ? ', and give the code to nobody: it opens your workspace' : ''}.</p>
<form method="post" action="${path}"><input type="hidden" name="name" value="${name}"><input type="hidden" name="challenge" value="${challenge}"><input type="hidden" name="state" value="${state}"><input type="hidden" name="port" value="${port ?? ''}">
${permit(person, rights, 'live', 'The key is listed under Developers, where it is revoked.')}</form>`,
    'Command line',
  )

export const codePage = (code: string): Inner =>
  page(
    'Paste this code into your terminal',
    html`<p><code>${code}</code></p><p>It works once and for five minutes, and only for the program that has asked.</p>`,
    'Command line',
  )

export const endPage = (title: string, message: string): Inner => page(title, html`<p>${message}</p>`, 'Command line')
