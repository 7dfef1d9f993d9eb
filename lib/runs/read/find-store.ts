import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import { approvalOf } from '#lib/runs/posts/approval-of-store.ts'
import { type RunRow, readRunRow } from '#lib/runs/run.ts'

type Filter = {
  workspace_id: string
  livemode: boolean
  q: string
  verdict: string | null
  type: string | null
  before: { created_at: string; id: string } | null
  limit: number
}

/** `%` and `_` of a text stand for themselves. */
const literal = (text: string) => text.replace(/[\\%_]/g, sign => `\\${sign}`)

export async function findRunRows(db: Db, filter: Filter): Promise<RunRow[]> {
  const { q, verdict, type, before } = filter
  const found = await rows<{ run: unknown }>(
    db,
    sql`select to_jsonb(r) - 'recipe' || jsonb_build_object('approval', ${sql.raw(approvalOf('r'))}) as run
        from runs r where workspace_id = ${filter.workspace_id} and livemode = ${filter.livemode}
          ${q ? sql`and brief ilike ${`%${literal(q)}%`}` : sql``}
          ${verdict === 'failed' ? sql`and status = 'failed'` : verdict ? sql`and status = 'succeeded' and verdict = ${verdict}` : sql``}
          ${type ? sql`and asset_type = ${type}` : sql``}
          ${before ? sql`and (created_at, id) < (${before.created_at}::timestamptz, ${before.id}::uuid)` : sql``}
        order by created_at desc, id desc limit ${filter.limit}`,
  )
  return found.map(row => readRunRow(row.run))
}
