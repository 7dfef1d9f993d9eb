// Endpoints and the secrets of workspaces.

import { type SQL, sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import type { Owner } from '#lib/caller/owner.ts'
import { arrayOf, type Db, rows } from '#lib/db.ts'
import type { Hint } from '#lib/events/emit.ts'
import { requeued } from '#lib/webhooks/delivery/log-store.ts'
import { MOST_ENDPOINTS, type PatchWebhookInput, WebhookRow } from '#lib/webhooks/endpoint.ts'

export type Found = Owner & { id: string }

const parsed = (found: { webhook: unknown }[]): WebhookRow[] => found.map(row => WebhookRow.parse(row.webhook))
const at = ({ workspace_id, livemode, id }: Found): SQL =>
  sql`id = ${id} and workspace_id = ${workspace_id} and livemode = ${livemode}`
const modeOf = (livemode: boolean) => (livemode ? 'live' : 'test')

export type NewWebhook = Found & {
  url: string
  events: string[]
  description: string
  secret: string
  created_at: string
}

/** Counts, adds and notes it in one statement; a guard refusal when the workspace has all it may have. */
export async function insertWebhook(db: Db, webhook: NewWebhook, by: Audited): Promise<void> {
  await db.execute(
    sql`with counted as (
          insert into usage as u (workspace_id, kind, period, used)
          values (${webhook.workspace_id}, 'webhooks', ${modeOf(webhook.livemode)}, 1)
          on conflict (workspace_id, kind, period) do update set used = u.used + 1 where u.used < ${MOST_ENDPOINTS} returning 1),
        created as (
          insert into webhooks (id, workspace_id, livemode, url, events, description, secret, created_at, updated_at)
          select ${webhook.id}::uuid, ${webhook.workspace_id}::uuid, ${webhook.livemode}::boolean, ${webhook.url},
            ${arrayOf(webhook.events)}, ${webhook.description}, ${webhook.secret}, ${webhook.created_at}::timestamptz,
            ${webhook.created_at}::timestamptz from counted
          returning id, workspace_id, livemode),
        ${audited(by, 'webhook.created', sql`created`)}
        select 1 / (select count(*) from created)::int as created`,
  )
}

export async function listWebhookRows(
  db: Db,
  owner: Owner,
  page: { limit: number; offset: number },
): Promise<WebhookRow[]> {
  return parsed(
    await rows(
      db,
      sql`select to_jsonb(w) as webhook from webhooks w
          where workspace_id = ${owner.workspace_id} and livemode = ${owner.livemode}
          order by created_at desc, id desc limit ${page.limit} offset ${page.offset}`,
    ),
  )
}

export async function findWebhook(db: Db, found: Found): Promise<WebhookRow | null> {
  return parsed(await rows(db, sql`select to_jsonb(w) as webhook from webhooks w where ${at(found)}`))[0] ?? null
}

export type Changed = { webhook: WebhookRow; hints: Hint[] }

/** What becomes of an endpoint `w` where `old` says that it `enables` or `disables` it: who is enabled has failed at nothing. */
const switched = (at: string): SQL => sql`
            status = case when old.enables then 'enabled' when old.disables then 'disabled' else w.status end,
            disabled_reason = case when old.enables then null when old.disables then 'caller' else w.disabled_reason end,
            disabled_at = case when old.enables then null when old.disables then ${at}::timestamptz else w.disabled_at end,
            failures = case when old.enables then 0 else w.failures end,
            failing_since = case when old.enables then null else w.failing_since end,
            last_failure_at = case when old.enables then null else w.last_failure_at end,
            probe_until = case when old.enables then null else w.probe_until end,
            missed_since = case when old.enables
              then least(old.missed_since, coalesce(old.failing_since, old.disabled_at) - interval '1 minute') else w.missed_since end`

/**
 * Changes an endpoint. One that is enabled again starts afresh and gets what it missed: deliveries that were held for it,
 * and every event since it began to fail or was disabled. What is being told at this moment is looked for later, by `missed_since`.
 */
export async function updateWebhook(
  db: Db,
  found: Found,
  patch: PatchWebhookInput,
  by: Audited,
): Promise<Changed | null> {
  const given = (value: unknown, then: SQL): SQL => (value === undefined ? sql`false` : then)
  const enables = given(patch.status, sql`${patch.status === 'enabled'} and old.status = 'disabled'`)
  const disables = given(patch.status, sql`${patch.status === 'disabled'} and old.status = 'enabled'`)
  const answer = await rows<{ webhook: unknown; hints: Hint[] }>(
    db,
    sql`with old as (select *, ${enables} as enables, ${disables} as disables from webhooks old where ${at(found)} for update),
        changed as (
          update webhooks w set url = coalesce(${patch.url ?? null}, w.url),
            events = coalesce(${arrayOf(patch.events ?? null)}, w.events),
            description = coalesce(${patch.description ?? null}, w.description), updated_at = ${by.at},
            ${switched(by.at)}
          from old where w.id = old.id returning w.*, old.enables, old.disables, w.missed_since as since),
        held as (
          update deliveries d set due_at = case when p.enables then ${by.at}::timestamptz end from (
            select p.id, changed.enables from changed join deliveries p on p.webhook_id = changed.id
            where p.status = 'pending' and (changed.disables or changed.enables) for update of p skip locked) p
          where d.id = p.id returning d.id, d.lane, d.attempt, p.enables),
        ${requeued(sql`changed where changed.enables`, by.at)},
        ${audited(by, 'webhook.changed', sql`changed`)}
        select to_jsonb(changed) as webhook, (
          select coalesce(jsonb_agg(jsonb_build_object('id', id, 'lane', lane, 'attempt', attempt)), '[]') from (
            select id, lane, attempt from held where enables union all select id, lane, attempt from requeued) back
        ) as hints from changed`,
  )
  const first = answer[0]
  return first ? { webhook: WebhookRow.parse(first.webhook), hints: first.hints } : null
}

/** Takes the endpoint away; what was still to be delivered to it is over. */
export async function deleteWebhook(db: Db, found: Found, by: Audited): Promise<boolean> {
  const gone = await rows(
    db,
    sql`with gone as (delete from webhooks where ${at(found)} returning id, workspace_id, livemode),
        freed as (
          update usage u set used = u.used - 1 from gone
          where u.workspace_id = gone.workspace_id and u.kind = 'webhooks' and u.period = ${modeOf(found.livemode)} and u.used > 0),
        stopped as (
          update deliveries d set status = 'failed', due_at = null, ended_at = ${by.at} from (
            select p.id from gone join deliveries p on p.webhook_id = gone.id
            where p.status = 'pending' for update of p skip locked) p
          where d.id = p.id),
        ${audited(by, 'webhook.deleted', sql`gone`)}
        select id from gone`,
  )
  return gone.length > 0
}

export type Rotation = { secret: string; previous_until: string }

export async function rotateSecret(db: Db, found: Found, rotation: Rotation, by: Audited): Promise<WebhookRow | null> {
  return (
    parsed(
      await rows(
        db,
        sql`with changed as (
              update webhooks set previous_secret = secret, previous_until = ${rotation.previous_until},
                secret = ${rotation.secret}, updated_at = ${by.at} where ${at(found)} returning *),
            ${audited(by, 'webhook.secret_rotated', sql`changed`)}
            select to_jsonb(changed) as webhook from changed`,
      ),
    )[0] ?? null
  )
}

/** A workspace that has no default secret gets this one, unless another was there first; answers the one that counts. */
export async function ensureDefaultSecret(db: Db, owner: Owner, secret: string, now: string): Promise<string> {
  const kept = await rows<{ secret: string }>(
    db,
    sql`insert into webhook_defaults as d (workspace_id, livemode, secret, updated_at)
        values (${owner.workspace_id}, ${owner.livemode}, ${secret}, ${now})
        on conflict (workspace_id, livemode) do update set updated_at = d.updated_at returning secret`,
  )
  return kept[0]?.secret ?? secret
}

export async function rotateDefaultSecret(db: Db, owner: Owner, rotation: Rotation, by: Audited): Promise<void> {
  await db.execute(
    sql`with changed as (
          insert into webhook_defaults as d (workspace_id, livemode, secret, updated_at)
          values (${owner.workspace_id}, ${owner.livemode}, ${rotation.secret}, ${by.at})
          on conflict (workspace_id, livemode) do update set previous_secret = d.secret,
            previous_until = ${rotation.previous_until}, secret = excluded.secret, updated_at = excluded.updated_at
          returning workspace_id as id, workspace_id, livemode),
        ${audited(by, 'webhook.default_secret_rotated', sql`changed`)}
        select 1 from changed`,
  )
}
