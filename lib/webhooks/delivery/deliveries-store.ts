// The state of deliveries: claimed, ended, and found again when their message was lost.
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Db, rows } from '#lib/db.ts'
import { type Event, emitted, type Hint, hints, told } from '#lib/events/emit.ts'
import { Instant } from '#lib/instant.ts'
import { type Attempt, Posted } from '#lib/webhooks/delivery/delivery.ts'
import { PROBE_AFTER } from '#lib/webhooks/delivery/schedule.ts'
import { kinds } from '#lib/work/kinds.ts'
import type { Lease } from '#lib/work/lease.ts'
import { freed, type Overdue } from '#lib/work/store.ts'

const Sealed = z.object({
  secret: z.string().nullable(),
  previous_secret: z.string().nullable(),
  previous_until: Instant.nullable(),
})

/** A delivery that this attempt holds, with the secrets that sign it; none yet for a workspace's first own address. */
export const Held = Posted.extend({ sealed: Sealed })
export type Held = z.output<typeof Held>

/**
 * Takes a delivery for one attempt, counted before it is made. A failing endpoint lets one attempt in at a time; at a
 * disabled one the delivery waits, and without one, or after its last attempt, it is over.
 */
export async function claimDelivery(db: Db, hint: Pick<Hint, 'id' | 'attempt'>, lease: Lease): Promise<Held | null> {
  const free = sql`d.status = 'pending' and d.attempt = ${hint.attempt} and (d.lease_until is null or d.lease_until < ${lease.now})`
  const found = await rows(
    db,
    sql`with wanted as (
          select d.id, h.id as endpoint, coalesce(h.failures >= ${PROBE_AFTER}, false) as probing,
            case when (d.webhook_id is not null and h.id is null) or d.attempt - d.attempts_before >= ${kinds.deliveries.most_attempts} then 'over'
              when h.status = 'disabled' then 'held' else 'open' end as way
          from deliveries d left join webhooks h on h.id = d.webhook_id where d.id = ${hint.id} and ${free}),
        probe as (
          update webhooks h set probe_until = ${lease.until} from wanted
          where h.id = wanted.endpoint and wanted.probing and wanted.way = 'open'
            and (h.probe_until is null or h.probe_until < ${lease.now}) returning h.id),
        kept as (
          update deliveries d set due_at = null, status = case when wanted.way = 'over' then 'failed' else d.status end,
            ended_at = case when wanted.way = 'over' then ${lease.now}::timestamptz end
          from wanted where d.id = wanted.id and wanted.way <> 'open' and ${free}),
        claimed as (
          update deliveries d set lease = ${lease.token}, lease_until = ${lease.until}, due_at = ${lease.until},
            attempt = d.attempt + 1
          from wanted where d.id = wanted.id and wanted.way = 'open' and ${free}
            and (not wanted.probing or exists (select 1 from probe))
          returning d.*)
        select to_jsonb(c) as delivery, to_jsonb(e) as event, coalesce(c.url, h.url) as url, jsonb_build_object(
            'secret', coalesce(h.secret, s.secret), 'previous_secret', coalesce(h.previous_secret, s.previous_secret),
            'previous_until', coalesce(h.previous_until, s.previous_until)) as sealed
        from claimed c join events e on e.id = c.event_id left join webhooks h on h.id = c.webhook_id
        left join webhook_defaults s on c.webhook_id is null and s.workspace_id = c.workspace_id and s.livemode = c.livemode`,
  )
  return found[0] ? Held.parse(found[0]) : null
}

export type Done = { id: string; token: string; now: string; attempt: Attempt }

/** How many deliveries that wait for their endpoint each success brings on. */
const BROUGHT_ON = 2

/** It was taken. A failing endpoint is well again, and what has waited for it comes on, a few for each success. */
export async function recordSuccess(db: Db, done: Done, waiting: Omit<Overdue, 'limit'>): Promise<Hint[]> {
  return rows(
    db,
    sql`with ended as (
          update deliveries set status = 'succeeded', attempts = attempts || ${JSON.stringify([done.attempt])}::jsonb,
            ${freed}, due_at = null, ended_at = ${done.now}
          where id = ${done.id} and lease = ${done.token} returning webhook_id, lane),
        well as (
          update webhooks h set failures = 0, failing_since = null, last_failure_at = null, probe_until = null
          from ended where h.id = ended.webhook_id and h.failures > 0),
        brought as (
          select d.id from deliveries d where d.lane = (select lane from ended) and d.due_at <= ${waiting.now}
          order by d.due_at limit ${BROUGHT_ON} for update skip locked)
        update deliveries d set due_at = ${waiting.next} from brought where d.id = brought.id
        returning d.id, d.lane, d.attempt`,
  )
}

export type Failure = {
  /** Null when it was the last attempt. */
  next: string | null
  /** The receiver says that it is gone for good. */
  gone: boolean
  /** An endpoint that has only failed since is disabled. */
  disable_since: string
  /** Its failures must be this far apart. */
  apart: string
  event: Event
}

/**
 * It was not taken. The endpoint that has done nothing but fail for too long is disabled, and that is told. Deliveries that
 * another attempt holds are passed over, lest both wait for each other; they stop when they are claimed next.
 */
export async function recordFailure(db: Db, done: Done, failure: Failure): Promise<Hint[]> {
  const given_up = sql`(${failure.gone} or (h.failing_since <= ${failure.disable_since}
    and h.last_failure_at >= h.failing_since + ${failure.apart}::interval))`
  // What was told to an endpoint that is gone is kept for the day on which it is enabled again.
  const over = sql`(${failure.next === null} and not (${failure.gone} and d.webhook_id is not null))`
  const changed = sql`health where health.status = 'disabled'`
  const found = await rows<{ hints: Hint[] }>(
    db,
    sql`with ended as (
          update deliveries d set attempts = d.attempts || ${JSON.stringify([done.attempt])}::jsonb, ${freed},
            due_at = ${failure.next},
            status = case when ${over} then 'failed' else 'pending' end,
            ended_at = case when ${over} then ${done.now}::timestamptz end
          where d.id = ${done.id} and d.lease = ${done.token} returning d.webhook_id),
        health as (
          update webhooks h set failures = h.failures + 1, failing_since = coalesce(h.failing_since, ${done.now}),
            last_failure_at = ${done.now}, probe_until = null,
            status = case when ${given_up} then 'disabled' else h.status end,
            disabled_at = case when ${given_up} then ${done.now}::timestamptz end,
            disabled_reason = case when ${failure.gone} then 'gone' when ${given_up} then 'failing' end
          from ended where h.id = ended.webhook_id and h.status = 'enabled' returning h.*),
        stopped as (
          update deliveries d set due_at = null from (
            select p.id from health join deliveries p on p.webhook_id = health.id
            where health.status = 'disabled' and p.status = 'pending' and p.id <> ${done.id} for update of p skip locked) p
          where d.id = p.id),
        ${emitted(
          told(failure.event, changed, {
            webhook_id: sql`health.id`,
            data: sql`jsonb_build_object('webhook_id', health.id, 'url', health.url, 'reason', health.disabled_reason,
              'failing_since', health.failing_since, 'disabled_at', health.disabled_at)`,
          }),
        )}
        select ${hints}`,
  )
  return found[0]?.hints ?? []
}

/** Of each lane so many at most: with every success that follows, more of it come on by themselves. */
const [LANES, OF_EACH] = [200, 100]

/**
 * Overdue deliveries, pushed out of the way of the next sweep: the oldest of each lane, so that no lane waits behind
 * another, and one alone of an endpoint that fails.
 */
export async function takeOverdueDeliveries(db: Db, { now, next }: Omit<Overdue, 'limit'>): Promise<Hint[]> {
  return rows(
    db,
    sql`with lanes as (
          select lane, min(due_at) as oldest from deliveries where due_at <= ${now} group by lane order by oldest limit ${LANES}),
        taken as (
          select one.id from lanes left join webhooks h on h.id::text = lanes.lane cross join lateral (
            select d.id from deliveries d where d.lane = lanes.lane and d.due_at <= ${now}
            order by d.due_at limit case when h.failures >= ${PROBE_AFTER} then 1 else ${OF_EACH}::int end
            for update skip locked) one)
        update deliveries d set due_at = ${next} from taken where d.id = taken.id returning d.id, d.lane, d.attempt`,
  )
}
