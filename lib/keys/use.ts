import type { World } from '#lib/ctx.ts'
import { readUse, useKeys } from '#lib/keys/admit/gate.ts'
import { listHashes } from '#lib/keys/store.ts'

/** Null where it was not used within 90 days. */
export type KeyUse = { used_at: string | null; today: number }

type Told = [used: string | number | null, today: string | number | null]

/** Of each living key of a workspace, by its id; null where Redis does not answer, which is not the same as unused. */
export async function keyUses(
  world: Pick<World, 'db' | 'redis' | 'now'>,
  workspace_id: string,
): Promise<ReadonlyMap<string, KeyUse | null>> {
  const now = world.now()
  const found = await listHashes(world.db, workspace_id)
  return new Map(
    await Promise.all(
      found.map(async ({ id, hash }): Promise<[string, KeyUse | null]> => {
        const told = await world.redis.run(readUse, useKeys(hash, now), []).catch(() => null)
        return [id, told === null ? null : useOf(told as Told)]
      }),
    ),
  )
}

const useOf = ([used, today]: Told): KeyUse => ({
  used_at: used === null ? null : new Date(Number(used)).toISOString(),
  today: Number(today ?? 0),
})
