// A world whose statements and messages are counted as they happen, its commands and files as a difference.
import { type Counted, nothing } from '#bench/proof/cost/bill.ts'
import type { Db } from '#lib/db.ts'
import { createWorld } from '#test/support/world.ts'

export async function countedWorld(own: Db) {
  const counted = nothing()
  const execute: Db['execute'] = statement => {
    counted.statements++
    return own.execute(statement)
  }
  const world = await createWorld({ db: { execute } as unknown as Db, plan: 'scale' })
  const live = await world.key()
  const { send } = world.world.queue
  world.world.queue.send = async messages => {
    counted.messages += messages.length
    return send(messages)
  }
  const held = () => ({ redis: world.redisTrips(), files: world.blobs.held.size })
  let before = held()
  /** Counts from here on. */
  const restart = () => {
    Object.assign(counted, nothing())
    before = held()
  }
  /** What has come since. */
  const stop = (): Counted => {
    const { redis, files } = held()
    return { ...counted, redis: redis - before.redis, files: files - before.files }
  }
  return { world, live, counted, restart, stop }
}
