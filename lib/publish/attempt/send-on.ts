import type { World } from '#lib/ctx.ts'
import type { Next } from '#lib/publish/control/posting.ts'
import { postMessage } from '#lib/runs/messages.ts'

type Sender = Pick<World, 'queue' | 'now'>

/** The message for the next turn; one that is lost is sent again by the sweep. */
export async function sendOn(world: Sender, post: { id: string; workspace_id: string }, next: Next): Promise<void> {
  if (next === null) return
  const message = postMessage(post, `turn:${world.now().getTime()}`, Math.ceil(next))
  await world.queue.send([message]).catch(() => undefined)
}
