// Whether a person has to look first at words that a request brings for a post.
import type { By } from '#lib/caller/by.ts'
import type { World } from '#lib/ctx.ts'
import type { Unread } from '#lib/ports/posts.ts'

/** Who types them in the dashboard looks at them; a key and an agent approve nothing. */
export async function isToBeRead(
  { posts, actor }: Pick<World, 'posts'> & Pick<By, 'actor'>,
  unread: Unread,
): Promise<boolean> {
  if (actor.startsWith('user:')) return false
  const { workspace_id, livemode, caption } = unread
  return posts.mustBeSeen({ workspace_id, livemode, caption })
}
