// What became of a run's posts: in a word where many runs stand, and with its reason where one does.

import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { nameOf } from '#functions/dashboard/parts/icons.ts'
import { type Html, hrefOf, note } from '#functions/dashboard/parts/shell.ts'
import { dayTime } from '#functions/dashboard/parts/time.ts'
import { titleOf } from '#functions/dashboard/parts/titles.ts'
import { can } from '#lib/members/roles.ts'
import { listConnected } from '#lib/publish/connect/list.ts'
import { type Became, newestOf, runAt } from '#lib/publish/post/became-store.ts'
import type { Post } from '#lib/publish/post/post.ts'

/** The gravest first: one word stands for all posts of a run. */
const words: readonly (readonly [status: Post['status'], word: string, tone: string])[] = [
  ['failed', 'Not posted', 'bad'],
  ['needs_attention', 'Perhaps posted', 'warn'],
  ['awaiting_approval', 'Post waits for approval', 'warn'],
  ['posting', 'Posting', 'mark'],
  ['queued', 'Posting', 'mark'],
  ['scheduled', 'Scheduled', 'mark'],
  ['drafted', 'In the platform’s inbox', ''],
  ['posted', 'Posted', 'good'],
]

export type PostsByRun = ReadonlyMap<string, readonly Became[]>

export const postsByRun = async ({ var: { ctx } }: C, runs: readonly { id: string }[]): Promise<PostsByRun> =>
  Map.groupBy(
    await newestOf(
      ctx.db,
      ctx.workspace.id,
      runs.map(({ id }) => id),
    ),
    ({ run_id }) => run_id,
  )

/** Nothing where nothing was asked to be posted. */
export function becameChip(posts: readonly Pick<Post, 'status'>[] | undefined): Html | '' {
  const found = words.find(([status]) => posts?.some(post => post.status === status))
  return found ? html`<span class="chip ${found[2]}">${found[1]}</span>` : ''
}

export const becameWord = (status: Post['status']): string => words.find(([one]) => one === status)?.[1] ?? ''

/** It came to nothing, or nobody knows. */
export const isFallen = ({ status }: Pick<Post, 'status'>) => status === 'failed' || status === 'needs_attention'

/** How platforms say that an account, or its connection to us, lacks a right. */
const FORBIDS = /permitted|permission|forbidden|not allowed|unauthori[sz]ed|not authori[sz]ed/i
const REFUSED: readonly (string | null)[] = ['platform_rejected', 'platform_blocked']

/** Whose right is missing and what can be done, before the platform's own words, which read as if the reader lacked it. */
async function forbidden(c: C, { platform, connected_account_id, error_message }: Post): Promise<Html> {
  const { accounts } = await listConnected(c.var.ctx)
  const name = accounts.find(({ id }) => id === connected_account_id)?.name
  return html`${nameOf(platform)} does not let ${name ? `the account ${name}` : 'the connected account'} post this. Look at the account there, <a class="link" href="${hrefOf(c, 'connections')}">connect it again</a>, then try again. ${nameOf(platform)} says: “${error_message}”`
}

/** As it was given; the address of a post in it is a way to its run, where that is ours. */
async function reasonOf(c: C, post: Post): Promise<Html | string> {
  const { error_code, error_message, platform } = post
  const text = error_message ?? ''
  if (REFUSED.includes(error_code) && FORBIDS.test(text)) return forbidden(c, post)
  const url = /https:\/\/\S{1,300}/.exec(text)?.[0].replace(/[.,]$/, '')
  if (!url) return text
  const { ctx } = c.var
  const run = await runAt(ctx.db, ctx.workspace.id, url)
  const link = run
    ? html`<a class="link" href="${hrefOf(c, `runs/${run.id}`)}">${titleOf(run, 60)}</a>`
    : html`<a class="link" href="${url}" rel="noopener noreferrer">a post on ${nameOf(platform)}</a>`
  const [before = '', after = ''] = text.split(url)
  return html`${before}${link}${after}`
}

/** Posts that did not come about, each with its reason and the way to the post, or to its run, where it is tried again. */
export function fallen(c: C, posts: readonly Post[], to: 'post' | 'run' | 'again'): Html | '' {
  const lost = posts.filter(isFallen)
  const notes = lost.map(post => {
    const when = dayTime(post.scheduled_at ?? post.created_at, c.var.place.workspace.time_zone)
    const isLost = post.status === 'failed'
    const title = `${isLost ? 'Not posted' : 'Perhaps posted'} to ${nameOf(post.platform)}, ${when}.`
    const go =
      to !== 'post' && isLost
        ? html`<a class="link" href="${hrefOf(c, `runs/${post.run_id}?for=${post.platform}#publish`)}">Try again</a>`
        : to === 'again'
          ? ''
          : html`<a class="link" href="${hrefOf(c, `posts/${post.id}`)}">${isLost ? 'The post' : 'Look, and say which'}</a>`
    return note(isLost ? 'bad' : 'warn', html`<p><b>${title}</b> ${reasonOf(c, post)} ${go}</p>`)
  })
  return lost.length > 0 ? html`<div class="fallen stack s">${notes}</div>` : ''
}

/** Planned before anybody has connected an account of the platform. */
export function unconnected(c: C, { platform, run_id, status, connected_account_id }: Post): Html | '' {
  const isPlanned = status === 'scheduled' || status === 'awaiting_approval'
  if (!c.var.ctx.livemode || connected_account_id || !isPlanned) return ''
  const way = can(c.var.place.role, 'develop')
    ? html`<a class="link" href="${hrefOf(c, `connections?run=${run_id}`)}">Connect one</a>`
    : 'An admin connects one, under Connections.'
  return note(
    'warn',
    html`<b>No account of ${nameOf(platform)} is connected yet.</b> It goes out if one is by then. ${way}`,
  )
}

export const timeOfPost = (c: C, post: Post): string =>
  dayTime(post.posted_at ?? post.scheduled_at ?? post.created_at, c.var.place.workspace.time_zone)
