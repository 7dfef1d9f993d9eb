import { auditedByService } from '#lib/caller/by.ts'
import { after, DAY_MS, HOUR_MS } from '#lib/instant.ts'
import { forgetTokens, takeUnrevoked } from '#lib/publish/connect/endings-store.ts'
import type { PostWorld } from '#lib/publish/control/posting.ts'

const AGAIN_AFTER_MS = HOUR_MS
/** A platform that takes nothing back for so long will not: the tokens are forgotten nevertheless. */
const GIVE_UP_MS = DAY_MS

/** Tokens of connections that their owners have ended: revoked at the platform, then gone here. */
export async function handBackTokens(world: PostWorld, limit: number): Promise<number> {
  const now = world.now()
  const taken = await takeUnrevoked(world.db, now.toISOString(), after(now, AGAIN_AFTER_MS).toISOString(), limit)
  for (const row of taken) {
    const failed = await world
      .posting(true)
      .handBack(row)
      .then(() => false)
      .catch(error => {
        world.report(error, { sweep: 'accounts', account_id: row.id })
        return true
      })
    if (failed && now.getTime() - Date.parse(row.updated_at) < GIVE_UP_MS) continue
    await forgetTokens(world.db, row, auditedByService(world, now.toISOString()))
  }
  return taken.length
}
