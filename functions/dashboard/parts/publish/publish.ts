// The third column of a run: its words for a platform, where it goes, when, and whether a person says yes.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import type { Form } from '#functions/dashboard/http/refusal.ts'
import { fallen, isFallen, timeOfPost, unconnected } from '#functions/dashboard/parts/became.ts'
import { copyButton } from '#functions/dashboard/parts/beside.ts'
import { hiddenField, postForm, segments } from '#functions/dashboard/parts/field.ts'
import { icon, nameOf, plain, platformIcon } from '#functions/dashboard/parts/icons.ts'
import { isOpen as isOpenRun, openThings, ticksOf } from '#functions/dashboard/parts/open.ts'
import { type Objection, objecting, untilWhen } from '#functions/dashboard/parts/publish/objection.ts'
import { type Html, hrefOf, zoneLink } from '#functions/dashboard/parts/shell.ts'
import { tomorrowAtNine, zoneWords } from '#functions/dashboard/parts/time.ts'
import { channelOf, type Platform } from '#lib/channels.ts'
import { can } from '#lib/members/roles.ts'
import { isMissed, OVER } from '#lib/publish/approval/missed.ts'
import type { ConnectedAccount } from '#lib/publish/connect/shown.ts'
import type { Post } from '#lib/publish/post/post.ts'
import { wayFor } from '#lib/runs/judge/fits.ts'
import { platforms } from '#lib/runs/platforms.ts'
import type { Run } from '#lib/runs/run.ts'
import { plural } from '#lib/words/plural.ts'

/** What somebody had written when it was refused. */
export type Wish = { caption: string; when: string; at: string; overflow?: string; objection?: Objection }
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

const fitting = ({ run, platform }: Publishing): Html | '' => {
  if (run.verdict === 'rejected') return ''
  return run.fits?.[platform]?.ok
    ? html`<span class="push xs good row gap-s">${icon('check', 's')}fits</span>`
    : html`<span class="push xs soft">does not fit</span>`
}

const tabs = (c: C, shown: Publishing): Html => {
  const { run, platform } = shown
  return html`<nav class="tabs plats" aria-label="Words for">${(Object.keys(run.fits ?? {}) as Platform[]).map(name => html`<a href="${hrefOf(c, `runs/${run.id}?for=${name}`)}"${name === platform ? html` aria-current="true"` : ''} class="${run.fits?.[name]?.ok ? '' : 'off'}">${platformIcon(name)}</a>`)}${fitting(shown)}</nav>`
}

const choice = (form: Form, account: ConnectedAccount, index: number): Html =>
  html`<li><label class="row"><input class="check" type="radio" name="account" value="${account.id}"${form.isTicked('account', account.id, index === 0) ? html` checked` : ''}${form.mark('account')}>${platformIcon(account.platform, false)}<span>${account.name}</span>${account.status === 'connected' ? '' : html`<span class="push xs warn">${account.status}</span>`}</label></li>`

/** Words that are too long go on where the platform has a way for that; nothing else may be in the way. */
const goesOut = ({ fits, assets }: Run, platform: Platform): boolean =>
  (fits?.[platform]?.reasons ?? []).length === 0 ||
  (platforms[platform].overflow !== undefined && wayFor(platform, assets).reasons.length === 0)

const onward = {
  thread: 'What is too long goes on as a thread',
  first_comment: 'What is too long goes into the first comment',
}

const overflowing = (form: Form, platform: Platform): Html | '' => {
  const way = platforms[platform].overflow?.way
  return way
    ? html`<label class="row xs soft onward"><input class="check" type="checkbox" name="overflow" value="${way}"${form.isTicked('overflow', way, true) ? html` checked` : ''}${form.mark('overflow')}>${onward[way]}</label>${form.told('overflow')}`
    : ''
}

/** It has its place on an account, which another one would not get. */
const isTaken = ({ status }: Post) => status !== 'failed' && status !== 'canceled'
const isPlanned = ({ status }: Post) => status === 'scheduled'

/** What is planned already stands on top, with what can be done about it. */
const planned = (c: C, posts: readonly Post[]): Html | '' =>
  posts.length === 0
    ? ''
    : html`<ul class="planned stack s">${posts.map(post => html`<li class="row wrap">${platformIcon(post.platform)}<b>Scheduled ${timeOfPost(c, post)}</b>${can(c.var.place.role, 'post') ? html`<span class="push row gap-s"><a class="btn sm" href="${hrefOf(c, `posts/${post.id}`)}">Change</a><form method="post" action="${hrefOf(c, `posts/${post.id}/cancel`)}"><button class="btn sm">Cancel</button></form></span>` : ''}</li>`)}</ul>`

/** What became of the other posts of this run. */
const postList = (c: C, posts: readonly Post[]): Html | '' =>
  posts.length === 0
    ? ''
    : html`<div class="to"><h3>Posts</h3><ul class="stack s">${posts.map(post => html`<li class="row sml">${platformIcon(post.platform)}<a class="link" href="${hrefOf(c, `posts/${post.id}`)}">${plain(post.status)}</a><span class="push xs soft nowrap">${timeOfPost(c, post)}</span><span class="dot ${toneOf[post.status] ?? 'faint'}" aria-hidden="true"></span></li>`)}</ul></div>`

/** Now, or on a date that is filled in already, so that no empty mask shows. */
function when(c: C, form: Form, { run, wish }: Publishing): Html {
  const { time_zone } = c.var.place.workspace
  const now = c.var.world.now()
  const choices = [
    { value: 'now', label: 'Now' },
    { value: 'tomorrow', label: 'Tomorrow 9:00' },
    { value: 'date', label: 'On a date' },
  ]
  const which = segments(form, { name: 'when', legend: 'When', choices, chosen: wish?.when || 'now' })
  const day = html`<label class="vh" for="scheduled_at">Date and time</label><input class="in num" id="scheduled_at" name="scheduled_at" type="datetime-local" value="${form.value('scheduled_at', wish?.at || tomorrowAtNine(now, time_zone))}"${form.mark('scheduled_at')}>${form.told('scheduled_at')}`
  return html`<div class="field when"><h3>When</h3>${which}<div class="on-date">${day}</div><small class="if-date">By the clock of this workspace: ${zoneWords(now, time_zone)}.${zoneLink(c)}</small>${untilWhen(c, run.event_day)}</div>`
}

const every = new Intl.ListFormat('en')

/** The words of a button that follow from the choice above it. */
const follows = (now: string, date: string): Html =>
  html`<span class="if-now">${now}</span><span class="if-date">${date}</span>`

type Deeds = {
  whom: string
  isOpen: boolean
  mayGo: boolean
  hasFailed: boolean
  isAgain: boolean
  waiting: readonly Post[]
}

function deeds(
  c: C,
  { run, content, platform }: Publishing,
  { whom, isOpen, mayGo, hasFailed, isAgain, waiting }: Deeds,
): Html {
  const approving = html` formaction="${hrefOf(c, `runs/${run.id}/approve`)}"`
  const connect = can(c.var.place.role, 'develop')
    ? html`<a class="btn ${isOpen ? '' : 'main'}" href="${hrefOf(c, `connections?run=${run.id}&for=${platform}`)}">Connect ${nameOf(platform)}</a>`
    : html`<p class="sml soft">An admin connects ${nameOf(platform)}, under Connections.</p>`
  // Nothing invites to post while something is open.
  const go = isOpen
    ? html`<button class="btn">${icon('check', 's')}${follows('Approve and post now', 'Approve and schedule')}</button>`
    : isAgain
      ? html`<button class="btn">${follows('Post now', 'Schedule')}</button>`
      : html`<button class="btn main">${icon(hasFailed ? 'again' : 'clock', 's')}${hasFailed ? follows('Try again now', 'Schedule again') : follows('Post now', 'Schedule')}</button>`
  const isUnconnected = goesOut(run, platform) && !mayGo
  return html`${isOpen ? unsettled(run) : ''}${missing(c, waiting)}${content.map(hash => hiddenField('content', hash))}<div class="acts2">${mayGo ? html`<p class="only-phone whom xs soft">${whom}</p>` : ''}${
    waiting.length > 0
      ? html`<button class="btn ${isOpen ? '' : 'main'}"${approving}>${icon('check', 's')}Approve ${waiting.length === 1 ? 'the post' : plural(waiting.length, 'post')}</button>`
      : html`${mayGo ? go : isUnconnected ? connect : ''}${isOpen ? html`<button class="btn main"${approving}>Approve</button>` : ''}`
  }</div>${isOpen || waiting.length > 0 ? html`<p class="xs soft">Your name goes into the audit. It holds for exactly these pictures and words.</p>` : ''}`
}

/** Before the button: what is open, and how many ticks it wants. */
function unsettled(run: Run): Html | '' {
  const still = openThings(run)
  const ticks = ticksOf(run)
  if (still.length === 0) return ''
  const how =
    ticks > 0
      ? `Before you approve, tick each of the ${plural(ticks, 'thing')} that ${ticks === 1 ? 'is' : 'are'} asked beside the score.`
      : 'If it is right, approve it.'
  return html`<p class="xs warn still"${ticks > 0 ? html` data-is="ticks" role="status"` : ''}>Somebody has yet to settle ${every.format(still)}. ${how}</p>`
}

/** A yes does not send what has missed its time, which is said before it. */
const missing = (c: C, waiting: readonly Post[]): Html | '' =>
  waiting.some(post => isMissed(post, c.var.world.now())) ? html`<p class="xs warn still">${OVER}</p>` : ''

/** The account beside a button that stands far from its choice. */
const whomOf = (platform: Platform, [first, ...others]: readonly ConnectedAccount[], livemode: boolean): string => {
  if (!livemode || !first) return 'Test mode: it goes to no platform'
  return `Posts to ${nameOf(platform)}, ${others.length > 0 ? 'the account chosen above' : first.name}`
}

/** Posts that have their place on this platform, and the accounts that are free yet: a run has one post on each. */
function placesOf({ platform, accounts, posts }: Publishing) {
  const taken = posts.filter(post => post.platform === platform && isTaken(post))
  const all = accounts.filter(account => account.platform === platform)
  return { taken, all, mine: all.filter(({ id }) => !taken.some(post => post.connected_account_id === id)) }
}

/** The post whose words stand, where no other one can be made: nothing is left to write here. */
function settled(c: C, shown: Publishing): Post | undefined {
  const { taken, mine } = placesOf(shown)
  const waits = isOpenRun(shown.run) || shown.posts.some(({ status }) => status === 'awaiting_approval')
  return waits || (c.var.ctx.livemode && mine.length > 0) ? undefined : taken[0]
}

/** Where and when it goes, and the button that says so. */
function going(c: C, form: Form, shown: Publishing): Html {
  const { run, platform, posts } = shown
  if (run.verdict === 'rejected')
    return html`<p class="note bad sml">${icon('cross')}<span>${run.approval.state === 'changes_requested' ? `${run.approval.by ?? 'Somebody'} has rejected it.` : 'A rule failed that nobody can lift.'} It cannot be posted. Make another take, or say it differently.</span></p>`
  const { livemode } = c.var.ctx
  const here = posts.filter(post => post.platform === platform)
  const { taken, all, mine } = placesOf(shown)
  const mayGo = goesOut(run, platform) && (!livemode || mine.length > 0)
  const waiting = posts.filter(({ status }) => status === 'awaiting_approval')
  const isOpen = isOpenRun(run)
  const isAgain = taken.length > 0
  if (settled(c, shown)) return html``
  const where = !livemode
    ? html`<p class="sml soft">Test mode: it goes to no platform.</p>`
    : mine.length > 0
      ? html`<ul>${mine.map((account, index) => choice(form, account, index))}</ul>${form.told('account')}`
      : html`<p class="sml soft">${all.map(({ name }) => name).join(', ') || `No account of ${nameOf(platform)} is connected.`}</p>`
  const body = html`<div class="to" role="group" aria-labelledby="to"><h3 id="to">Post to</h3>${where}</div>${mayGo && waiting.length === 0 ? html`${when(c, form, shown)}${objecting(c, shown.wish?.objection)}` : ''}${deeds(c, shown, { whom: whomOf(platform, mine, livemode), isOpen, mayGo, hasFailed: here.some(isFallen), isAgain, waiting })}`
  return isAgain && !isOpen && waiting.length === 0 && mayGo
    ? html`<details class="again"${shown.wish ? html` open` : ''}><summary class="btn">Post to another account</summary>${body}</details>`
    : body
}

/** Words that are out, or on their way, are read here and changed at their post, if they still can be. */
function finished(c: C, post: Post): Html {
  const to = (words: string) => html`<a class="link" href="${hrefOf(c, `posts/${post.id}`)}">${words}</a>`
  const says = isPlanned(post)
    ? html`Scheduled with these words.`
    : post.status === 'posted'
      ? html`These words are out, and are changed on ${nameOf(post.platform)} alone. ${to('The post')}`
      : html`These words are with the ${to('post')} and are not changed here.`
  return html`<blockquote class="pre words" id="caption">${post.caption}</blockquote><p class="row xs soft"><span>${says}</span>${copyButton('caption', 'push')}</p>`
}

/** Words that are still to go somewhere. */
function writing(c: C, form: Form, { run, platform, wish }: Publishing): Html {
  const caption = wish?.caption ?? run.captions?.[channelOf(platform)] ?? run.output_text ?? ''
  if (run.verdict === 'rejected') return html`<blockquote class="pre words">${caption}</blockquote>`
  const { most } = platforms[platform].caption
  const isAllowed = can(c.var.place.role, 'post')
  const keep = html`<button class="btn sm" formnovalidate formaction="${hrefOf(c, `runs/${run.id}/caption`)}">Save these words</button>`
  return html`<label class="vh" for="caption">Words for ${nameOf(platform)}</label>
<textarea class="in cap-in" id="caption" name="caption" rows="3" maxlength="5100" data-is="count" data-into="tally" data-most="${most}" data-unit="${platform}"${isAllowed ? '' : html` readonly`}${form.mark('caption')}>${form.value('caption', caption)}</textarea>${form.told('caption')}
<p class="row xs soft tally"><span class="as-is">Posted exactly as it stands</span>${isAllowed ? html`<span class="edit">${keep}</span>` : ''}${copyButton('caption')}<output class="push num" id="tally">${[...caption].length} of ${most.toLocaleString('en')}</output></p>
${isAllowed ? overflowing(form, platform) : ''}`
}

export function publishing(c: C, shown: Publishing): Html {
  const { run, platform, posts } = shown
  const reasons = run.fits?.[platform]?.reasons ?? []
  const post = settled(c, shown)
  const form = postForm(
    c,
    hrefOf(c, `runs/${run.id}/post`),
    form => html`${tabs(c, shown)}
${post ? finished(c, post) : writing(c, form, shown)}
${reasons.length > 0 ? html`<ul class="stack s">${reasons.map(reason => html`<li class="sml warn">${nameOf(platform)}: ${reason}</li>`)}</ul>` : ''}
${can(c.var.place.role, 'post') ? going(c, form, shown) : ''}`,
    {
      attributes: html`id="publish" class="stack"`,
      about: { platform },
      also: ['approve', 'caption'].map(verb => hrefOf(c, `runs/${run.id}/${verb}`)),
    },
  )
  const others = posts.filter(post => !isPlanned(post) && !isFallen(post))
  return html`<section class="publish" aria-label="Words and posting">${fallen(c, posts, 'post')}${posts.map(post => unconnected(c, post))}${planned(c, posts.filter(isPlanned))}${form}${postList(c, others)}</section>`
}
