// What was changed about the words of a run, and the runs that it links: where it came from, and what came of it.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { type Html, hrefOf, note } from '#functions/dashboard/parts/shell.ts'
import type { Change } from '#lib/runs/reword/change.ts'
import type { Rewordings } from '#lib/runs/reword/store.ts'

const nothing = html`<span class="faint">nothing</span>`

export const changeList = (changes: readonly Change[]): Html =>
  html`<ul class="diff sheet">${changes.map(({ at, was, now }) => html`<li><span class="path">${at}</span><p>${was ? html`<del>${was}</del> ` : ''}${now ? html`<ins>${now}</ins>` : nothing}</p></li>`)}</ul>`

/** Somebody who looks at the words that were mended since is told so first. */
export const later = (c: C, { into }: Rewordings): Html | '' =>
  into.length > 0
    ? note(
        'calm',
        html`Its words were changed since: ${into.map((id, nth) => html`${nth > 0 ? ', ' : ''}<a class="link" href="${hrefOf(c, `runs/${id}`)}">${nth === 0 ? 'the run with other words' : `another (${nth + 1})`}</a>`)}.`,
      )
    : ''

export const wordsChanged = (c: C, { from }: Rewordings): Html | '' =>
  from
    ? html`<h3>Words changed</h3><p class="soft sml">By hand, from <a class="link" href="${hrefOf(c, `runs/${from.of}`)}">the run before</a>. What was before is struck out.</p>${changeList(from.changes)}`
    : ''
