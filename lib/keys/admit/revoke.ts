import { auditedBy, type By } from '#lib/caller/by.ts'
import { type Held, Key } from '#lib/caller/key.ts'
import type { World } from '#lib/ctx.ts'
import { fill, recordKey, tombstoneArguments } from '#lib/keys/admit/gate.ts'
import { markRevoked, markTold } from '#lib/keys/store.ts'
import { Problem } from '#lib/problem.ts'

/** Once this has answered, no isolate lets the key in. A tombstone that Redis did not take is laid again by the sweep. */
export async function revoke(world: Pick<World, 'db' | 'redis' | 'now' | 'id'>, by: By, held: Held): Promise<Key> {
  const revoked = await markRevoked(world.db, held, auditedBy(world, by))
  if (!revoked) throw new Problem('bad_request', `There is no key ${held.id}.`)
  await world.redis.run(fill, [recordKey(revoked.hash)], tombstoneArguments(revoked.version))
  await markTold(world.db, [{ hash: revoked.hash, version: revoked.version }])
  return Key.parse(revoked.key)
}
