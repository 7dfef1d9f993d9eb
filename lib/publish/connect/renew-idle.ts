import type { World } from '#lib/ctx.ts'
import { after, HOUR_MS } from '#lib/instant.ts'
import { idleAccounts } from '#lib/publish/connect/accounts-store.ts'
import { ways } from '#lib/publish/connect/ways.ts'

const AGAIN_AFTER_MS = 6 * HOUR_MS

/** Where a token renews itself only as long as it lives, a workspace that posts nothing for weeks would have to connect anew. */
export async function renewIdleAccounts(
  world: Pick<World, 'db' | 'now' | 'posting' | 'report'>,
  limit: number,
): Promise<number> {
  let found = 0
  for (const platform of ['instagram', 'linkedin'] as const) {
    const now = world.now()
    const due = after(now, ways[platform].renew_before_ms).toISOString()
    const tried_before = after(now, -AGAIN_AFTER_MS).toISOString()
    for (const { id, workspace_id } of await idleAccounts(world.db, { platform, due, tried_before, limit })) {
      found++
      await world
        .posting(true)
        .open({ workspace_id, connected_account_id: id })
        .catch(error => world.report(error, { sweep: 'accounts', account_id: id }))
    }
  }
  return found
}
