// The log of deliveries, and what is sent again from it.
import { type SQL, sql } from 'drizzle-orm'
import { type Db, prune, rows } from '#lib/db.ts'
import { deliveryId, type Event, emitted, type Hint, hints, told, wants } from '#lib/events/emit.ts'
import { type DeliveryStatus, Posted } from '#lib/webhooks/delivery/delivery.ts'
import type { Found } from '#lib/webhooks/store.ts'
import { freed } from '#lib/work/store.ts'

const of = ({ workspace_id, livemode, id }: Found): SQL =>
  sql`d.webhook_id = ${id} and d.workspace_id = ${workspace_id} and d.livemode = ${livemode}`

const posted = (source: SQL): SQL => sql`
  select to_jsonb(d) as delivery, to_jsonb(e) as event, h.url from ${source} d
  join events e on e.id = d.event_id join webhooks h on h.id = d.webhook_id`

export type LogPage = { status: DeliveryStatus | null; since: string; limit: number; offset: number }

export async function listDeliveryRows(db: Db, webhook: Found, page: LogPage): Promise<Posted[]> {
  const found = await rows(
    db,
    sql`${posted(sql`(
          select * from deliveries d where ${of(webhook)} and d.created_at >= ${page.since}
            ${page.status ? sql`and d.status = ${page.status}` : sql``}
          order by d.created_at desc, (select e.sequence from events e where e.id = d.event_id) desc, d.id desc
          limit ${page.limit} offset ${page.offset})`)}
        order by d.created_at desc, e.sequence desc, d.id desc`,
  )
  return found.map(row => Posted.parse(row))
}

export async function findDelivery(db: Db, webhook: Found, delivery_id: string): Promise<Posted | null> {
  const found = await rows(db, posted(sql`(select * from deliveries d where ${of(webhook)} and d.id = ${delivery_id})`))
  return found[0] ? Posted.parse(found[0]) : null
}

/** Begins the schedule of a delivery anew; null while an attempt is under way. */
export async function replayDelivery(db: Db, webhook: Found, delivery_id: string, now: string): Promise<Hint | null> {
  const found = await rows<Hint>(
    db,
    sql`update deliveries d set status = 'pending', attempts_before = d.attempt, due_at = ${now}, ended_at = null,
          ${freed}
        where ${of(webhook)} and d.id = ${delivery_id} and (d.lease_until is null or d.lease_until < ${now})
        returning d.id, d.lane, d.attempt`,
  )
  return found[0] ?? null
}

/** Which deliveries `d` begin anew: those that were given up … */
const givenUp = (d: SQL): SQL => sql`${d}.status = 'failed'`
/** … and those that failed and wait for their next attempt, unless it is under way. */
const unwell =
  (now: string) =>
  (d: SQL): SQL =>
    sql`(${givenUp(d)} or (${d}.status = 'pending' and ${d}.attempt > ${d}.attempts_before
      and (${d}.lease_until is null or ${d}.lease_until < ${now})))`

/**
 * A CTE that makes due what endpoints have missed: `source` gives each with `since`. Events without a delivery get one, but
 * for those from before there was the endpoint; failed ones begin anew, and are due before what was never sent; what
 * succeeded or is still under way stays as it is.
 */
export const requeued = (source: SQL, now: string, anew = givenUp): SQL => sql`
  requeued as (
    insert into deliveries as d (id, workspace_id, livemode, webhook_id, lane, event_id, event_type, due_at, created_at)
    select ${deliveryId(sql`e.id`, sql`s.id`)}, e.workspace_id, e.livemode, s.id, s.id::text, e.id, e.type,
      ${now}::timestamptz + interval '1 millisecond', ${now}::timestamptz
    from (select * from ${source}) s join events e on e.workspace_id = s.workspace_id and e.livemode = s.livemode
      and e.created_at >= greatest(s.since, s.created_at) and ${wants(sql`s.events`, sql`e.type`)}
    where not (e.type = 'endpoint.disabled' and e.data ->> 'webhook_id' = s.id::text)
      and not exists (select 1 from deliveries p where p.event_id = e.id and p.webhook_id = s.id and not ${anew(sql`p`)})
    on conflict (event_id, webhook_id) do update set status = 'pending', attempts_before = d.attempt,
      due_at = ${now}::timestamptz, ended_at = null where ${anew(sql`d`)}
    returning d.id, d.lane, d.attempt, d.event_id)`

/** In the order in which they are sent: what has failed before what was never sent, each in its own. */
export async function recoverDeliveries(db: Db, webhook: Found, since: string, now: string): Promise<Hint[]> {
  return rows(
    db,
    sql`with ${requeued(
      sql`(select *, ${since}::timestamptz as since from webhooks
            where id = ${webhook.id} and workspace_id = ${webhook.workspace_id} and livemode = ${webhook.livemode}) w`,
      now,
      unwell(now),
    )}
        select r.id, r.lane, r.attempt from requeued r join events e on e.id = r.event_id
        order by r.attempt = 0, e.sequence`,
  )
}

/** What was told while an endpoint was being enabled again, and saw it disabled; each endpoint is looked at once. */
export async function takeMissed(db: Db, enabled_before: string, now: string, limit: number): Promise<Hint[]> {
  return rows(
    db,
    sql`with found as (
          select id, missed_since from webhooks
          where missed_since is not null and updated_at < ${enabled_before} and status = 'enabled'
          order by updated_at limit ${limit} for update skip locked),
        looked as (
          update webhooks w set missed_since = null from found where w.id = found.id returning w.*, found.missed_since as since),
        ${requeued(sql`looked`, now)}
        select id, lane, attempt from requeued`,
  )
}

/** An event for one endpoint alone. */
export async function emitTest(db: Db, webhook: Found, event: Event): Promise<Hint[]> {
  const source = sql`webhooks where id = ${webhook.id} and workspace_id = ${webhook.workspace_id} and livemode = ${webhook.livemode}`
  const about = { webhook_id: sql`webhooks.id`, data: sql`jsonb_build_object('webhook_id', webhooks.id)` }
  const found = await rows<{ hints: Hint[] }>(db, sql`with ${emitted(told(event, source, about))} select ${hints}`)
  return found[0]?.hints ?? []
}

/** Forgets deliveries that nobody can ask for any more. */
export const pruneDeliveries = (db: Db, before: string, limit: number): Promise<number> =>
  prune(db, { table: 'deliveries', key: 'id', by: 'created_at', only: sql`and due_at is null` }, before, limit)
