// A post that waits for a person: why, and what can be done about it.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { isOpen, openThings } from '#functions/dashboard/parts/open.ts'
import { type Html, hrefOf, note } from '#functions/dashboard/parts/shell.ts'
import { can } from '#lib/members/roles.ts'
import { isMissed, OVER } from '#lib/publish/approval/missed.ts'
import type { Post } from '#lib/publish/post/post.ts'
import { registry } from '#lib/registry.ts'
import type { Run } from '#lib/runs/run.ts'

/** Why it waits, and what lets it go. */
const reasons = registry<readonly [why: string, next: string]>({
  verdict: ['The run that it was planned with is held.', 'Settle that on the run, and approve it there.'],
  setting: ['This workspace has every such post looked at first.', 'Look at it, and approve it if it is right.'],
  calibration: [
    'The words are by a model that was not measured here yet.',
    'Read them against the brief, and approve them if they say the same.',
  ],
  repetition: [
    'Nearly the same went to this account within 30 days.',
    'Change its words below, cancel it, or approve it as it is.',
  ],
  words: [
    'Its words came with the request, and something in them should be looked at first.',
    'Change them below, or approve them as they are.',
  ],
  event_over: [
    'Its words speak of a day as still to come that is over by then.',
    'Change the words or the time below, or cancel it.',
  ],
  late: [
    'It is more than an hour late after a pause.',
    'Choose another time below, or approve it: then it goes out at once.',
  ],
})

const all = new Intl.ListFormat('en')

export function awaiting(c: C, post: Post, run: Run): Html | '' {
  if (post.status !== 'awaiting_approval') return ''
  const [why, next] = reasons[post.awaits ?? ''] ?? ['It waits for somebody to look.', 'Look at it, and approve it.']
  const things = isOpen(run) ? openThings(run) : []
  const open = things.length > 0 ? ` Open on the run: ${all.format(things)}.` : ''
  const over = isMissed(post, c.var.world.now()) ? ` ${OVER}` : ''
  const way = can(c.var.place.role, 'post')
    ? html`${next}${over} <a class="link" href="${hrefOf(c, `runs/${post.run_id}?for=${post.platform}#publish`)}">Look at it and approve</a>`
    : html`A member, admin or owner approves it on <a class="link" href="${hrefOf(c, `runs/${post.run_id}`)}">its run</a>.`
  return note('warn', html`<b>Nothing goes out yet.</b> ${why}${open} ${way}`)
}
