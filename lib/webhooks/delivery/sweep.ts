import type { World } from '#lib/ctx.ts'
import { after, DAY_MS, MINUTE_MS } from '#lib/instant.ts'
import { pruneDeliveries, takeMissed } from '#lib/webhooks/delivery/log-store.ts'
import { LOG_DAYS } from '#lib/webhooks/delivery/schedule.ts'
import { ANNOUNCED } from '#lib/webhooks/endpoints.ts'
import { messageFor } from '#lib/work/kinds.ts'
import { sendAll } from '#lib/work/send.ts'

/** No statement that tells of an event is under way for so long. */
const TELLING_MS = MINUTE_MS
const ENDPOINTS_AT_ONCE = 20

/** Endpoints that were enabled again are told what they have missed. */
export async function tellMissed(world: World): Promise<void> {
  const now = world.now()
  const missed = await takeMissed(world.db, after(now, -TELLING_MS).toISOString(), now.toISOString(), ENDPOINTS_AT_ONCE)
  const occasion = `missed:${now.getTime()}`
  await sendAll(
    world,
    missed.slice(0, ANNOUNCED).map(hint => messageFor('deliveries', hint, occasion)),
  )
}

export const forgetDeliveries = (world: Pick<World, 'db' | 'now'>, limit: number): Promise<number> =>
  pruneDeliveries(world.db, after(world.now(), -LOG_DAYS * DAY_MS).toISOString(), limit)
