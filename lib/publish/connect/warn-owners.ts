import type { World } from '#lib/ctx.ts'
import { warnExpiring } from '#lib/publish/connect/endings-store.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'

/** Owners hear in time that they have to connect again. */
export async function warnOwners(world: World, limit: number): Promise<number> {
  const hints = await warnExpiring(world.db, world.now().toISOString(), limit)
  announce(world, hints)
  return 0
}
