import { type SQL, sql } from 'drizzle-orm'
import { type Db, prune, rows } from '#lib/db.ts'
import type { Claim, IdempotencyRecord } from '#lib/idempotency/record.ts'

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

export const pruneRecords = (db: Db, before: string, limit: number): Promise<number> =>
  prune(db, { table: 'idempotency', by: 'created_at' }, before, limit)

const at = (owner: Owner, claimed: { route: string; key: string }): SQL => sql`
  workspace_id = ${owner.workspace_id} and livemode = ${owner.livemode} and route = ${claimed.route} and key = ${claimed.key}`

/** Keeps an id for the work of a claim before it begins; answers what is kept, which another may have kept first. */
export async function reserveRecord(db: Db, owner: Owner, claimed: Claim, id: string): Promise<IdempotencyRecord> {
  const kept = await rows<IdempotencyRecord>(
    db,
    sql`insert into idempotency as i (workspace_id, livemode, route, key, fingerprint, status, body, created_at)
        values (${owner.workspace_id}, ${owner.livemode}, ${claimed.route}, ${claimed.key}, ${claimed.fingerprint}, 0, ${id},
          ${owner.created_at})
        on conflict (workspace_id, livemode, route, key) do update set created_at = i.created_at
        returning route, key, fingerprint, status, body`,
  )
  return kept[0]!
}

/** Keeps an id for work that nobody else does now; null where another has its turn or has finished. */
export async function takeReserved(
  db: Db,
  owner: Owner,
  claimed: Claim,
  id: string,
  stale: string,
): Promise<string | null> {
  const taken = await rows<{ id: string }>(
    db,
    sql`insert into idempotency as i (workspace_id, livemode, route, key, fingerprint, status, body, created_at)
        values (${owner.workspace_id}, ${owner.livemode}, ${claimed.route}, ${claimed.key}, ${claimed.fingerprint}, 0, ${id},
          ${owner.created_at})
        on conflict (workspace_id, livemode, route, key) do update set created_at = excluded.created_at
          where i.status = 0 and i.fingerprint = excluded.fingerprint and i.created_at < ${stale}
        returning body as id`,
  )
  return taken[0]?.id ?? null
}

/** The first answer stays; answers whether this is it. */
export async function completeRecord(db: Db, owner: Owner, record: IdempotencyRecord): Promise<boolean> {
  const completed = await rows(
    db,
    sql`update idempotency set status = ${record.status}, body = ${record.body} where ${at(owner, record)} and status = 0
        returning 1`,
  )
  return completed.length > 0
}

/** Lets the next one take over at once, by the id that is kept. */
export async function passReserved(db: Db, owner: Owner, claimed: Claim, stale: string): Promise<void> {
  await db.execute(
    sql`update idempotency set created_at = ${stale}
        where ${at(owner, claimed)} and status = 0 and created_at <= ${owner.created_at}`,
  )
}

/** Of this moment's work alone: another may have taken over. */
export async function dropReserved(db: Db, owner: Owner, claimed: Claim): Promise<void> {
  await db.execute(
    sql`delete from idempotency where ${at(owner, claimed)} and status = 0 and created_at <= ${owner.created_at}`,
  )
}
