// Posts that nobody wants any more: a key that was revoked has asked for them, or they came with a campaign that is canceled.
import { type SQL, sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import { type Db, rows } from '#lib/db.ts'
import { emitted, type Hint, hints, madeId, toldCard, toldPost } from '#lib/events/emit.ts'
import { canceledAt, isUnsent } from '#lib/runs/posts/unsent-store.ts'

/** Who asked for a post `p` stands in the audit. */
const askedFor = sql`a.workspace_id = p.workspace_id and a.created_at = p.created_at and a.action = 'post.reserved' and a.target = 'post:' || p.id`

const byRevoked = sql`audit a join keys k on a.actor = 'key:' || k.id and k.workspace_id = a.workspace_id and k.revoked_at is not null`
const isOfRevoked = sql`exists (select 1 from ${byRevoked} where ${askedFor})`

/** Whoever asks for it by itself since gets it. */
const isOfCanceled = sql`(p.origin = 'schedule' and exists (
  select 1 from runs r join campaigns g on g.id = r.campaign_id where r.id = p.run_id and g.canceled_at is not null))`

/** The post `p` is not to be made any more, unless something of it was sent. */
export const isCalledOff: SQL = sql`(p.armed_at is null and (${isOfRevoked} or ${isOfCanceled}))`

type Which = { key_id: string } | { campaign_id: string } | { limit: number }

/** Those of which nothing is sent are taken back, also from whoever makes them ready. */
export async function takeBack(db: Db, which: Which, by: Audited): Promise<{ count: number; hints: Hint[] }> {
  const found = await rows<{ count: number; hints: Hint[] }>(
    db,
    sql`with canceled as (
          update posts p set ${canceledAt(by.at)}
          where ${wanted(which, by.at)} and ${isUnsent}
          returning p.*),
        ${audited({ ...by, id: madeId(sql`${by.id}::text || id::text`) }, 'post.canceled', sql`canceled`)},
        ${emitted(sql`${toldPost(madeId(sql`${by.id}::text || p.id::text`), by.at, sql`canceled`)} union all ${toldCard(by.at, sql`canceled`)}`)}
        select (select count(*) from canceled)::int as count, ${hints}`,
  )
  return found[0] ?? { count: 0, hints: [] }
}

/** Those of one key, those of a campaign, or those that are called off and whose time has come. */
function wanted(which: Which, now: string): SQL {
  if ('key_id' in which)
    return sql`p.workspace_id = (select workspace_id from keys where id = ${which.key_id}) and exists (select 1 from ${byRevoked} where ${askedFor} and k.id = ${which.key_id})`
  if ('campaign_id' in which) return sql`p.run_id in (select id from runs where campaign_id = ${which.campaign_id})`
  return sql`p.id in (select id from posts where due_at <= ${now} order by due_at limit ${which.limit}) and ${isCalledOff}`
}
