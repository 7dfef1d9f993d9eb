import { auditedBy, type By } from '#lib/caller/by.ts'
import type { Held, Key } from '#lib/caller/key.ts'
import type { World } from '#lib/ctx.ts'
import { revoke } from '#lib/keys/admit/revoke.ts'
import { takeBack } from '#lib/publish/control/called-off-store.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'

export type Revokes = Pick<World, 'db' | 'redis' | 'now' | 'id' | 'queue' | 'later'>

/** The key opens nothing from this answer on, and what it has scheduled does not go out. */
export async function revokeKey(world: Revokes, by: By, held: Held): Promise<Key & { posts_canceled: number }> {
  const key = await revoke(world, by, held)
  const { count, hints } = await takeBack(world.db, { key_id: key.id }, auditedBy(world, by))
  announce(world, hints)
  return { ...key, posts_canceled: count }
}
