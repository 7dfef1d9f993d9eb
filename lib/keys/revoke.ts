import type { World } from '#lib/ctx.ts'
import { fill, recordKey, tombstoneArguments } from '#lib/keys/gate.ts'
import { Key } from '#lib/keys/key.ts'
import type { By } from '#lib/keys/mint.ts'
import { markRevoked, markTombstoned, revokedWithoutTombstone } from '#lib/keys/store.ts'
import { Problem } from '#lib/problem.ts'

/** Once this has answered, no isolate lets the key in. A tombstone that Redis did not take is laid again by the sweep. */
export async function revoke(world: World, by: By, key_id: string): Promise<Key> {
  const revoked = await markRevoked(world.db, key_id, { ...by, id: world.id(), at: world.now().toISOString() })
  if (!revoked) throw new Problem('bad_request', `There is no key ${key_id}.`)
  await world.redis.run(fill, [recordKey(revoked.hash)], tombstoneArguments(revoked.version))
  await markTombstoned(world.db, [revoked.hash])
  return Key.parse(revoked.key)
}

/** Lays the tombstones that failed. */
export async function layTombstones(world: World, limit: number): Promise<number> {
  const missing = await revokedWithoutTombstone(world.db, world.now().toISOString(), limit)
  for (const key of missing) await world.redis.run(fill, [recordKey(key.hash)], tombstoneArguments(key.version))
  await markTombstoned(
    world.db,
    missing.map(key => key.hash),
  )
  return missing.length
}
