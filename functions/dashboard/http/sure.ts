// A question before something ends: with script a dialog over the page that one is on, else a page of its own.
import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import type { C, DashboardEnv } from '#functions/dashboard/http/env.ts'
import { FROM } from '#functions/dashboard/http/refusal.ts'
import { pageOf } from '#functions/dashboard/http/refused.ts'
import { type Fields, fieldsOf } from '#functions/dashboard/http/sent.ts'
import { drawDoor } from '#functions/dashboard/parts/door.ts'
import { hiddenField } from '#functions/dashboard/parts/field.ts'
import { draw, type Html } from '#functions/dashboard/parts/shell.ts'

type Question = {
  title: string
  /** What is so then, and whether it can be had back. */
  told: string
  yes: string
  no?: string
}
type Asks = (c: C, fields: Fields) => Question | null | Promise<Question | null>

/** What the answer carries. */
const SURE = 'sure'

/** `ask` has nothing to ask where what is meant is not there: its verb then says so. */
export const sure = (at: string, ask: Asks): MiddlewareHandler<DashboardEnv> =>
  createMiddleware<DashboardEnv>(async (c, next) => {
    const fields = await fieldsOf(c)
    const question = fields.has(SURE) ? null : await ask(c, fields)
    if (!question) return next()
    const { title } = question
    const form = answers(c, question)
    if (c.req.header('x-fragment')) return c.html(html`<h2 id="asked">${title}</h2>${form}`)
    return c.var.place ? draw(c, { title, at, page: 'sure', body: form }) : drawDoor(c, { title, body: form })
  })

/** What was sent goes along; the way back comes first for whoever only presses Enter. */
function answers(c: C, { told, yes, no = 'Keep it' }: Question): Html {
  const sent = c.var.sent ?? new URLSearchParams()
  const from = pageOf(c, sent)
  const along = [...sent].filter(([name]) => name !== FROM).map(([name, value]) => hiddenField(name, value))
  return html`<form class="stack narrow" method="post" action="${c.req.path}">${along}${from ? hiddenField(FROM, from) : ''}${hiddenField(SURE, '1')}<p class="soft">${told}</p><p class="row wrap"><button class="btn bad">${yes}</button><a class="btn bare" href="${from ?? '/'}" autofocus>${no}</a></p></form>`
}
