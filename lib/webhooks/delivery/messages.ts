import type { World } from '#lib/ctx.ts'
import type { Hint } from '#lib/events/emit.ts'
import { messageFor } from '#lib/work/kinds.ts'
import { sendAll } from '#lib/work/send.ts'

/** Sends deliveries that have been committed on their way. What the queue does not take, the sweep finds by its row. */
export function announce(world: Pick<World, 'queue' | 'later'>, hints: readonly Hint[], occasion = ''): void {
  if (hints.length === 0) return
  const messages = hints.map(hint => messageFor('deliveries', hint, occasion))
  world.later(sendAll(world, messages).catch(() => undefined))
}
