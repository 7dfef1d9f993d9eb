import { type SQL, sql } from 'drizzle-orm'
import { audited } from '#lib/audit/store.ts'
import { type Db, rows } from '#lib/db.ts'
import { emitted, type Hint, hints, madeId, toldCard, toldPost } from '#lib/events/emit.ts'

export type Canceling = { at: string; actor: string; request_id: string | null }

/** Who asked for a post `p` stands in the audit. */
const askedFor = sql`a.workspace_id = p.workspace_id and a.created_at = p.created_at and a.action = 'post.reserved' and a.target = 'post:' || p.id`

/** Whoever asked for the post `p` is a key that was revoked. */
export const isOfRevoked: SQL = sql`exists (
  select 1 from audit a join keys k on a.actor = 'key:' || k.id and k.workspace_id = p.workspace_id and k.revoked_at is not null where ${askedFor})`

/** Posts of which nothing is sent, and that a revoked key has asked for: they are taken back, also from whoever makes them ready. */
export async function cancelRevoked(db: Db, which: { key_id: string } | { limit: number }, by: Canceling) {
  const found = await rows<{ count: number; hints: Hint[] }>(
    db,
    sql`with waiting as (
          select p.id from posts p
          join audit a on ${askedFor}
          join keys k on a.actor = 'key:' || k.id and k.workspace_id = p.workspace_id
          where k.revoked_at is not null and p.status in ('scheduled', 'awaiting_approval', 'queued', 'posting') and p.armed_at is null
            and ${wanted(which, by.at)}),
        canceled as (
          update posts p set status = 'canceled', lease = null, lease_until = null, due_at = null, awaits = null, updated_at = ${by.at}
          from waiting w where p.id = w.id and p.status in ('scheduled', 'awaiting_approval', 'queued', 'posting') and p.armed_at is null
          returning p.*),
        ${audited({ ...by, id: madeId(sql`id::text || 'canceled'`) }, 'post.canceled', sql`canceled`)},
        ${emitted(sql`${toldPost(madeId(sql`p.id::text || 'canceled'`), by.at, sql`canceled`)} union all ${toldCard(by.at, sql`canceled`)}`)}
        select (select count(*) from canceled)::int as count, ${hints}`,
  )
  return found[0] ?? { count: 0, hints: [] }
}

/** Those of one key, or those whose time has come, however they were asked for since. */
const wanted = (which: { key_id: string } | { limit: number }, now: string): SQL =>
  'key_id' in which
    ? sql`k.id = ${which.key_id}`
    : sql`p.id in (select id from posts where due_at <= ${now} order by due_at limit ${which.limit})`
