import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import { approvalOf } from '#lib/runs/posts/approval-of-store.ts'
import { type RunRow, readRunRow } from '#lib/runs/run.ts'

export type RunFilter = {
  workspace_id: string
  livemode: boolean
  /** Runs created earlier are left out. */
  since: string | null
  created_via: readonly string[] | null
  /** Only runs older than this one. */
  before: { created_at: string; id: string } | null
  limit: number
  offset: number
}

/** Newest first. The page is found in the index alone and only then joined, so that a far page stays cheap. */
export async function listRunRows(db: Db, filter: RunFilter): Promise<RunRow[]> {
  const { before, since, created_via } = filter
  const found = await rows<{ run: unknown }>(
    db,
    sql`select to_jsonb(r) - 'recipe' || jsonb_build_object('approval', ${sql.raw(approvalOf('r'))}) as run from (
          select id, created_at from runs
          where workspace_id = ${filter.workspace_id} and livemode = ${filter.livemode}
            ${since ? sql`and created_at >= ${since}` : sql``}
            ${created_via ? sql`and created_via in ${[...created_via]}` : sql``}
            ${before ? sql`and (created_at, id) < (${before.created_at}::timestamptz, ${before.id}::uuid)` : sql``}
          order by created_at desc, id desc limit ${filter.limit} offset ${filter.offset}) page
        join runs r using (id) order by page.created_at desc, page.id desc`,
  )
  return found.map(row => readRunRow(row.run))
}
