import { type AuditRow, newestRows } from '#lib/audit/latest-store.ts'
import type { World } from '#lib/ctx.ts'

/** Newest first, those of the last minute as well, which have no place in the chain yet. */
export const latestAudit = (
  world: Pick<World, 'db'>,
  workspace_id: string,
  { before, limit }: { before: string; limit: number },
): Promise<AuditRow[]> => {
  const since = new Date(before)
  return newestRows(world.db, {
    workspace_id,
    before: Number.isNaN(since.getTime()) ? null : since.toISOString(),
    limit,
  })
}
