import * as z from 'zod'
import { ownerOf } from '#lib/caller/owner.ts'
import { GivenPlatform } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import { Page } from '#lib/page.ts'
import { type Post, PostStatus, shownPost } from '#lib/publish/post/post.ts'
import { listPostRows } from '#lib/publish/post/store.ts'

export const ListPostsInput = Page.extend({
  platform: GivenPlatform.optional().describe('Only posts of one platform.'),
  status: PostStatus.optional(),
  run_id: z.uuid().optional(),
})
export type ListPostsInput = z.output<typeof ListPostsInput>

export async function listPosts(ctx: Ctx, input: ListPostsInput): Promise<Post[]> {
  const { platform = null, status = null, run_id = null, limit, offset } = input
  const owner = ownerOf(ctx)
  return (await listPostRows(ctx.db, { ...owner, platform, status, run_id, limit, offset })).map(shownPost)
}
