import type { World } from '#lib/ctx.ts'
import { after } from '#lib/instant.ts'
import { LEASE_MS } from '#lib/runs/limits.ts'
import type { Lease } from '#lib/runs/store.ts'

/** The right to work on a run from now on; it lapses by itself when its holder dies. */
export function lease(world: Pick<World, 'now'>, asset_type: string, token: string): Lease {
  const now = world.now()
  const length = asset_type === 'video' ? LEASE_MS.video : LEASE_MS.pictures
  return { token, now: now.toISOString(), until: after(now, length).toISOString() }
}
