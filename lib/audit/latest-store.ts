import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'

export type AuditRow = {
  id: string
  livemode: boolean
  actor: string
  action: string
  target: string
  created_at: string
}

export const newestRows = (
  db: Db,
  { workspace_id, before, limit }: { workspace_id: string; before: string | null; limit: number },
): Promise<AuditRow[]> =>
  rows(
    db,
    sql`select id, livemode, actor, action, target, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
        from audit where workspace_id = ${workspace_id} ${before ? sql`and created_at < ${before}::timestamptz` : sql``}
        order by audit.created_at desc, id desc limit ${limit}`,
  )
