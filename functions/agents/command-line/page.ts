// Pages on which a person gives the command line a key.
import { html } from 'hono/html'
import { type Inner, page } from '#functions/agents/look.ts'
import { Permission } from '#lib/caller/permissions.ts'
import type { Person } from '#lib/oauth/person.ts'

/** Where the program listens; null where the person carries the code over. */
export type Asked = { name: string; challenge: string; state: string; port: number | null }

const words: Record<Permission, string> = {
  read: 'Look at runs, posts, the brand and limits',
  generate: 'Make pictures and films',
  post: 'Post to connected accounts',
  brand: 'Change the brand',
  webhooks: 'Set up webhooks',
  billing: 'Make links on which credits are paid for',
}
/** The rest is for a person to give. */
const GIVEN: readonly Permission[] = ['read', 'generate', 'brand']

const choice = (type: 'radio' | 'checkbox', name: string, value: string, text: string, isChosen: boolean) =>
  html`<label><input type="${type}" name="${name}" value="${value}" ${type === 'radio' ? 'required' : ''} ${isChosen ? 'checked' : ''}><span>${text}</span></label>`

export const askPage = (path: string, person: Person, { name, challenge, state, port }: Asked): Inner =>
  page(
    'The command line asks for a key',
    html`<p>Signed in as <strong>${person.name}</strong>. <code>brand login</code> on <strong>${name}</strong> has opened this page.</p>
<p class="warn">Go on only if you have just started it yourself${port === null ? ', and give the code to nobody: it opens your workspace' : ''}.</p>
<form method="post" action="${path}"><input type="hidden" name="name" value="${name}"><input type="hidden" name="challenge" value="${challenge}"><input type="hidden" name="state" value="${state}"><input type="hidden" name="port" value="${port ?? ''}">
<fieldset><legend>For which workspace</legend>${person.workspaces.map((one, index) => choice('radio', 'workspace', one.id, one.name, index === 0))}</fieldset>
<fieldset><legend>What it may do</legend>${Permission.options.map(one => choice('checkbox', 'permission', one, words[one], GIVEN.includes(one)))}</fieldset>
<fieldset><legend>Live or test</legend>${choice('radio', 'mode', 'live', 'Live: what it makes and posts is real', true)}${choice('radio', 'mode', 'test', 'Test: nothing is charged and nothing is ever posted', false)}</fieldset>
<small>The key is listed under Developers, where it is revoked.</small>
<div class="pair"><button class="quiet" name="say" value="deny" formnovalidate>Deny</button><button name="say" value="allow">Allow</button></div></form>`,
    'Command line',
  )

export const codePage = (code: string): Inner =>
  page(
    'Paste this code into your terminal',
    html`<p><code>${code}</code></p><p>It works once and for five minutes, and only for the program that has asked.</p>`,
    'Command line',
  )

export const endPage = (title: string, message: string): Inner => page(title, html`<p>${message}</p>`, 'Command line')
