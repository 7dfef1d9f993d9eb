import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import type { AccountRef } from '#lib/publish/posting.ts'
import type { Metrics } from '#lib/publish/publisher.ts'
import type { PostRow } from '#lib/publish/row.ts'

/** Posts that came out since, and were not asked about since `before`. */
export type Due = { since: string; before: string; limit: number }

const due = ({ since, before }: Due) =>
  sql`status = 'posted' and livemode and posted_at >= ${since} and (metrics_at is null or metrics_at < ${before})`

export async function accountsToMeasure(db: Db, which: Due): Promise<{ id: string; workspace_id: string }[]> {
  return rows(
    db,
    sql`select distinct connected_account_id as id, workspace_id from posts
        where ${due(which)} and connected_account_id is not null limit ${which.limit}`,
  )
}

export type Measured = Pick<PostRow, 'id' | 'platform'> & AccountRef & { external_post_id: string }

/** Marked before the platform is asked, so that it is asked once a day whatever comes of it. */
export async function takeUnmeasured(db: Db, account_id: string, which: Due, now: string): Promise<Measured[]> {
  return rows(
    db,
    sql`with chosen as (select id from posts where connected_account_id = ${account_id} and ${due(which)}
          order by posted_at desc limit ${which.limit} for update skip locked)
        update posts p set metrics_at = ${now} from chosen where p.id = chosen.id
        returning p.id, p.platform, p.external_post_id, p.workspace_id, p.connected_account_id`,
  )
}

export async function storeMetrics(
  db: Db,
  account_id: string,
  found: Record<string, Metrics & { read_at: string }>,
): Promise<void> {
  await db.execute(
    sql`update posts p set metrics = m.value from jsonb_each(${JSON.stringify(found)}::jsonb) m
        where p.id::text = m.key and p.connected_account_id = ${account_id}`,
  )
}
