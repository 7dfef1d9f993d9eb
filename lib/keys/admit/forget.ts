import type { World } from '#lib/ctx.ts'
import { recordKey } from '#lib/keys/admit/gate.ts'
import { listHashes } from '#lib/keys/store.ts'
import type { Script } from '#lib/ports/redis.ts'

/** A tombstone stays: it has no record in it. */
const forget: Script = {
  name: 'forget',
  source: `
if (redis.call('HGET', KEYS[1], 'json') or '') ~= '' then redis.call('DEL', KEYS[1]) end
return 1`,
}

/** What the keys of a workspace may do has changed: their copies are read anew. One that stays ends within a minute. */
export async function forgetKeys(world: Pick<World, 'db' | 'redis'>, workspace_id: string): Promise<void> {
  for (const { hash } of await listHashes(world.db, workspace_id))
    await world.redis.run(forget, [recordKey(hash)], []).catch(() => undefined)
}
