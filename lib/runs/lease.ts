import type { World } from '#lib/ctx.ts'
import { FILM_LEASE_MS } from '#lib/work/kinds.ts'
import { type Lease, leaseOf } from '#lib/work/lease.ts'

/** A film is held longer, and so is whatever makes a piece of one. */
export const lease = (world: Pick<World, 'now'>, asset_type: string, token: string): Lease =>
  leaseOf(world, 'runs', token, asset_type === 'video' ? FILM_LEASE_MS : undefined)
