import { Platform } from '#lib/channels.ts'
import { after, DAY_MS, HOUR_MS } from '#lib/instant.ts'
import { idleAccounts } from '#lib/publish/connect/accounts-store.ts'
import { ways } from '#lib/publish/connect/ways.ts'
import type { PostWorld } from '#lib/publish/control/posting.ts'

const AGAIN_AFTER_MS = 6 * HOUR_MS
/** X, TikTok and YouTube end a connection that was not used for half a year. */
const IDLE_DAYS = 30

/** A workspace that posts nothing for weeks would have to connect anew: its tokens are renewed although nobody needs them. */
export async function renewIdleAccounts(
  world: Pick<PostWorld, 'db' | 'now' | 'posting' | 'report'>,
  limit: number,
): Promise<number> {
  let found = 0
  for (const platform of Platform.options) {
    const now = world.now()
    const due = after(now, ways[platform].renew_before_ms).toISOString()
    const tried_before = after(now, -AGAIN_AFTER_MS).toISOString()
    const used_before = after(now, -IDLE_DAYS * DAY_MS).toISOString()
    for (const { id, workspace_id } of await idleAccounts(world.db, {
      platform,
      due,
      used_before,
      tried_before,
      limit,
    })) {
      found++
      await world
        .posting(true)
        .open({ workspace_id, connected_account_id: id })
        .catch(error => world.report(error, { sweep: 'accounts', account_id: id }))
    }
  }
  return found
}
