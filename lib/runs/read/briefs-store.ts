// What runs are about, for pages that name many of them at once.
import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import type { Run } from '#lib/runs/run.ts'

export type Named = Pick<Run, 'brief' | 'asset_type'>

/** By the id of the run, or of a post of it; those of other workspaces are not found. */
export async function briefsOf(
  db: Db,
  workspace_id: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Named>> {
  if (ids.length === 0) return new Map()
  const found = await rows<Named & { id: string }>(
    db,
    sql`select id, brief, asset_type from runs where workspace_id = ${workspace_id} and id in ${[...ids]}
        union all
        select p.id, r.brief, r.asset_type from posts p join runs r on r.id = p.run_id
        where p.workspace_id = ${workspace_id} and p.id in ${[...ids]}`,
  )
  return new Map(found.map(({ id, ...run }) => [id, run]))
}
