import type { By } from '#lib/caller/by.ts'
import type { Held, Key } from '#lib/caller/key.ts'
import type { World } from '#lib/ctx.ts'
import { revoke } from '#lib/keys/admit/revoke.ts'
import { cancelRevoked } from '#lib/publish/control/revoked-store.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'

export type Revokes = Pick<World, 'db' | 'redis' | 'now' | 'id' | 'queue' | 'later'>

/** The key opens nothing from this answer on, and what it has scheduled does not go out. */
export async function revokeKey(world: Revokes, by: By, held: Held): Promise<Key & { posts_canceled: number }> {
  const key = await revoke(world, by, held)
  const { count, hints } = await cancelRevoked(world.db, { key_id: key.id }, { ...by, at: world.now().toISOString() })
  announce(world, hints)
  return { ...key, posts_canceled: count }
}

/** What a run that ended after its key was revoked was to post: found when its time comes, and made by nobody until then. */
export async function cancelOverdueOfRevoked(world: World, limit: number): Promise<void> {
  const by = { at: world.now().toISOString(), actor: 'service', request_id: null }
  announce(world, (await cancelRevoked(world.db, { limit }, by)).hints)
}
