import type { World } from '#lib/ctx.ts'
import { after, SECOND_MS } from '#lib/instant.ts'
import type { Message } from '#lib/ports.ts'

/** Work is due this long after it was asked for, should its message be lost. */
const FIRST_DUE_MS = 20 * SECOND_MS

export const firstDue = (world: Pick<World, 'now'>) => after(world.now(), FIRST_DUE_MS).toISOString()

type Named = { id: string; workspace_id: string }

/** The hint that a figure wants to be drawn. */
export const mascotMessage = (mascot: Named, occasion: string, delay_seconds = 0): Message => ({
  topic: 'library',
  body: { v: 1, kind: 'mascot', id: mascot.id },
  name: `mascot:${mascot.id}:${occasion}`,
  lane: `lib:${mascot.workspace_id}`,
  delay_seconds,
})

export function sendMascot(world: Pick<World, 'queue' | 'later'>, mascot: Named, occasion: string): void {
  world.later(world.queue.send([mascotMessage(mascot, occasion)]).catch(() => undefined))
}
