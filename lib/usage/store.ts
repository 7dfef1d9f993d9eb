import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'

export async function usedIn(db: Db, workspace_id: string, kind: string, period: string): Promise<number> {
  const found = await rows<{ used: number }>(
    db,
    sql`select used from usage where workspace_id = ${workspace_id} and kind = ${kind} and period = ${period}`,
  )
  return found[0]?.used ?? 0
}

/** All caps of one billing month at once. */
export async function usedInPeriod(db: Db, workspace_id: string, period: string): Promise<Map<string, number>> {
  const found = await rows<{ kind: string; used: number }>(
    db,
    sql`select kind, used from usage where workspace_id = ${workspace_id} and period = ${period}`,
  )
  return new Map(found.map(row => [row.kind, row.used]))
}
