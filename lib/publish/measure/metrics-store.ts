import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import type { AccountRef } from '#lib/publish/control/posting.ts'
import type { PostRow } from '#lib/publish/post/row.ts'
import type { Metrics, Named } from '#lib/publish/publisher.ts'

/** Posts that came out since, and were not asked about since `before`. */
export type Due = { since: string; before: string; limit: number; now: string }

/** X takes money for each number that it shows: it is asked a day, three days, a week and a month after a post, and not again. */
const X_DAYS = [1, 3, 7, 30]
const dueOnX = ({ now }: Due) =>
  sql.join(
    X_DAYS.map(
      days =>
        sql`posted_at + ${`${days} days`}::interval between greatest(coalesce(metrics_at, posted_at), posted_at) and ${now}`,
    ),
    sql` or `,
  )

/** A post without its public name is asked for it every hour in its first two days. */
const unnamed = ({ now }: Due) =>
  sql`platform = 'tiktok' and external_post_id !~ '^[0-9]+$' and posted_at > ${now}::timestamptz - interval '2 days'`

const due = (which: Due) =>
  sql`status = 'posted' and livemode and external_post_id is not null and posted_at >= ${which.since} and case
    when platform = 'x' then ${dueOnX(which)} when ${unnamed(which)} then true
    else metrics_at is null or metrics_at < ${which.before} end`

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

export async function nameMeasured(db: Db, id: string, name: Named): Promise<void> {
  await db.execute(
    sql`update posts set external_post_id = ${name.external_post_id}, url = ${name.url} where id = ${id}`,
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
