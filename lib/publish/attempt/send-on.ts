import type { World } from '#lib/ctx.ts'
import type { Next } from '#lib/ports/posts.ts'
import { sendFor } from '#lib/work/send.ts'

type Sender = Pick<World, 'queue' | 'now'>

/** The message for the next turn; one that is lost is sent again by the sweep. */
export async function sendOn(world: Sender, post: { id: string; workspace_id: string }, next: Next): Promise<void> {
  if (next !== null) await sendFor(world, 'posts', post, `turn:${world.now().getTime()}`, Math.ceil(next))
}
