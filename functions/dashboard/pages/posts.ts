// One post: moved, changed, canceled, or judged by somebody who has looked at the account.

import { html } from 'hono/html'
import { back } from '#functions/dashboard/http/cookies.ts'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import type { Form } from '#functions/dashboard/http/refusal.ts'
import { fieldsOf, orUndefined, ownPath, read, uuid, wrong } from '#functions/dashboard/http/sent.ts'
import { becameWord, fallen, isFallen, unconnected } from '#functions/dashboard/parts/became.ts'
import { postForm, textArea, textField } from '#functions/dashboard/parts/field.ts'
import { icon, nameOf, plain, platformIcon } from '#functions/dashboard/parts/icons.ts'
import { asPosted } from '#functions/dashboard/parts/publish/as-posted.ts'
import { awaiting } from '#functions/dashboard/parts/publish/awaiting.ts'
import {
  allowedIn,
  type Objection,
  objecting,
  objectionOf,
  untilWhen,
} from '#functions/dashboard/parts/publish/objection.ts'
import { readRun } from '#functions/dashboard/parts/run-tile.ts'
import { draw, facts, type Html, headBelow, hrefOf, note, zoneLink } from '#functions/dashboard/parts/shell.ts'
import { dayTime, instantIn, localInput, zoneWords } from '#functions/dashboard/parts/time.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import { can } from '#lib/members/roles.ts'
import { listConnected } from '#lib/publish/connect/list.ts'
import {
  cancelPost,
  changePost,
  PatchPostInput,
  ResolvePostInput,
  readPost,
  resolvePost,
} from '#lib/publish/control/control.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Run } from '#lib/runs/run.ts'

const refOf = (c: C) => ({ ...ownerOf(c.var.ctx), id: uuid(c.req.param('id')) })
const at = (c: C, post: Pick<Post, 'id'>, verb = '') => hrefOf(c, `posts/${post.id}${verb && `/${verb}`}`)

type Refused = { caption: string; at: string; objection: Objection } | undefined

function moving(c: C, post: Post, { event_day }: Run, refused: Refused): Html {
  const { time_zone } = c.var.place.workspace
  const planned = refused?.at || (post.scheduled_at ? localInput(post.scheduled_at, time_zone) : '')
  const clock = html`<small>By the clock of this workspace: ${zoneWords(c.var.world.now(), time_zone)}.${zoneLink(c)}</small>`
  const when = (form: Form) =>
    html`<div class="field"><label for="scheduled_at">When</label><input class="in num" id="scheduled_at" name="scheduled_at" type="datetime-local" value="${form.value('scheduled_at', planned)}"${form.mark('scheduled_at')}>${form.told('scheduled_at')}${clock}${untilWhen(c, event_day)}</div>`
  const words = { name: 'caption', label: 'Words', value: refused?.caption ?? post.caption, rows: 8, max: 5_100 }
  const move = postForm(
    c,
    at(c, post, 'move'),
    form =>
      html`<h2>Change it</h2>${when(form)}${textArea(form, words)}${objecting(c, refused?.objection)}<p class="row"><button class="btn main">Save</button></p>`,
    { attributes: html`class="stack sheet-pad"` },
  )
  return html`${move}<form method="post" action="${at(c, post, 'cancel')}"><button class="btn bad">Cancel this post</button></form>`
}

const settling = (c: C, post: Post): Html =>
  html`<div class="stack"><h2>Is it there?</h2><p class="soft">${nameOf(post.platform)} did not say whether it came about, so it is not sent again by itself. Look at the account.</p>
${postForm(c, at(c, post, 'settle'), form => html`${textField(form, { name: 'url', label: 'Its address, if you have it', type: 'url', max: 2_000, placeholder: 'https://' })}<button class="btn main">It is there</button>`, { attributes: html`class="stack"`, about: { outcome: 'posted' } })}
${postForm(c, at(c, post, 'settle'), () => html`<button class="btn">It is not there: free its place</button>`, { about: { outcome: 'not_posted' } })}</div>`

const tones: Partial<Record<Post['status'], 'good' | 'warn' | 'bad'>> = {
  ...{ posted: 'good', awaiting_approval: 'warn', needs_attention: 'warn', failed: 'bad' },
}

const stateOf = ({ status }: Post): Html =>
  html`<span class="chip ${tones[status] ?? ''}">${becameWord(status) || plain(status)}</span>`

/** What became of it, as names and values. */
function factsOf(c: C, post: Post, account: string): Html {
  const zone = c.var.place.workspace.time_zone
  const rows: [string, Html | string][] = [
    ['State', stateOf(post)],
    ['On', html`${nameOf(post.platform)}, ${account}`],
    ...(post.scheduled_at ? [['Planned for', dayTime(post.scheduled_at, zone)] as [string, string]] : []),
    ...(post.posted_at ? [['Posted', dayTime(post.posted_at, zone)] as [string, string]] : []),
    ...(post.attempts > 1 ? [['Tries', String(post.attempts)] as [string, string]] : []),
    ...(post.attempts > 0 && post.next_attempt_at
      ? [['Tried next', dayTime(post.next_attempt_at, zone)] as [string, string]]
      : []),
  ]
  return facts(rows)
}

/** What keeps it from its reader. */
function troubleOf(c: C, post: Post): Html | '' {
  if (isFallen(post)) return fallen(c, [post], 'again')
  return post.last_error ? note('warn', `The last try: ${post.last_error.message}. It is tried again.`) : ''
}

function headOf(c: C, post: Post): Html {
  const there = post.url
    ? html`<a class="btn" href="${post.url}" rel="noopener noreferrer">${icon('out', 's')}Open on ${nameOf(post.platform)}</a>`
    : ''
  const made = html`<a class="btn" href="${hrefOf(c, `runs/${post.run_id}`)}">How it was made</a>`
  return headBelow(
    hrefOf(c, 'calendar'),
    'Calendar',
    html`<h1>Post to ${nameOf(post.platform)}</h1>${platformIcon(post.platform, false)}<div class="acts">${there}${made}</div>`,
  )
}

async function page(c: C, post: Post, refused?: Refused) {
  const [run, { accounts }] = await Promise.all([readRun(c, post.run_id), listConnected(c.var.ctx)])
  const account = accounts.find(({ id }) => id === post.connected_account_id)?.name ?? nameOf(post.platform)
  const when = post.posted_at ?? post.scheduled_at
  const allowed = can(c.var.place.role, 'post')
  const isWaiting = post.status === 'scheduled' || post.status === 'awaiting_approval'
  const state = when ? dayTime(when, c.var.place.workspace.time_zone) : becameWord(post.status) || plain(post.status)
  const head = headOf(c, post)
  const body = html`${unconnected(c, post)}${troubleOf(c, post)}${awaiting(c, post, run)}<div class="cols post-p">${asPosted(c, post, run, { account, state })}
<div class="stack l"><section class="stack s"><h2>What became of it</h2>${factsOf(c, post, account)}</section>
${allowed && isWaiting ? moving(c, post, run, refused) : ''}${allowed && post.status === 'needs_attention' ? settling(c, post) : ''}</div></div>`
  return draw(
    c,
    { title: `Post to ${nameOf(post.platform)}`, at: 'calendar', page: 'post', head, body },
    refused ? 422 : 200,
  )
}

export const posts = routes()
  .get('/posts/:id', may('see'), async c => page(c, await readPost(c.var.ctx, refOf(c))))

  .post('/posts/:id/move', may('post'), async c => {
    const fields = await fieldsOf(c)
    const local = orUndefined(fields.text('scheduled_at'))
    const scheduled_at = local && instantIn(local, c.var.place.workspace.time_zone)
    if (local && !scheduled_at) throw wrong('scheduled_at', 'This is no date and time.')
    const post = await readPost(c.var.ctx, refOf(c))
    const caption = fields.has('caption') ? fields.text('caption') : post.caption
    const wished = { ...(scheduled_at ? { scheduled_at } : {}), ...(caption === post.caption ? {} : { caption }) }
    const allowed = allowedIn(fields)
    if (Object.keys(wished).length > 0) {
      const input = read(PatchPostInput, { ...wished, ...allowed })
      const objection = await changePost(c.var.ctx, c.var.ctx, refOf(c), input).then(
        () => null,
        error => objectionOf(c, error, allowed),
      )
      if (objection) return page(c, post, { caption, at: local ?? '', objection })
    }
    const from = ownPath(fields.text('back'))
    return back(c, from === '/' ? at(c, post) : from, 'Changed.')
  })

  .post('/posts/:id/cancel', may('post'), async c => {
    await cancelPost(c.var.ctx, c.var.ctx, refOf(c))
    return back(c, at(c, refOf(c)), 'Canceled. Nothing goes out.')
  })

  .post('/posts/:id/settle', may('post'), async c => {
    const fields = await fieldsOf(c)
    const url = orUndefined(fields.text('url'))
    await resolvePost(
      c.var.ctx,
      c.var.ctx,
      refOf(c),
      read(ResolvePostInput, { outcome: fields.text('outcome'), ...(url ? { url } : {}) }),
    )
    return back(c, at(c, refOf(c)), 'Noted.')
  })
