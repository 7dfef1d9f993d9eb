import type { World } from '#lib/ctx.ts'
import type { Message } from '#lib/ports.ts'
import type { RunRow } from '#lib/runs/run.ts'

type Named = Pick<RunRow, 'id' | 'workspace_id'>

/** Deliveries of one workspace's work: an isolate is one thread, and whoever comes in between waits for all of these. */
const AT_ONCE = 2

/** The hint that a run wants work. `occasion` makes each message one of its own, however often the run is sent. */
export const runMessage = (run: Named, occasion: string, delay_seconds = 0): Message => ({
  topic: 'steps',
  body: { v: 1, run_id: run.id, workspace_id: run.workspace_id },
  name: `${run.id}:${occasion}`,
  lane: `ws:${run.workspace_id}`,
  parallelism: AT_ONCE,
  delay_seconds,
})

export const renderMessage = (run: Named, idx: number, occasion: string, delay_seconds = 0): Message => ({
  topic: 'steps',
  body: { v: 1, run_id: run.id, workspace_id: run.workspace_id, idx },
  name: `${run.id}:${idx}:${occasion}`,
  lane: `ws:${run.workspace_id}`,
  parallelism: AT_ONCE,
  delay_seconds,
})

/** Here, because what ends a run may send its post on its way. */
export const postMessage = (post: Named, occasion: string, delay_seconds = 0): Message => ({
  topic: 'posts',
  body: { v: 1, post_id: post.id },
  name: `${post.id}:${occasion}`,
  lane: `posts:${post.workspace_id}`,
  delay_seconds,
})

/** A message to a chat that has been reserved, and how often it was attempted. */
export type ChatHint = { id: string; chat_id: string; attempt: number }

/** One at a time for each chat. It stands here because what ends a run sends its card on the way. */
export const chatMessage = (hint: ChatHint, occasion = '', delay_seconds = 0): Message => ({
  topic: 'messages',
  body: { v: 1, message_id: hint.id, attempt: hint.attempt },
  name: `${hint.id}:${hint.attempt}${occasion && `:${occasion}`}`,
  lane: `chat:${hint.chat_id}`,
  parallelism: 1,
  delay_seconds,
})

export const accountMessage = (account: Named, occasion: string): Message => ({
  topic: 'posts',
  body: { v: 1, account_id: account.id },
  name: `metrics:${account.id}:${occasion}`,
  lane: `posts:${account.workspace_id}`,
})

/** A message that the queue does not take is not lost: the row is due again soon. */
export async function sendRun(world: Pick<World, 'queue'>, run: Named, occasion: number | string): Promise<void> {
  await world.queue.send([runMessage(run, String(occasion))]).catch(() => undefined)
}
