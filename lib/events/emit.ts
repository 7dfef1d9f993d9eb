import { type SQL, sql } from 'drizzle-orm'
import { arrayOf } from '#lib/db.ts'

export const eventTypes = [
  'run.running',
  'run.succeeded',
  'run.failed',
  'run.approval_requested',
  'run.approved',
  'run.changes_requested',
  'render.completed',
  'post.scheduled',
  'post.posted',
  'post.drafted',
  'post.needs_attention',
  'post.failed',
  'post.canceled',
  'studio.delivered',
  'account.connected',
  'account.expiring',
  'account.broken',
  'posting.paused',
  'posting.resumed',
  'cap.reached',
  'endpoint.disabled',
  'webhook.test',
] as const
export type EventType = (typeof eventTypes)[number]

/** Of these, people hear by mail. */
export const noticedTypes = [
  'account.expiring',
  'account.broken',
  'endpoint.disabled',
  'post.failed',
  'post.needs_attention',
] as const satisfies EventType[]
const noticed = sql.raw(noticedTypes.map(type => `'${type}'`).join(', '))

/** A delivery that has been written and can be attempted: what its message needs. */
export type Hint = { id: string; lane: string; attempt: number }

/** Columns that an event does not carry: inner state, and what is too large to be told to everyone. */
const untold = [
  'was',
  'key_id',
  'step',
  'recipe',
  'given',
  'score_reasons',
  'repairs',
  'receipt',
  'usage_period',
  'connected_account_id',
  'campaign_id',
  'webhook_url',
  'lease',
  'lease_until',
  'attempt',
  'remaining',
  'due_at',
]

export type Event = { id: string; type: EventType; at: string }

/** What an event is about, as SQL over the row that it comes from. */
export type About = { run_id?: SQL; webhook_id?: SQL; webhook_url?: SQL; data: SQL }

/** CTEs that count an ended run (`changed`) out of its batch, and the event of the batch when it was the last one. */
export const batchEnded = sql`
  batch as (
    update batches b set remaining = b.remaining - 1, items = (
      select coalesce(jsonb_agg(case when item ->> 'run_id' = changed.id::text
        then item || jsonb_build_object('status', changed.status) else item end order by place), '[]')
      from jsonb_array_elements(b.items) with ordinality listed (item, place))
    from changed where b.id = changed.batch_id returning b.*)`

export const toldBatch = (at: string): SQL => sql`
  select workspace_id, livemode, ${madeId(sql`id || 'completed'`)} as id, 'render.completed' as type,
    ${at}::timestamptz as at, null::uuid as run_id, null::uuid as webhook_id, webhook_url,
    jsonb_build_object('batch_id', id, 'items', items,
      'succeeded', (select count(*) from jsonb_array_elements(items) item where item ->> 'status' = 'succeeded'),
      'failed', (select count(*) from jsonb_array_elements(items) item where item ->> 'status' = 'failed')) as data
  from batch where remaining = 0`

/** One row for `emitted`, from a row with a workspace and a mode. Several are joined with `union all`. */
export const told = (event: Event, source: SQL, about: About): SQL => sql`
  select workspace_id, livemode, ${event.id}::uuid as id, ${event.type}::text as type, ${event.at}::timestamptz as at,
    ${about.run_id ?? sql`null::uuid`} as run_id, ${about.webhook_id ?? sql`null::uuid`} as webhook_id,
    ${about.webhook_url ?? sql`null::text`} as webhook_url, ${about.data} as data
  from ${source}`

/** An event of the run that the statement changes under the name `changed`. */
export const toldRun = (event: Event, when: SQL = sql`true`): SQL =>
  told(event, sql`changed where ${when}`, {
    run_id: sql`changed.id`,
    webhook_url: sql`changed.webhook_url`,
    data: sql`to_jsonb(changed) - ${arrayOf(untold)}`,
  })

const ofPost = [
  'workspace_id',
  'overflow',
  'origin',
  'step',
  'state',
  'armed_at',
  'metrics',
  'metrics_at',
  'lease',
  'lease_until',
  'due_at',
]

const toldStatuses = sql.raw(`'scheduled', 'posted', 'drafted', 'needs_attention', 'failed', 'canceled'`)

/** An event of each post that has a time now, or has come to an end. */
export const toldPost = (id: SQL, at: string, posts: SQL): SQL => sql`
  select p.workspace_id, p.livemode, ${id}::uuid as id, 'post.' || p.status as type, ${at}::timestamptz as at, p.run_id,
    null::uuid as webhook_id, r.webhook_url, to_jsonb(p) - ${arrayOf(ofPost)} as data
  from ${posts} p join runs r on r.id = p.run_id where p.status in (${toldStatuses})`

/** An event of each post that a card of Studio was for, once it is out or never will be. */
export const toldCard = (at: string, posts: SQL): SQL => sql`
  select p.workspace_id, p.livemode, ${madeId(sql`p.id::text || 'delivered'`)} as id, 'studio.delivered' as type,
    ${at}::timestamptz as at, p.run_id, null::uuid as webhook_id, r.webhook_url, jsonb_build_object(
      'run_id', p.run_id, 'target', 'social', 'external_id', p.external_post_id,
      'status', case when p.status in ('posted', 'drafted') then 'delivered' when p.status = 'needs_attention' then 'unknown' else 'failed' end,
      'recipient', jsonb_build_object('id', a.id, 'name', coalesce(a.username, p.platform)),
      'error', case when p.status in ('failed', 'needs_attention') then jsonb_build_object('code', p.error_code, 'message', p.error_message)
        when p.status = 'canceled' then jsonb_build_object('code', 'canceled', 'message', 'It was canceled.') end) as data
  from ${posts} p join runs r on r.id = p.run_id left join connected_accounts a on a.id = p.connected_account_id
  where p.origin = 'studio' and p.status in ('posted', 'drafted', 'needs_attention', 'failed', 'canceled')`

/**
 * CTEs for a statement that changes state: number the events, write them, and write a delivery for each receiver.
 * The workspace row is the lock that keeps the numbers without gaps.
 */
export const emitted = (events: SQL): SQL => sql`
  told as (${events}),
  numbered as (
    update workspaces w set event_seq = w.event_seq + n.live, test_event_seq = w.test_event_seq + n.test
    from (
      select workspace_id, count(*) filter (where livemode) as live, count(*) filter (where not livemode) as test
      from told group by workspace_id) n
    where w.id = n.workspace_id
    returning w.id as workspace_id, w.event_seq - n.live as live, w.test_event_seq - n.test as test),
  emitted as (
    insert into events (workspace_id, livemode, sequence, id, type, run_id, data, created_at, notice_due_at)
    select t.workspace_id, t.livemode, case when t.livemode then n.live else n.test end
        + row_number() over (partition by t.workspace_id, t.livemode order by t.type = 'render.completed', t.type like 'post.%', t.id),
      t.id, t.type, t.run_id, t.data, t.at, case when t.livemode and t.type in (${noticed}) then t.at end
    from told t join numbered n on n.workspace_id = t.workspace_id),
  delivered as (
    insert into deliveries (id, workspace_id, livemode, webhook_id, url, lane, event_id, event_type, due_at, created_at)
    select ${deliveryId(sql`t.id`, sql`r.webhook_id`)}, t.workspace_id, t.livemode, r.webhook_id, r.url, r.lane, t.id, t.type, t.at, t.at
    from told t cross join lateral (
      select h.id as webhook_id, null::text as url, h.id::text as lane from webhooks h
      where h.workspace_id = t.workspace_id and h.livemode = t.livemode and h.status = 'enabled'
        and case t.type when 'webhook.test' then h.id = t.webhook_id
          else h.id is distinct from t.webhook_id and ${wants(sql`h.events`, sql`t.type`)} end
      union all
      select null, t.webhook_url, ${hostLane(sql`t.workspace_id`, sql`t.webhook_url`)}
      where t.webhook_url is not null and ${wants(sql`array['*']`, sql`t.type`)}) r
    returning id, lane, attempt)`

/** The deliveries that `emitted` has written, as a column of the statement's answer. */
export const hints = sql`(select coalesce(jsonb_agg(to_jsonb(delivered)), '[]') from delivered) as hints`

/** Whether a list of wished types has this one; the star leaves out what is frequent and says little. */
export const wants = (events: SQL, type: SQL): SQL =>
  sql`(${type} = any(${events}) or ('*' = any(${events}) and ${type} not in ('run.running', 'webhook.test')))`

/** The same event for the same receiver has the same id, whichever statement writes it. */
export const deliveryId = (event_id: SQL, webhook_id: SQL): SQL =>
  madeId(sql`${event_id}::text || coalesce(${webhook_id}::text, '')`)

/** A UUID that follows from a text. */
export const madeId = (text: SQL): SQL =>
  sql`overlay(overlay(md5(${text}) placing '8' from 13) placing 'a' from 17)::uuid`

/** Addresses of single requests share a lane by host. */
const hostLane = (workspace_id: SQL, url: SQL): SQL =>
  sql`md5(${workspace_id}::text || substring(${url} from '^[^/]*//[^/?#]*'))`
