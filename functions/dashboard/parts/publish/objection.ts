// What keeps a post back until somebody says that it is meant: nearly the same went there, or the day of its words is over by then.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import type { Fields } from '#functions/dashboard/http/sent.ts'
import { timeOfPost } from '#functions/dashboard/parts/became.ts'
import { hiddenField } from '#functions/dashboard/parts/field.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import { type Html, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { dateIn } from '#functions/dashboard/parts/time.ts'
import { titleOf } from '#functions/dashboard/parts/titles.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import { dayWords } from '#lib/instant.ts'
import { Problem } from '#lib/problem.ts'
import { readPost } from '#lib/publish/control/control.ts'
import type { Post } from '#lib/publish/post/post.ts'

const ALLOWANCES = ['allow_repeat', 'allow_past_event'] as const
type Allowance = (typeof ALLOWANCES)[number]

/** What is meant, as somebody has said in the form. */
export type Allowed = Partial<Record<Allowance, true>>
export const allowedIn = ({ text }: Fields): Allowed =>
  Object.fromEntries(ALLOWANCES.filter(name => text(name) === '1').map(name => [name, true]))

/** Why it was not posted, and what would let it. */
export type Objection = { allowed: Allowed } & ({ repeats: Post } | { event_day: string })

/** The objection of a refusal; any other error is none. */
export async function objectionOf(c: C, error: unknown, allowed: Allowed): Promise<Objection> {
  if (!(error instanceof Problem)) throw error
  const { ctx } = c.var
  if (error.code === 'event_over') return { allowed, event_day: (error.detail as { event_day: string }).event_day }
  if (error.code !== 'repeated_post') throw error
  const { post_id } = error.detail as { post_id: string }
  return { allowed, repeats: await readPost(ctx, { ...ownerOf(ctx), id: post_id }) }
}

/** Ends a sentence, so without a full stop of its own. */
const titleLink = (c: C, { id, caption }: Post): Html =>
  html`<a class="link" href="${hrefOf(c, `posts/${id}`)}">${titleOf({ brief: caption, asset_type: 'card' }, 60).replace(/\.$/, '')}</a>`

const reason = (c: C, objection: Objection): Html =>
  'repeats' in objection
    ? html`The same picture with nearly the same words ${objection.repeats.posted_at ? 'went' : 'goes'} to this account on ${timeOfPost(c, objection.repeats)}: ${titleLink(c, objection.repeats)}. Less than 30 days apart it is a repetition. Change the words or the day, or:`
    : html`Its words speak of ${dayWords(objection.event_day)} as still to come, and that day is over by then. Choose an earlier time, or:`

/** Asked where it was refused, and nowhere else; what was allowed before stays so. */
export function objecting(c: C, objection: Objection | undefined): Html | '' {
  if (!objection) return ''
  const name: Allowance = 'repeats' in objection ? 'allow_repeat' : 'allow_past_event'
  const kept = ALLOWANCES.filter(one => one !== name && objection.allowed[one])
  return html`<div class="note bad repeated" role="alert">${icon('warn')}<div class="stack s"><p><b>Not posted.</b> ${reason(c, objection)}</p><label class="row sml"><input class="check" type="checkbox" name="${name}" value="1" autofocus>Post it all the same</label>${kept.map(one => hiddenField(one, '1'))}</div></div>`
}

/** Said beside the time, before it is chosen. */
export function untilWhen(c: C, event_day: string | null): Html | '' {
  if (!event_day) return ''
  const isOver = dateIn(c.var.world.now(), c.var.place.workspace.time_zone) > event_day
  const day = dayWords(event_day)
  return isOver
    ? html`<p class="xs warn">Its words speak of ${day} as still to come, and that day is over.</p>`
    : html`<p class="xs soft">Its words speak of ${day} as still to come: by then it should be out.</p>`
}
