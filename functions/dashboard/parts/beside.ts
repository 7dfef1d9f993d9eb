// What stands beside a form or a list and helps with it: a command to copy, what happens next.
import { html } from 'hono/html'
import type { Html } from '#functions/dashboard/parts/shell.ts'

export const beside = (main: Html, help: Html): Html =>
  html`<div class="cols"><div class="stack l">${main}</div><aside class="aside">${help}</aside></div>`

/** Takes what stands there, or was written there, into the clipboard. */
export const copyButton = (from: string, more = ''): Html =>
  html`<button class="btn sm ${more}" type="button" hidden data-is="copy" data-from="${from}">Copy</button>`

/** Copied by one press, whole, also where its lines go on beyond the frame. */
export const code = (id: string, label: string, body: Html | string): Html =>
  html`<div class="copied"><pre class="code scroll" tabindex="0" role="region" aria-label="${label}" id="${id}">${body}</pre>${copyButton(id)}</div>`

/** One line of a secret or an address, copied by one press. */
export const copied = (id: string, text: string): Html =>
  html`<p class="keyline"><code class="wrap-any" id="${id}">${text}</code>${copyButton(id, 'push')}</p>`

export const tip = (title: string, body: Html | string): Html =>
  html`<section class="tip"><h2>${title}</h2>${body}</section>`

export const steps = (title: string, list: readonly (Html | string)[]): Html =>
  tip(title, html`<ol class="steps">${list.map(step => html`<li>${step}</li>`)}</ol>`)
