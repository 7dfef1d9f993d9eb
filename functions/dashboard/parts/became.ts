// What became of a run's posts: in a word where many runs stand, and with its reason where one does.
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { DashboardEnv } from '#functions/dashboard/http/env.ts'
import { nameOf } from '#functions/dashboard/parts/icons.ts'
import { type Html, hrefOf, note } from '#functions/dashboard/parts/shell.ts'
import { dayTime } from '#functions/dashboard/parts/time.ts'
import { type Became, newestOf } from '#lib/publish/post/became-store.ts'
import type { Post } from '#lib/publish/post/post.ts'

type C = Context<DashboardEnv>

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

/** Posts that did not come about, each with its reason and the way to the post, or to its run, where it is tried again. */
export function fallen(c: C, posts: readonly Post[], to: 'post' | 'run'): Html | '' {
  const lost = posts.filter(isFallen)
  const notes = lost.map(post => {
    const when = dayTime(post.scheduled_at ?? post.created_at, c.var.place.workspace.time_zone)
    const isLost = post.status === 'failed'
    const title = `${isLost ? 'Not posted' : 'Perhaps posted'} to ${nameOf(post.platform)}, ${when}.`
    const go =
      isLost && to === 'run'
        ? html`<a class="link" href="${hrefOf(c, `runs/${post.run_id}?for=${post.platform}#publish`)}">Try again</a>`
        : html`<a class="link" href="${hrefOf(c, `posts/${post.id}`)}">${isLost ? 'The post' : 'Look, and say which'}</a>`
    return note(isLost ? 'bad' : 'warn', html`<p><b>${title}</b> ${post.error_message ?? ''} ${go}</p>`)
  })
  return lost.length > 0 ? html`<div class="fallen stack s">${notes}</div>` : ''
}
