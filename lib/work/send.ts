import type { World } from '#lib/ctx.ts'
import type { Message } from '#lib/ports/queue.ts'
import { type Kind, messageFor, type Waiting } from '#lib/work/kinds.ts'

const MESSAGES_AT_ONCE = 100

type Sender = Pick<World, 'queue'>

/** What the queue does not take is not lost: its row is due again soon, and the sweep finds it. */
export async function sendAll({ queue }: Sender, messages: readonly Message[]): Promise<void> {
  for (let at = 0; at < messages.length; at += MESSAGES_AT_ONCE)
    await queue.send(messages.slice(at, at + MESSAGES_AT_ONCE))
}

export async function sendFor<One extends Kind>(
  world: Sender,
  kind: One,
  row: Waiting[One],
  occasion: string,
  delay_seconds = 0,
): Promise<void> {
  await world.queue.send([messageFor(kind, row, occasion, delay_seconds)]).catch(() => undefined)
}
