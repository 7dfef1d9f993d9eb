import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { listWindowRows } from '#lib/publish/post/month-store.ts'
import { type Post, shownPost } from '#lib/publish/post/post.ts'
import type { Named } from '#lib/runs/read/named-store.ts'

export type CalendarPost = Post & { run: Named; event_day: string | null; picture: string | null; at: string }

/** More than anybody plans for a month is not drawn on one page. */
const MOST_IN_WINDOW = 500

/** What went out, or is to, between two instants; with what one knows it by. */
export async function listWindow(ctx: Ctx, from: Date, to: Date): Promise<CalendarPost[]> {
  const owner = ownerOf(ctx)
  const found = await listWindowRows(ctx.db, {
    ...owner,
    from: from.toISOString(),
    to: to.toISOString(),
    limit: MOST_IN_WINDOW,
  })
  return found.map(({ post, ...beside }) => ({ ...shownPost(post), ...beside }))
}
