// One run as the platforms will show it, and two answers. No script: it opens in a mail program, on a phone, behind a slow line.

import { html } from 'hono/html'
import { asks } from '#functions/http/answer/asks.ts'
import { barePage, type Inner } from '#functions/http/answer/bare-page.ts'
import { Channel, type Platform, platformNames, platformOf } from '#lib/channels.ts'
import { dayWords } from '#lib/instant.ts'
import type { Shown, Waiting } from '#lib/publish/approval/approval-store.ts'
import type { Answered } from '#lib/publish/approval/approve.ts'
import { isMissed } from '#lib/publish/approval/missed.ts'
import { isTooLate } from '#lib/publish/post/assert-in-time.ts'
import { partsOf } from '#lib/publish/post/parts.ts'
import { quotedIn, told, unasked } from '#lib/runs/read/holds.ts'
import { foldOf } from '#lib/runs/recipe/feed-folds.ts'
import type { Asset } from '#lib/runs/run.ts'

const styles = `main{max-width:560px;margin:0 auto;padding:28px 16px 48px}
.why{background:var(--warn);border-radius:9px;padding:12px 14px;margin:0 0 16px;overflow-wrap:anywhere}.why p{margin:0}.why ul{list-style:none;margin:8px 0 0;padding:0;display:grid;gap:6px}.why li{position:relative;padding-left:16px}.why li::before{content:"";position:absolute;left:2px;top:8px;width:6px;height:6px;border-radius:50%;background:var(--mark)}
article{background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:hidden;margin:0 0 16px}
article header{padding:12px 16px;border-bottom:1px solid var(--line);display:flex;justify-content:space-between;gap:12px}article header span{color:var(--soft)}
.words{padding:14px 16px;white-space:pre-wrap;overflow-wrap:anywhere;margin:0}summary{color:var(--soft);cursor:pointer;padding:0 16px 14px;list-style:none;text-decoration:underline;text-underline-offset:3px}
details[open] summary{display:none}.files{display:flex;overflow-x:auto;scroll-snap-type:x mandatory}.files>*{flex:0 0 100%;width:100%;height:auto;scroll-snap-align:start;display:block}
.many{gap:8px;padding:0 16px 16px;scroll-padding:0 16px}.many>*{flex-basis:80%;width:80%}.files+.count{padding-top:10px}.count{padding:0 16px 8px;margin:0;font-size:13px;color:var(--soft)}
form{margin:0 0 18px}textarea{display:block;width:100%;min-height:84px;resize:vertical}
button.quiet{margin-top:10px;background:var(--card);border-color:var(--line-2);color:var(--ink)}
section{border-top:1px solid var(--line)}section small{display:block;padding:12px 16px 0}section .words{padding-top:4px}`

const page = barePage(styles)

const pathOf = (url: string) => new URL(url).pathname

const file = ({ kind, url, alt_text, width, height }: Asset) =>
  kind === 'video'
    ? html`<video src="${pathOf(url)}" controls playsinline preload="metadata"></video>`
    : html`<img src="${pathOf(url)}" alt="${alt_text ?? ''}" width="${width ?? ''}" height="${height ?? ''}">`

/** Of several the next one is seen at the edge, and they are counted: a yes is to all of them. */
function files({ assets }: Shown): Inner {
  const all = assets.filter(({ kind }) => kind === 'image' || kind === 'video')
  if (all.length < 2) return html`<div class="files">${all.map(file)}</div>`
  return html`<p class="count">${all.length} pictures, side by side</p><div class="files many" tabindex="0" role="region" aria-label="${all.length} pictures">${all.map(file)}</div>`
}

/** Whoever says yes knows what was never seen, and what the platform will say of it. */
const painted = ({ assets }: Shown): Inner | '' =>
  assets.some(({ ai_made }) => ai_made)
    ? html`<p class="count">AI-made: an image model has painted a picture of it. X, TikTok and YouTube are told.</p>`
    : ''

/** What stands before the fold, and the rest as it is there: to be opened. */
function words(platform: Platform, text: string): Inner {
  const { shown, hidden } = foldOf(platform, text)
  if (hidden === '') return html`<p class="words">${text}</p>`
  return html`<p class="words">${shown}</p><details><summary>… more</summary><p class="words">${hidden}</p></details>`
}

const time = (at: string | null, now: Date) =>
  at === null || new Date(at) <= now ? 'as soon as you approve' : clock(at)

const clock = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`

type Post = Pick<Waiting, 'platform' | 'caption' | 'overflow'> & { when: string }

const whenOf = (post: Waiting, now: Date) => {
  const { account, scheduled_at } = post
  const when = scheduled_at && isMissed(post, now) ? `was for ${clock(scheduled_at)}` : time(scheduled_at, now)
  return [...(account ? [account] : []), when].join(' · ')
}

/** What follows the post that has the pictures: the rest of a thread, or the first comment. */
const following = (overflow: Post['overflow'], texts: string[]) =>
  texts.map((text, index) =>
    index === 0
      ? ''
      : html`<section><small>${overflow === 'thread' ? `${index + 1} of ${texts.length}` : 'First comment'}</small><p class="words">${text}</p></section>`,
  )

function card(shown: Shown, { platform, caption, overflow, when }: Post): Inner {
  const texts = partsOf(platform, caption, overflow)
  return html`<article><header><strong>${platformNames[platform]}</strong><span>${when}</span></header>
${words(platform, texts[0] ?? '')}${files(shown)}${painted(shown)}${following(overflow, texts)}</article>`
}

/** A yes may come when the day is over that the words speak of. */
function tooLate({ posts, ...shown }: Shown, now: Date): Inner | '' {
  const times = posts.length > 0 ? posts.map(({ scheduled_at }) => scheduled_at) : [null]
  return shown.event_day && times.some(at => isTooLate(shown, at, now))
    ? html`<div class="why"><p>Its words speak of ${dayWords(shown.event_day)} as still to come, and that day is over when it goes out.</p></div>`
    : ''
}

/** What approving does, where it is not what one expects. */
function effect({ posts, workspace_name }: Shown, now: Date): Inner | '' {
  const missed = posts.filter(post => isMissed(post, now)).length
  if (posts.length > 0 && missed === 0) return ''
  if (missed === 0) return html`<p>Approving posts nothing yet: it lets ${workspace_name} post this later.</p>`
  return html`<p>${missed === posts.length ? 'Its time is over' : `The time of ${missed} of ${posts.length} is over`}: approving does not send it, and lets ${workspace_name} post it at another time.</p>`
}

/** The page may be read by somebody from outside: what is not in the post is not for them. */
const isSeen = ({ output_text, posts }: Shown, quoted: string): boolean =>
  [output_text ?? '', ...posts.map(({ caption }) => caption)].some(text =>
    text.toLowerCase().includes(quoted.toLowerCase()),
  )

/** Why a person is asked at all. */
function why(shown: Shown): Inner | '' {
  if (shown.verdict !== 'needs_review') return ''
  const asked = shown.questions.filter(({ question }) => isSeen(shown, quotedIn(question).replace(/…$/, '')))
  const holds = unasked(shown)
  const found = holds.filter(({ rule }) => rule !== 'left_out')
  const isLess = asked.length < shown.questions.length || found.length < holds.length
  const items = [
    ...asked.map(({ question }) => html`<li><strong>${question}</strong></li>`),
    ...found.map(hold => html`<li><strong>${asks(hold)}</strong> ${told(hold)}</li>`),
    ...(isLess ? [html`<li>Something of the brief was left out. Whoever sent you this page can see what.</li>`] : []),
  ]
  if (items.length > 0)
    return html`<div class="why"><p>It waits for a person, who should look at this first:</p><ul>${items}</ul></div>`
  return html`<div class="why"><p>It waits for a person, because its score, ${shown.impact_score ?? 0} of 100, is too low for it to go out unseen.</p></div>`
}

type Asked = { shown: Shown; secret: string; content: string[]; now: Date }

export function approvalPage({ shown, secret, content, now }: Asked): Inner {
  const own = {
    platform: platformOf[Channel.parse(shown.channel)],
    caption: shown.output_text ?? '',
    overflow: null,
    when: '',
  }
  const posts = shown.posts.map(post => ({ ...post, when: whenOf(post, now) }))
  const cards = (posts.length > 0 ? posts : [own]).map(post => card(shown, post))
  const isStale = shown.posts.some(post => !content.includes(post.hash)) || !content.includes(shown.hash)
  const link = html`<input type="hidden" name="link" value="${secret}">`
  const asked =
    shown.state === 'changes_requested'
      ? html`<div class="why"><p>A change was asked for, and nothing has been changed yet.</p></div>`
      : ''
  if (shown.state === 'approved')
    return page(shown.workspace_name, 'Approved', html`<p>By ${shown.by ?? 'somebody'}.</p>${cards}`)
  if (isStale)
    return page(
      shown.workspace_name,
      'This has changed',
      html`<p>Words have changed since you were asked. Ask for a new link.</p>${cards}`,
    )
  return page(
    shown.workspace_name,
    'May this go out?',
    html`${asked}${tooLate(shown, now)}${why(shown)}${cards}${effect(shown, now)}
<form method="post" action="/approve">${link}<button name="say" value="approve">Approve</button></form>
<form method="post" action="/approve">${link}<label for="comment">Or say what should be different</label>
<textarea id="comment" name="comment" maxlength="2000" required></textarea><button class="quiet" name="say" value="change">Ask for a change</button></form>
<small>Your answer holds for exactly these pictures and words.</small>`,
  )
}

/** Who posts what nobody has asked to post, and how. */
const posting =
  'A person posts it in the dashboard, on the page of the run; a program with POST /runs/{run_id}/post, or npx brand post.'

export function approvedPage({ released, missed, is_under_way }: Shown & Answered): Inner {
  const said = [
    ...(released > 0 ? ['It goes out at its time.'] : []),
    ...(missed > 0
      ? [`${released > 0 ? 'The time of another post' : 'Its time'} was over, so that one does not go out. ${posting}`]
      : []),
    ...(released + missed > 0
      ? []
      : [is_under_way ? 'No further post of it waits.' : `Nothing is scheduled yet. ${posting}`]),
  ]
  return page('Thank you', 'Approved', html`<p>${said.join(' ')} You can close this page.</p>`)
}

export const passedOnPage = (in_flight: number): Inner =>
  page(
    'Thank you',
    'Passed on',
    html`<p>${in_flight > 0 ? 'One was being sent while you wrote, and may still come out. Nothing else' : 'Nothing'} goes out until it was changed and approved. You can close this page.</p>`,
  )

export const overPage = (message = 'It is older than seven days, or never was one. Ask for a new one.'): Inner =>
  page('Approval', 'This link is over', html`<p>${message}</p>`)

export const brokenPage = (): Inner =>
  page(
    'Approval',
    'This address is not whole',
    html`<p>A part of it was lost on its way, as a program of mail or chat does at the end of a line. Copy all of it from where it came.</p>`,
  )

export const elsewherePage = (run_id: string): Inner =>
  page(
    'Approval',
    'There is no dashboard here',
    html`<p>An administrator prints a page on which this run is approved: <code>npm run admin -- approval link ${run_id} --workspace ID</code></p>`,
  )
