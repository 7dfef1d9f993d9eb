// What only an administrator or an accident can bring about before an operation has something to answer.
import { sql } from 'drizzle-orm'
import type { World } from '#lib/ctx.ts'
import { rows } from '#lib/db.ts'
import { nameReviewer } from '#lib/publish/approval/settings.ts'

const by = { actor: 'admin', request_id: 'examples' }

export const prepare = {
  /** The first linked chat is the one that is asked. */
  reviewer: async (world: World, workspace_id: string) => {
    const [chat] = await rows<{ id: string }>(
      world.db,
      sql`select id from chats where workspace_id = ${workspace_id} and status = 'linked' limit 1`,
    )
    if (!chat) throw new Error('no chat is linked')
    await nameReviewer(world, by, workspace_id, { chat_id: chat.id, name: 'Desk' })
  },
  /** The answer of a platform was lost, and nobody knows whether the post is out. */
  doubt: async (world: World, _: string, post_id: string) => {
    await rows(
      world.db,
      sql`update posts set status = 'needs_attention', due_at = null where id = ${post_id} returning id`,
    )
  },
}
