import type { World } from '#lib/ctx.ts'
import { after, SECOND_MS } from '#lib/instant.ts'
import type { Message } from '#lib/ports.ts'

const FIRST_DUE_MS = 30 * SECOND_MS
/** Each may stream 200 MB through its isolate. */
const PARALLELISM = 2

export const firstDue = (world: Pick<World, 'now'>) => after(world.now(), FIRST_DUE_MS).toISOString()

type Named = { id: string; workspace_id: string }

/** The hint that a video wants to be loaded or read. */
export const videoMessage = (clip: Named, occasion: string, delay_seconds = 0): Message => ({
  topic: 'library',
  body: { v: 1, kind: 'video', id: clip.id },
  name: `video:${clip.id}:${occasion}`,
  lane: `clips:${clip.workspace_id}`,
  parallelism: PARALLELISM,
  delay_seconds,
})

export function sendVideo(world: Pick<World, 'queue' | 'later'>, clip: Named, occasion: string): void {
  world.later(world.queue.send([videoMessage(clip, occasion)]).catch(() => undefined))
}
