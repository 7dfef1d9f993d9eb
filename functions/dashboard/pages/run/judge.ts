// What a person says of a run: yes, no, or what should be different; or a link for somebody else to say it.

import { html } from 'hono/html'
import { say } from '#functions/dashboard/http/cookies.ts'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { fieldsOf, orUndefined, uuid, wrong } from '#functions/dashboard/http/sent.ts'
import { againHref } from '#functions/dashboard/parts/again.ts'
import { copied } from '#functions/dashboard/parts/beside.ts'
import { postForm } from '#functions/dashboard/parts/field.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import { draw, type Html, hrefOf, note } from '#functions/dashboard/parts/shell.ts'
import { dayOf } from '#functions/dashboard/parts/time.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import { can } from '#lib/members/roles.ts'
import { approveRun, askForChanges } from '#lib/publish/approval/approve.ts'
import { declineRun } from '#lib/publish/approval/decline.ts'
import { createApprovalLink } from '#lib/publish/approval/links.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Run } from '#lib/runs/run.ts'
import { plural } from '#lib/words/plural.ts'
import { withWish } from '#lib/words/preferences.ts'

export const refOf = ({ var: { ctx } }: C, run_id: string) => ({
  ...ownerOf(ctx),
  ...{ run_id },
})

export const person = (c: C) => ({
  actor: c.var.ctx.actor,
  who: c.var.me?.person.name ?? '',
  request_id: c.var.request_id,
})

/** What is out is judged no more. */
const isOut = (posts: readonly Post[]) =>
  posts.some(({ status }) => status === 'posted') && posts.every(({ status }) => ENDED.includes(status))
const ENDED = ['posted', 'failed', 'canceled']

const changeForm = (c: C, run: Run): Html =>
  postForm(
    c,
    hrefOf(c, `runs/${run.id}/changes`),
    form =>
      html`<label class="sml soft" for="comment">What should be different</label><textarea class="in" id="comment" name="comment" rows="2" maxlength="2000" required${form.mark('comment')}>${form.value('comment', '')}</textarea>${form.told('comment')}<p><button class="btn sm">Send</button></p>`,
    { attributes: html`class="stack s"` },
  )

/** What somebody wants different, and where it begins. */
export function wished(c: C, run: Run): Html | '' {
  const { state, by, comment } = run.approval
  if (state !== 'changes_requested' || run.verdict === 'rejected') return ''
  const words = html`<a class="btn sm" href="${hrefOf(c, `runs/${run.id}/words`)}">Edit the words</a>`
  const again =
    run.brief === '' || !comment
      ? words
      : html`<a class="btn sm" href="${againHref(c, run, withWish(run.brief, comment))}">${icon('again', 's')}Make it again with this wish</a>${words}`
  const way = can(c.var.place.role, 'make') ? html`<div class="row gap-s wrap answer">${again}</div>` : ''
  return note('warn', html`<b>${by ?? 'Somebody'} asks for a change:</b> ${comment ?? ''}${way}`)
}

export const asking = (c: C, run: Run, posts: readonly Post[]): Html | '' =>
  can(c.var.place.role, 'post') && run.verdict !== 'rejected' && !isOut(posts)
    ? html`<div class="stack l"><section><h2>Ask somebody else</h2><p class="soft sml">A page for one person without an account: looks at it, says yes, or what should be different. Seven days.</p><form method="post" action="${hrefOf(c, `runs/${run.id}/review`)}"><button class="btn sm">${icon('link', 's')}Make a link</button></form></section><section><h2>Ask for a change</h2><p class="soft sml">Your wish then stands at the top, with a button that makes the post again with it. Until somebody says yes nothing of this one goes out.</p>${changeForm(c, run)}</section></div>`
    : ''

export const judge = routes()
  .post('/runs/:id/approve', may('post'), async c => {
    const ref = refOf(c, uuid(c.req.param('id')))
    const { released, missed } = await approveRun(c.var.ctx, person(c), ref, (await fieldsOf(c)).each('content'))
    const goes =
      released > 0 ? ` ${plural(released, 'post')} ${released === 1 ? 'goes' : 'go'} out at the time planned.` : ''
    const stays = missed > 0 ? ` The time of ${plural(missed, 'post')} was over: choose another one.` : ''
    say(c, stays ? 'bad' : 'good', `Approved.${goes}${stays}`)
    return c.redirect(hrefOf(c, `runs/${ref.run_id}`), 303)
  })

  .post('/runs/:id/changes', may('post'), async c => {
    const ref = refOf(c, uuid(c.req.param('id')))
    const comment = (await fieldsOf(c)).text('comment').trim().slice(0, 2_000)
    if (comment === '') throw wrong('comment', 'Say what should be different.')
    const { in_flight } = await askForChanges(c.var.ctx, person(c), ref, comment)
    if (in_flight.length > 0) say(c, 'bad', 'A post of it was being sent already and may still come out.')
    return c.redirect(hrefOf(c, `runs/${ref.run_id}`), 303)
  })

  .post('/runs/:id/decline', may('post'), async c => {
    const ref = refOf(c, uuid(c.req.param('id')))
    const comment = orUndefined((await fieldsOf(c)).text('comment'))?.slice(0, 2_000) ?? null
    const { canceled, in_flight } = await declineRun(c.var.ctx, person(c), ref, comment)
    const stopped = canceled > 0 ? ` ${canceled} ${canceled === 1 ? 'post is' : 'posts are'} canceled.` : ''
    const late = in_flight > 0 ? ' One was being sent already and may still come out.' : ''
    say(c, late ? 'bad' : 'good', `Rejected.${stopped}${late}`)
    return c.redirect(hrefOf(c, `runs/${ref.run_id}`), 303)
  })

  .post('/runs/:id/review', may('post'), async c => {
    const ref = refOf(c, uuid(c.req.param('id')))
    const { url, expires_at } = await createApprovalLink(c.var.ctx, ref, `link::A reviewer of ${person(c).who}`)
    c.header('Cache-Control', 'no-store')
    const body = html`<div class="stack narrow"><p class="soft">Whoever opens it sees this picture and these words, and may approve them or ask for a change. It is shown once, here, and ends on ${dayOf(expires_at, c.var.place.workspace.time_zone)}.</p>${copied('link', url)}<p><a class="btn" href="${hrefOf(c, `runs/${ref.run_id}`)}">Back to the run</a></p></div>`
    return draw(c, { title: 'A link for one reviewer', at: 'runs', page: 'review', body })
  })
