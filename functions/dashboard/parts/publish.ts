// The third column of a run: its words for a platform, where it goes, when, and whether a person says yes.
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { DashboardEnv } from '#functions/dashboard/http/env.ts'
import { icon, nameOf, plain, platformIcon } from '#functions/dashboard/parts/icons.ts'
import { type Html, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { dayTime, zoneWords } from '#functions/dashboard/parts/time.ts'
import { can } from '#lib/members/roles.ts'
import type { ConnectedAccount } from '#lib/publish/connect/shown.ts'
import type { Post } from '#lib/publish/post/post.ts'
import { channelOf, type Platform, platforms } from '#lib/runs/platforms.ts'
import type { Run } from '#lib/runs/run.ts'

type C = Context<DashboardEnv>
export type Publishing = {
  run: Run
  platform: Platform
  accounts: ConnectedAccount[]
  posts: Post[]
  content: string[]
  caption?: string | undefined
}

const toneOf: Partial<Record<Post['status'], string>> = {
  posted: 'good',
  failed: 'bad',
  needs_attention: 'bad',
  scheduled: 'mark',
  awaiting_approval: 'warn',
}

const tabs = (c: C, { run, platform }: Publishing): Html =>
  html`<nav class="tabs plats" aria-label="Words for">${(Object.keys(run.fits ?? {}) as Platform[]).map(name => html`<a href="${hrefOf(c, `runs/${run.id}?for=${name}`)}"${name === platform ? html` aria-current="true"` : ''} class="${run.fits?.[name]?.ok ? '' : 'off'}">${platformIcon(name)}</a>`)}${run.fits?.[platform]?.ok ? html`<span class="push xs good row gap-s">${icon('check', 's')}fits</span>` : html`<span class="push xs soft">does not fit</span>`}</nav>`

const choice = (account: ConnectedAccount, index: number): Html =>
  html`<li><label class="row"><input class="check" type="radio" name="account" value="${account.id}"${index === 0 ? html` checked` : ''}>${platformIcon(account.platform, false)}<span>${account.name}</span>${account.status === 'connected' ? '' : html`<span class="push xs warn">${account.status}</span>`}</label></li>`

/** What became of posts of this run. */
export const postList = (c: C, posts: readonly Post[]): Html | '' =>
  posts.length === 0
    ? ''
    : html`<div class="to"><h3>Posts</h3><ul class="stack s">${posts.map(post => html`<li class="row sml">${platformIcon(post.platform)}<a class="link" href="${hrefOf(c, `posts/${post.id}`)}">${plain(post.status)}</a><span class="push xs soft nowrap">${dayTime(post.posted_at ?? post.scheduled_at ?? post.created_at, c.var.place.workspace.time_zone)}</span><span class="dot ${toneOf[post.status] ?? 'faint'}" aria-hidden="true"></span></li>`)}</ul></div>`

function actions(c: C, { run, content, posts }: Publishing): Html {
  const waiting = posts.filter(({ status }) => status === 'awaiting_approval').length
  const hidden = content.map(hash => html`<input type="hidden" name="content" value="${hash}">`)
  const isOpen = run.verdict === 'needs_review' && run.approval.state !== 'approved'
  if (run.verdict === 'rejected')
    return html`<p class="note bad sml">${icon('cross')}<span>A gate has failed, which nobody can lift. Make another take, or say it differently.</span></p>`
  if (!isOpen && waiting === 0) return html``
  return html`<div class="acts2">${hidden}<button class="btn main" formaction="${hrefOf(c, `runs/${run.id}/approve`)}">${icon('check', 's')}${waiting > 0 ? `Approve ${waiting} waiting` : 'Approve it as it is'}</button><p class="xs soft">Your name goes into the audit. It holds for exactly these pictures and words.</p></div>`
}

export function publishing(c: C, shown: Publishing): Html {
  const { run, platform, accounts, posts } = shown
  const { time_zone } = c.var.place.workspace
  const caption = shown.caption ?? run.captions?.[channelOf(platform)] ?? run.output_text ?? ''
  const { most } = platforms[platform].caption
  const mine = accounts.filter(account => account.platform === platform)
  const isAllowed = can(c.var.place.role, 'post')
  const isApproved = run.verdict === 'approved' || run.approval.state === 'approved'
  const reasons = run.fits?.[platform]?.reasons ?? []
  const unconnected = c.var.ctx.livemode && mine.length === 0
  const where = unconnected
    ? html`<p class="sml soft">No account of ${nameOf(platform)} is connected. <a class="link" href="${hrefOf(c, 'connections')}">Connect one</a></p>`
    : html`<ul>${c.var.ctx.livemode ? mine.map(choice) : html`<li class="sml soft">Test mode: it goes to no platform.</li>`}</ul>`
  return html`<section class="publish" aria-label="Words and posting"><form method="post" action="${hrefOf(c, `runs/${run.id}/post`)}" class="stack">${tabs(c, shown)}
<input type="hidden" name="platform" value="${platform}"><label class="vh" for="caption">Words for ${nameOf(platform)}</label>
<textarea class="in cap-in" id="caption" name="caption" rows="9" maxlength="5100" data-is="count" data-into="tally" data-most="${most}" data-unit="${platform}"${isAllowed ? '' : html` readonly`}>${caption}</textarea>
<p class="row xs soft tally">${isAllowed ? html`<button class="link xs" formaction="${hrefOf(c, `runs/${run.id}/caption`)}">Keep these words</button>` : html`<span>Posted exactly as it stands</span>`}<output class="push num" id="tally">${[...caption].length} of ${most.toLocaleString('en')}</output></p>
${reasons.length > 0 ? html`<ul class="stack s">${reasons.map(reason => html`<li class="sml warn">${nameOf(platform)}: ${reason}</li>`)}</ul>` : ''}
${
  isAllowed
    ? html`<div class="to" role="group" aria-labelledby="to"><h3 id="to">Post to</h3>${where}</div>
<div class="field"><label for="scheduled_at">When</label><input class="in num" id="scheduled_at" name="scheduled_at" type="datetime-local"><small>Empty: now. In ${zoneWords(c.var.world.now(), time_zone)}.</small></div>
${actions(c, shown)}
${isApproved && !unconnected && reasons.length === 0 ? html`<div class="acts2"><button class="btn main">${icon('clock', 's')}Post</button></div>` : ''}`
    : ''
}</form>${postList(c, posts)}</section>`
}
