import type { World } from '#lib/ctx.ts'
import type { Hint } from '#lib/events/emit.ts'
import type { Message } from '#lib/ports.ts'
import { PARALLELISM } from '#lib/webhooks/delivery/schedule.ts'

const MESSAGES_AT_ONCE = 100

/** `occasion` makes each message one of its own; without one it is the one that belongs to this attempt. */
export const deliveryMessage = (hint: Hint, occasion = '', delay_seconds = 0): Message => ({
  topic: 'deliveries',
  body: { v: 1, delivery_id: hint.id, attempt: hint.attempt },
  name: `${hint.id}:${hint.attempt}${occasion && `:${occasion}`}`,
  lane: `wh:${hint.lane}`,
  parallelism: PARALLELISM,
  delay_seconds,
})

/** Sends deliveries that have been committed on their way. What the queue does not take, the sweep finds by its row. */
export function announce(world: Pick<World, 'queue' | 'later'>, hints: readonly Hint[], occasion = ''): void {
  if (hints.length === 0) return
  world.later(sendAll(world, hints, occasion).catch(() => undefined))
}

export async function sendAll(world: Pick<World, 'queue'>, hints: readonly Hint[], occasion: string): Promise<void> {
  const messages = hints.map(hint => deliveryMessage(hint, occasion))
  for (let at = 0; at < messages.length; at += MESSAGES_AT_ONCE)
    await world.queue.send(messages.slice(at, at + MESSAGES_AT_ONCE))
}
