// Which posts are counted: each account is asked once a day, by a message of its own.
import type { World } from '#lib/ctx.ts'
import { after, DAY_MS } from '#lib/instant.ts'
import type { Message } from '#lib/ports/queue.ts'
import { accountsToMeasure } from '#lib/publish/measure/metrics-store.ts'

const FOLLOWED_DAYS = 90
const ACCOUNTS_AT_ONCE = 100

export const dueAt = (now: Date, limit: number) => ({
  since: after(now, -FOLLOWED_DAYS * DAY_MS).toISOString(),
  before: after(now, -DAY_MS).toISOString(),
  limit,
  now: now.toISOString(),
})

export async function sweepMetrics(world: Pick<World, 'db' | 'queue' | 'now'>): Promise<number> {
  const now = world.now()
  const accounts = await accountsToMeasure(world.db, dueAt(now, ACCOUNTS_AT_ONCE))
  if (accounts.length > 0) await world.queue.send(accounts.map(account => messageFor(account, now.toISOString())))
  return accounts.length
}

const messageFor = ({ id, workspace_id }: { id: string; workspace_id: string }, occasion: string): Message => ({
  ...{ topic: 'posts', body: { v: 1, account_id: id } },
  ...{ name: `metrics:${id}:${occasion}`, lane: `posts:${workspace_id}` },
})
