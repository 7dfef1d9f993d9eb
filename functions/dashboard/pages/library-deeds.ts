// What can be done with one thing of the library, and where that leads.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { sure } from '#functions/dashboard/http/sure.ts'
import { asksFirst } from '#functions/dashboard/parts/field.ts'
import { type Html, under } from '#functions/dashboard/parts/shell.ts'
import { can } from '#lib/members/roles.ts'

export const at = under('library')

/** One kind of thing, as a section of the page. */
export type Part = { id: string; name: string; count: number; body: Html }

/** Behind its dots. */
export const deeds = (c: C, path: string, name: string, change: Html | '' = ''): Html | '' =>
  can(c.var.place.role, 'make')
    ? html`<details class="dots"><summary>…<span class="vh"> Change or remove ${name}</span></summary>${change}<form ${asksFirst} method="post" action="${at(c, path)}"><button class="btn sm bare">Remove<span class="vh"> ${name}</span></button></form></details>`
    : ''

export const removing = (what: string) =>
  sure('library', () => ({
    ...{ title: `Remove this ${what}?`, yes: 'Remove it' },
    told: 'New pictures show it no more; those that were made stay as they are. To have it back, add it again.',
  }))
