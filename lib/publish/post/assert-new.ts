// Nothing is said twice to the same people, unless that is wished.
import type { World } from '#lib/ctx.ts'
import { Problem } from '#lib/problem.ts'
import type { PostRow } from '#lib/publish/post/row.ts'
import { findNewlyRepeated, findRepeated, type Wished } from '#lib/runs/posts/repeats-store.ts'

export const ALLOW_REPEAT = 'Also where the same picture with nearly the same words goes to the account within 30 days.'

export async function assertNew({ db }: Pick<World, 'db'>, post: Wished): Promise<void> {
  const other = await findRepeated(db, post)
  if (other) throw repeatedPost(other)
}

type Change = Pick<PostRow, 'caption' | 'scheduled_at' | 'connected_account_id'>

/** A change makes no repetition of a post that was none. Cards of Studio look like each other by their nature. */
export async function assertStaysNew(world: Pick<World, 'db' | 'now'>, post: PostRow, change: Change): Promise<void> {
  if (post.origin === 'studio') return
  const at = world.now().toISOString()
  const asIf = ({ caption, scheduled_at, connected_account_id: account_id }: Change) => ({
    ...{ run_id: post.run_id, files: post.asset_sha256, at, caption, scheduled_at, account_id },
  })
  const other = await findNewlyRepeated(world.db, asIf(post), asIf(change))
  if (other) throw repeatedPost(other)
}

const repeatedPost = (post_id: string) =>
  new Problem(
    'repeated_post',
    'The same picture with nearly the same words goes to this account, or went there, less than 30 days apart. Change it, or send `allow_repeat: true`.',
    { detail: { post_id } },
  )
