// Copies of keys in Redis after a change: what an isolate asks is never older than what was answered here.
import type { World } from '#lib/ctx.ts'
import { fill, fillArguments, recordKey, tombstoneArguments } from '#lib/keys/admit/gate.ts'
import { type ChangedKey, changedKeys, keysOf, markTold } from '#lib/keys/store.ts'

/** Tells Redis of keys that have changed; what it does not take is told again by the sweep. */
export async function refresh(world: Pick<World, 'db' | 'redis'>, changed: readonly ChangedKey[]): Promise<void> {
  for (const { hash, opened } of changed) {
    const { revoked_at, version } = opened.key
    await world.redis.run(fill, [recordKey(hash)], revoked_at ? tombstoneArguments(version) : fillArguments(opened))
  }
  await markTold(
    world.db,
    changed.map(({ hash, opened }) => ({ hash, version: opened.key.version })),
  )
}

export const refreshWorkspace = async (world: Pick<World, 'db' | 'redis'>, workspace_id: string): Promise<void> =>
  refresh(world, await keysOf(world.db, workspace_id))

/** Tells Redis of what it was not told: tombstones among it. */
export async function refreshChanged(world: World, limit: number): Promise<number> {
  const changed = await changedKeys(world.db, world.now().toISOString(), limit)
  await refresh(world, changed)
  return changed.length
}
