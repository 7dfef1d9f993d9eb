// The third column of a run: its words for a platform, where it goes, when, and whether a person says yes.
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { DashboardEnv } from '#functions/dashboard/http/env.ts'
import { fallen, isFallen } from '#functions/dashboard/parts/became.ts'
import { segments } from '#functions/dashboard/parts/field.ts'
import { icon, nameOf, plain, platformIcon } from '#functions/dashboard/parts/icons.ts'
import { isOpen as isOpenRun, openThings } from '#functions/dashboard/parts/open.ts'
import { type Html, hrefOf, zoneLink } from '#functions/dashboard/parts/shell.ts'
import { dayTime, tomorrow, zoneWords } from '#functions/dashboard/parts/time.ts'
import { channelOf, type Platform } from '#lib/channels.ts'
import { can } from '#lib/members/roles.ts'
import type { ConnectedAccount } from '#lib/publish/connect/shown.ts'
import type { Post } from '#lib/publish/post/post.ts'
import { wayFor } from '#lib/runs/judge/fits.ts'
import { platforms } from '#lib/runs/platforms.ts'
import type { Run } from '#lib/runs/run.ts'

type C = Context<DashboardEnv>
/** What somebody had written when it was refused. */
export type Wish = { caption: string; when: string; at: string; overflow?: string; repeats?: Post }
export type Publishing = {
  run: Run
  platform: Platform
  accounts: ConnectedAccount[]
  posts: Post[]
  content: string[]
  wish?: Wish | undefined
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

/** Words that are too long go on where the platform has a way for that; nothing else may be in the way. */
const goesOut = ({ fits, assets }: Run, platform: Platform): boolean =>
  (fits?.[platform]?.reasons ?? []).length === 0 ||
  (platforms[platform].overflow !== undefined && wayFor(platform, assets).reasons.length === 0)

const onward = {
  thread: 'What is too long goes on as a thread',
  first_comment: 'What is too long goes into the first comment',
}

const overflowing = (platform: Platform): Html | '' => {
  const way = platforms[platform].overflow?.way
  return way
    ? html`<label class="row xs soft"><input class="check" type="checkbox" name="overflow" value="${way}" checked>${onward[way]}</label>`
    : ''
}

/** Asked where nearly the same was refused, and nowhere else: which one that is, and when. */
const repeating = (c: C, other: Wish['repeats']): Html | '' =>
  other
    ? html`<div class="note bad repeated" role="alert">${icon('warn')}<div class="stack s"><p><b>Not posted.</b> The same picture with nearly the same words ${other.posted_at ? 'went' : 'goes'} to this account on ${timeOfPost(c, other)}: <a class="link" href="${hrefOf(c, `posts/${other.id}`)}">that post</a>. Less than 30 days apart it is a repetition. Change the words or the day, or:</p><label class="row sml"><input class="check" type="checkbox" name="allow_repeat" value="1" autofocus>Post it all the same</label></div></div>`
    : ''

const timeOfPost = (c: C, post: Post): string =>
  dayTime(post.posted_at ?? post.scheduled_at ?? post.created_at, c.var.place.workspace.time_zone)

/** It has its place on an account, which another one would not get. */
const isTaken = ({ status }: Post) => status !== 'failed' && status !== 'canceled'
const isPlanned = ({ status }: Post) => status === 'scheduled'

/** What is planned already stands on top, with what can be done about it. */
const planned = (c: C, posts: readonly Post[]): Html | '' =>
  posts.length === 0
    ? ''
    : html`<ul class="planned stack s">${posts.map(post => html`<li class="row wrap">${platformIcon(post.platform)}<b>Scheduled ${timeOfPost(c, post)}</b>${can(c.var.place.role, 'post') ? html`<span class="push row gap-s"><a class="btn sm" href="${hrefOf(c, `posts/${post.id}`)}">Move</a><form method="post" action="${hrefOf(c, `posts/${post.id}/cancel`)}"><button class="btn sm">Cancel</button></form></span>` : ''}</li>`)}</ul>`

/** What became of the other posts of this run. */
const postList = (c: C, posts: readonly Post[]): Html | '' =>
  posts.length === 0
    ? ''
    : html`<div class="to"><h3>Posts</h3><ul class="stack s">${posts.map(post => html`<li class="row sml">${platformIcon(post.platform)}<a class="link" href="${hrefOf(c, `posts/${post.id}`)}">${plain(post.status)}</a><span class="push xs soft nowrap">${timeOfPost(c, post)}</span><span class="dot ${toneOf[post.status] ?? 'faint'}" aria-hidden="true"></span></li>`)}</ul></div>`

/** Now, or on a date that is filled in already, so that no empty mask shows. */
function when(c: C, { wish }: Publishing): Html {
  const { time_zone } = c.var.place.workspace
  const now = c.var.world.now()
  const choices = [
    { value: 'now', label: 'Now' },
    { value: 'tomorrow', label: 'Tomorrow 9:00' },
    { value: 'date', label: 'On a date' },
  ]
  return html`<div class="field when"><h3>When</h3>${segments('when', 'When', choices, wish?.when || 'now')}<div class="on-date"><label class="vh" for="scheduled_at">Date and time</label><input class="in num" id="scheduled_at" name="scheduled_at" type="datetime-local" value="${wish?.at || tomorrow(now, time_zone)}"></div><small class="if-date">By the clock of this workspace: ${zoneWords(now, time_zone)}.${zoneLink(c)}</small></div>`
}

const every = new Intl.ListFormat('en')

/** The words of a button that follow from the choice above it. */
const follows = (now: string, date: string): Html =>
  html`<span class="if-now">${now}</span><span class="if-date">${date}</span>`

type Deeds = { whom: string; isOpen: boolean; mayGo: boolean; hasFailed: boolean; isAgain: boolean; waiting: number }

function deeds(
  c: C,
  { run, content, platform }: Publishing,
  { whom, isOpen, mayGo, hasFailed, isAgain, waiting }: Deeds,
): Html {
  const approving = html` formaction="${hrefOf(c, `runs/${run.id}/approve`)}"`
  const connect = html`<a class="btn main" href="${hrefOf(c, 'connections')}">Connect ${nameOf(platform)}</a>`
  // Nothing invites to post while something is open.
  const go = isOpen
    ? html`<button class="btn">${icon('check', 's')}${follows('Approve and post now', 'Approve and schedule')}</button>`
    : isAgain
      ? html`<button class="btn">${follows('Post now', 'Schedule')}</button>`
      : html`<button class="btn main">${icon(hasFailed ? 'again' : 'clock', 's')}${hasFailed ? follows('Try again now', 'Schedule again') : follows('Post now', 'Schedule')}</button>`
  const isUnconnected = goesOut(run, platform) && !mayGo
  const still = isOpen ? openThings(run) : []
  const says =
    still.length > 0
      ? html`<p class="xs warn still">Somebody has yet to settle ${every.format(still)}. Whoever approves says yes to it.</p>`
      : ''
  return html`${says}${content.map(hash => html`<input type="hidden" name="content" value="${hash}">`)}<div class="acts2">${mayGo ? html`<p class="only-phone whom xs soft">${whom}</p>` : ''}${
    waiting > 0
      ? html`<button class="btn ${isOpen ? '' : 'main'}"${approving}>${icon('check', 's')}Approve ${waiting} waiting</button>`
      : html`${mayGo ? go : isUnconnected ? connect : ''}${isOpen ? html`<button class="btn main"${approving}>Approve</button>` : ''}`
  }</div>${isOpen || waiting > 0 ? html`<p class="xs soft">Your name goes into the audit. It holds for exactly these pictures and words.</p>` : ''}`
}

/** The account beside a button that stands far from its choice. */
const whomOf = (platform: Platform, [first, ...others]: readonly ConnectedAccount[], livemode: boolean): string => {
  if (!livemode || !first) return 'Test mode: it goes to no platform'
  return `Posts to ${nameOf(platform)}, ${others.length > 0 ? 'the account chosen above' : first.name}`
}

/** Where and when it goes, and the button that says so. */
function going(c: C, shown: Publishing): Html {
  const { run, platform, accounts, posts } = shown
  if (run.verdict === 'rejected')
    return html`<p class="note bad sml">${icon('cross')}<span>A gate has failed, which nobody can lift. Make another take, or say it differently.</span></p>`
  const { livemode } = c.var.ctx
  const here = posts.filter(post => post.platform === platform)
  const taken = here.filter(isTaken)
  const all = accounts.filter(account => account.platform === platform)
  const mine = all.filter(({ id }) => !taken.some(post => post.connected_account_id === id))
  const mayGo = goesOut(run, platform) && (!livemode || mine.length > 0)
  const waiting = posts.filter(({ status }) => status === 'awaiting_approval').length
  const isOpen = isOpenRun(run)
  const isAgain = taken.length > 0
  // A run has one post on each account.
  if (isAgain && !isOpen && waiting === 0 && (!livemode || mine.length === 0)) return html``
  const where = !livemode
    ? html`<p class="sml soft">Test mode: it goes to no platform.</p>`
    : mine.length > 0
      ? html`<ul>${mine.map(choice)}</ul>`
      : html`<p class="sml soft">No account of ${nameOf(platform)} is connected.</p>`
  const form = html`<div class="to" role="group" aria-labelledby="to"><h3 id="to">Post to</h3>${where}</div>${mayGo && waiting === 0 ? html`${when(c, shown)}${repeating(c, shown.wish?.repeats)}` : ''}${deeds(c, shown, { whom: whomOf(platform, mine, livemode), isOpen, mayGo, hasFailed: here.some(isFallen), isAgain, waiting })}`
  return isAgain && !isOpen && waiting === 0 && mayGo
    ? html`<details class="again"${shown.wish ? html` open` : ''}><summary class="btn">Post to another account</summary>${form}</details>`
    : form
}

export function publishing(c: C, shown: Publishing): Html {
  const { run, platform, posts } = shown
  const caption = shown.wish?.caption ?? run.captions?.[channelOf(platform)] ?? run.output_text ?? ''
  const { most } = platforms[platform].caption
  const isAllowed = can(c.var.place.role, 'post')
  const reasons = run.fits?.[platform]?.reasons ?? []
  const keep = html`<button class="link xs" formaction="${hrefOf(c, `runs/${run.id}/caption`)}">Keep these words</button>`
  return html`<section class="publish" aria-label="Words and posting">${fallen(c, posts, 'post')}${planned(c, posts.filter(isPlanned))}<form id="publish" method="post" action="${hrefOf(c, `runs/${run.id}/post`)}" class="stack">${tabs(c, shown)}
<input type="hidden" name="platform" value="${platform}"><label class="vh" for="caption">Words for ${nameOf(platform)}</label>
<textarea class="in cap-in" id="caption" name="caption" rows="3" maxlength="5100" data-is="count" data-into="tally" data-most="${most}" data-unit="${platform}"${isAllowed ? '' : html` readonly`}>${caption}</textarea>
<p class="row xs soft tally"><span class="as-is">Posted exactly as it stands</span>${isAllowed ? html`<span class="edit">${keep}</span>` : ''}<output class="push num" id="tally">${[...caption].length} of ${most.toLocaleString('en')}</output></p>
${isAllowed ? overflowing(platform) : ''}
${reasons.length > 0 ? html`<ul class="stack s">${reasons.map(reason => html`<li class="sml warn">${nameOf(platform)}: ${reason}</li>`)}</ul>` : ''}
${isAllowed ? going(c, shown) : ''}</form>${postList(
    c,
    posts.filter(post => !isPlanned(post) && !isFallen(post)),
  )}</section>`
}
