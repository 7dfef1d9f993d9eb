// What runs are about, for pages that name many of them at once.
import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import { type Named, namedAs } from '#lib/runs/read/named-store.ts'

/** By the id of the run, or of a post of it; those of other workspaces are not found. */
export async function briefsOf(
  db: Db,
  workspace_id: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Named>> {
  if (ids.length === 0) return new Map()
  const found = await rows<{ id: string; named: Named }>(
    db,
    sql`select r.id, ${namedAs('r')} as named from runs r where r.workspace_id = ${workspace_id} and r.id in ${[...ids]}
        union all
        select p.id, ${namedAs('r')} from posts p join runs r on r.id = p.run_id
        where p.workspace_id = ${workspace_id} and p.id in ${[...ids]}`,
  )
  return new Map(found.map(({ id, named }) => [id, named]))
}
