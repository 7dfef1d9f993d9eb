// Whether what a key does not see is its own workspace's, in the other mode: what everybody mistakes once.
import { sql } from 'drizzle-orm'
import type { Ctx } from '#lib/ctx.ts'
import { rows } from '#lib/db.ts'
import { registry } from '#lib/registry.ts'

const tables: Record<string, string> = registry({
  run_not_found: 'runs',
  post_not_found: 'posts',
  webhook_not_found: 'webhooks',
  campaign_not_found: 'campaigns',
})

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The table of a refusal, and the id that stands behind its name in the path. */
function soughtIn(code: string, path: string): { table: string; id: string } | null {
  const table = tables[code]
  const parts = path.split('/')
  const id = parts[parts.indexOf(table ?? '') + 1]
  return table && id && ID.test(id) ? { table, id } : null
}

export async function isOfOtherMode(
  { db, workspace, livemode }: Pick<Ctx, 'db' | 'workspace' | 'livemode'>,
  code: string,
  path: string,
): Promise<boolean> {
  const sought = soughtIn(code, path)
  if (!sought) return false
  const found = await rows(
    db,
    sql`select 1 from ${sql.identifier(sought.table)}
          where id = ${sought.id} and workspace_id = ${workspace.id} and livemode = ${!livemode}`,
  )
  return found.length > 0
}
