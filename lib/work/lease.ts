import type { World } from '#lib/ctx.ts'
import { after, MINUTE_MS } from '#lib/instant.ts'
import { type Kind, kinds } from '#lib/work/kinds.ts'

export type Lease = { token: string; now: string; until: string }

/** The right to work on a row from now on; it lapses by itself when its holder dies. */
export function leaseOf(world: Pick<World, 'now'>, kind: Kind, token: string, length = kinds[kind].lease_ms): Lease {
  const now = world.now()
  return { token, now: now.toISOString(), until: after(now, length).toISOString() }
}

/** When a new row is due, should its first message be lost. */
export const firstDue = (world: Pick<World, 'now'>, kind: Kind): string =>
  after(world.now(), kinds[kind].first_due_ms).toISOString()

/** What was due at `now` counts as lost; once it was sent for it is left alone until `next`. */
export const overdueAt = (at: Date, kind: Kind): { now: string; next: string } => ({
  now: after(at, -kinds[kind].grace_ms).toISOString(),
  next: after(at, MINUTE_MS).toISOString(),
})
