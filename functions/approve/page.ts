// One run as the platforms will show it, and two answers. No script: it opens in a mail program, on a phone, behind a slow line.

import { html } from 'hono/html'
import { names } from '#functions/connect/page.ts'
import { asks } from '#functions/http/answer/asks.ts'
import { barePage, type Inner } from '#functions/http/answer/bare-page.ts'
import { Channel, type Platform, platformOf } from '#lib/channels.ts'
import type { Shown, Waiting } from '#lib/publish/approval/approval-store.ts'
import { partsOf } from '#lib/publish/post/parts.ts'
import { told, unasked } from '#lib/runs/read/holds.ts'
import { foldOf } from '#lib/runs/recipe/folds.ts'

const styles = `*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.5 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:560px;margin:0 auto;padding:24px 16px 48px}.eyebrow{color:var(--mark);font-size:13px;letter-spacing:.08em;text-transform:uppercase;margin:0;font-weight:600}
h1{font-size:26px;line-height:1.15;margin:6px 0 18px;text-wrap:balance;overflow-wrap:anywhere}
article{background:var(--card);border:1px solid var(--line);border-radius:14px;overflow:hidden;margin:0 0 18px}
article header{padding:14px 16px;border-bottom:1px solid var(--line);display:flex;justify-content:space-between;gap:12px}article header span{color:var(--soft)}
.words{padding:14px 16px;white-space:pre-wrap;overflow-wrap:anywhere;margin:0}summary{color:var(--soft);cursor:pointer;padding:0 16px 14px}
details[open] summary{display:none}.files{display:flex;overflow-x:auto;scroll-snap-type:x mandatory}.files>*{flex:0 0 100%;width:100%;height:auto;scroll-snap-align:start;display:block}
form{margin:0 0 14px}label{display:block;font-weight:600;margin:0 0 6px}textarea{width:100%;min-height:92px;font:inherit;padding:12px;border:1px solid var(--line);border-radius:12px;background:var(--card);color:var(--ink)}
button{width:100%;min-height:52px;font:inherit;font-weight:600;border:0;border-radius:12px;background:var(--mark);color:var(--on);cursor:pointer;margin-top:10px}
button.quiet{background:none;border:1px solid var(--line);color:var(--ink)}button:focus-visible,textarea:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
small{color:var(--soft)}section{border-top:1px solid var(--line)}section small{display:block;padding:12px 16px 0}section .words{padding-top:4px}`

const page = barePage(styles)

const pathOf = (url: string) => new URL(url).pathname

const files = ({ assets }: Shown) =>
  html`<div class="files">${assets
    .filter(({ kind }) => kind === 'image' || kind === 'video')
    .map(({ kind, url, alt_text, width, height }) =>
      kind === 'video'
        ? html`<video src="${pathOf(url)}" controls playsinline preload="metadata"></video>`
        : html`<img src="${pathOf(url)}" alt="${alt_text ?? ''}" width="${width ?? ''}" height="${height ?? ''}">`,
    )}</div>`

/** What stands before the fold, and the rest as it is there: to be opened. */
function words(platform: Platform, text: string): Inner {
  const { shown, hidden } = foldOf(platform, text)
  if (hidden === '') return html`<p class="words">${text}</p>`
  return html`<p class="words">${shown}</p><details><summary>… more</summary><p class="words">${hidden}</p></details>`
}

const time = (at: string | null) =>
  at === null ? 'as soon as you approve' : `${at.slice(0, 16).replace('T', ' ')} UTC`

type Post = Pick<Waiting, 'platform' | 'caption' | 'overflow'> & { when: string }

const whenOf = ({ account, scheduled_at }: Waiting) => [...(account ? [account] : []), time(scheduled_at)].join(' · ')

/** What follows the post that has the pictures: the rest of a thread, or the first comment. */
const following = (overflow: Post['overflow'], texts: string[]) =>
  texts.map((text, index) =>
    index === 0
      ? ''
      : html`<section><small>${overflow === 'thread' ? `${index + 1} of ${texts.length}` : 'First comment'}</small><p class="words">${text}</p></section>`,
  )

function card(shown: Shown, { platform, caption, overflow, when }: Post): Inner {
  const texts = partsOf(platform, caption, overflow)
  return html`<article><header><strong>${names[platform]}</strong><span>${when}</span></header>
${words(platform, texts[0] ?? '')}${files(shown)}${following(overflow, texts)}</article>`
}

/** Why a person is asked at all. */
function why(shown: Shown): Inner | '' {
  if (shown.verdict !== 'needs_review') return ''
  const items = [
    ...shown.questions.map(({ question }) => html`<li><strong>${question}</strong></li>`),
    ...unasked(shown).map(hold => html`<li><strong>${asks(hold)}</strong> ${told(hold)}</li>`),
  ]
  if (items.length > 0) return html`<p>It is held, because somebody should look at this:</p><ul>${items}</ul>`
  return html`<p>It is held, because its score, ${shown.impact_score ?? 0} of 100, is too low for it to go out unseen.</p>`
}

type Asked = { shown: Shown; secret: string; content: string[] }

export function approvalPage({ shown, secret, content }: Asked): Inner {
  const own = {
    platform: platformOf[Channel.parse(shown.channel)],
    caption: shown.output_text ?? '',
    overflow: null,
    when: '',
  }
  const posts = shown.posts.map(post => ({ ...post, when: whenOf(post) }))
  const cards = (posts.length > 0 ? posts : [own]).map(post => card(shown, post))
  const isStale = shown.posts.some(post => !content.includes(post.hash)) || !content.includes(shown.hash)
  const link = html`<input type="hidden" name="link" value="${secret}">`
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
    html`${why(shown)}${cards}${shown.posts.length > 0 ? '' : html`<p>Nothing is posted by this: no post of it waits for an answer.</p>`}
<form method="post" action="/approve">${link}<button name="say" value="approve">Approve</button></form>
<form method="post" action="/approve">${link}<label for="comment">Or say what should be different</label>
<textarea id="comment" name="comment" maxlength="2000" required></textarea><button class="quiet" name="say" value="change">Ask for a change</button></form>
<small>Your answer holds for exactly these pictures and words.</small>`,
  )
}

/** Who posts what nobody has asked to post, and how. */
const posting =
  'A person posts it in the dashboard, on the page of the run; a program with POST /runs/{run_id}/post, or npx brand post.'

export function approvedPage({ posts, is_under_way }: Shown): Inner {
  const next =
    posts.length > 0
      ? 'It goes out at its time.'
      : is_under_way
        ? 'No further post of it waits.'
        : `Nothing is scheduled yet. ${posting}`
  return page('Thank you', 'Approved', html`<p>${next} You can close this page.</p>`)
}

export const passedOnPage = (in_flight: number): Inner =>
  page(
    'Thank you',
    'Passed on',
    html`<p>${in_flight > 0 ? 'One was being sent while you wrote, and may still come out. Nothing else' : 'Nothing'} goes out until it was changed and approved. You can close this page.</p>`,
  )

export const overPage = (message = 'It is older than seven days, or never was one. Ask for a new one.'): Inner =>
  page('Approval', 'This link is over', html`<p>${message}</p>`)
