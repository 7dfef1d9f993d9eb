import type { World } from '#lib/ctx.ts'
import { readUse, useKeys } from '#lib/keys/admit/gate.ts'
import { listHashes } from '#lib/keys/store.ts'

/** Null where it was not used within 90 days. */
export type KeyUse = { used_at: string | null; today: number }

type Told = [used: string | number | null, today: string | number | null]

/** Of each living key of a workspace, by its id; nothing where Redis does not answer. */
export async function keyUses(
  world: Pick<World, 'db' | 'redis' | 'now'>,
  workspace_id: string,
): Promise<ReadonlyMap<string, KeyUse>> {
  const now = world.now()
  const found = await listHashes(world.db, workspace_id)
  const told = await Promise.all(
    found.map(async ({ id, hash }): Promise<[string, KeyUse] | null> => {
      const [used, today] = await world.redis.run(readUse, useKeys(hash, now), []).then(
        answer => answer as Told,
        () => [null, null] as Told,
      )
      return [id, { used_at: used === null ? null : new Date(Number(used)).toISOString(), today: Number(today ?? 0) }]
    }),
  )
  return new Map(told.filter(one => one !== null))
}
