import type { World } from '#lib/ctx.ts'
import { after, DAY_MS, MINUTE_MS } from '#lib/instant.ts'
import { takeOverdueDeliveries } from '#lib/webhooks/delivery/deliveries-store.ts'
import { pruneDeliveries, takeMissed } from '#lib/webhooks/delivery/log-store.ts'
import { sendAll } from '#lib/webhooks/delivery/messages.ts'
import { GRACE_MS, LOG_DAYS, SWEPT_AGAIN_MS } from '#lib/webhooks/delivery/schedule.ts'
import { ANNOUNCED } from '#lib/webhooks/endpoints.ts'

/** Of each lane so many at most: with every success that follows, more of it come on by themselves. */
const LIMITS = { lanes: 200, each: 100 }

/** No statement that tells of an event is under way for so long. */
const TELLING_MS = MINUTE_MS
const ENDPOINTS_AT_ONCE = 20

/** Sends deliveries whose message was lost, or that have waited for their endpoint. */
export async function sweepDeliveries(world: World): Promise<number> {
  const now = world.now()
  const [overdue, next] = [after(now, -GRACE_MS).toISOString(), after(now, SWEPT_AGAIN_MS).toISOString()]
  const missed = await takeMissed(world.db, after(now, -TELLING_MS).toISOString(), now.toISOString(), ENDPOINTS_AT_ONCE)
  await sendAll(world, missed.slice(0, ANNOUNCED), `missed:${now.getTime()}`)
  const found = await takeOverdueDeliveries(world.db, overdue, next, LIMITS)
  await sendAll(world, found, `sweep:${now.getTime()}`)
  return found.length
}

export const forgetDeliveries = (world: World, limit: number): Promise<number> =>
  pruneDeliveries(world.db, after(world.now(), -LOG_DAYS * DAY_MS).toISOString(), limit)
