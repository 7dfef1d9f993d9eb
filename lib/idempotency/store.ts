import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import type { IdempotencyRecord } from '#lib/idempotency/record.ts'

type Owner = { workspace_id: string; livemode: boolean; created_at: string }

/** The insert of a record, one for the rows of `source`: a part of the statement whose effect it tells of. */
export const storedRecord = (owner: Owner, record: IdempotencyRecord, source: SQL): SQL => sql`
  insert into idempotency (workspace_id, livemode, route, key, fingerprint, status, body, created_at)
  select ${owner.workspace_id}::uuid, ${owner.livemode}::boolean, ${record.route}, ${record.key}, ${record.fingerprint},
    ${record.status}::smallint, ${record.body}, ${owner.created_at}::timestamptz from ${source} limit 1`

export async function findRecord(
  db: Db,
  workspace_id: string,
  livemode: boolean,
  at: { route: string; key: string },
): Promise<IdempotencyRecord | null> {
  const found = await rows<IdempotencyRecord>(
    db,
    sql`select route, key, fingerprint, status, body from idempotency
        where workspace_id = ${workspace_id} and livemode = ${livemode} and route = ${at.route} and key = ${at.key}`,
  )
  return found[0] ?? null
}

export async function pruneRecords(db: Db, before: string, limit: number): Promise<number> {
  const gone = await rows(
    db,
    sql`delete from idempotency where ctid in (
          select ctid from idempotency where created_at < ${before} order by created_at limit ${limit}) returning 1`,
  )
  return gone.length
}
