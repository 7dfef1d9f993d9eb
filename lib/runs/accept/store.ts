// Runs are taken in by one statement: counted, paid for and kept, or refused as a whole.
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import { emitted, type Hint, hints, told } from '#lib/events/emit.ts'
import type { IdempotencyRecord } from '#lib/idempotency/record.ts'
import { storedRecord } from '#lib/idempotency/store.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { type Spending, spent } from '#lib/usage/wallet-store.ts'

export type NewRun = Omit<RunRow, 'lease'> & { due_at: string }

/** At least one; all of one workspace and mode. */
export type Runs = readonly [NewRun, ...NewRun[]]

/** What acceptance counts against. */
export type Count = { kind: string; period: string; cap: number; by: number; reached?: Reached }

/** What is told, once a period, when a count takes the last place. */
export type Reached = { event_id: string; at: string; data: Record<string, unknown> }

export type Acceptance = {
  runs: Runs
  /** Locked in this order by every acceptance, so that two never wait for each other. */
  counts: readonly Count[]
  /** What is taken from the wallet; null where nothing is. */
  spending: Spending | null
  record: IdempotencyRecord | null
  batch_id: string | null
  /** What the runs were asked for with. */
  campaign?: { id: string; name: string }
}

const columns = [
  ...['id', 'workspace_id', 'livemode', 'key_id', 'status', 'step', 'brief', 'channel', 'asset_type', 'size'],
  ...[
    'variation',
    'assets',
    'score_reasons',
    'repairs',
    'receipt',
    'progress',
    'auto_post_eligible',
    'created_via',
    'metadata',
  ],
  ...['scheduled_at', 'version', 'usage_period', 'attempt', 'remaining', 'due_at', 'created_at', 'updated_at'],
  ...['webhook_url', 'given', 'batch_id', 'reference_id', 'rerender_of', 'connected_account_id', 'credits', 'free'],
  'campaign_id',
]
const columnList = sql.raw(columns.join(', '))

/**
 * Counts, credits, runs, batch and stored answer in one statement: all of it or, when a cap is full or the credits do not
 * do, a guard refusal and nothing.
 */
export async function acceptRuns(db: Db, acceptance: Acceptance): Promise<Hint[]> {
  const { runs, counts, spending, record, batch_id, campaign } = acceptance
  const [first] = runs
  const named = counts.map((count, index) => ({ count, name: sql.raw(`counted_${index}`) }))
  const from: SQL[] = [
    sql`jsonb_populate_recordset(null::runs, ${JSON.stringify(runs)}::jsonb)`,
    ...named.map(one => one.name),
    ...(spending ? [sql`paid`] : []),
  ]
  const caps = named.flatMap(({ count, name }) => (count.reached ? [toldCap(first, count.reached, name)] : []))
  const parts: SQL[] = [
    ...named.map(({ count, name }) => sql`${name} as (${counted(first.workspace_id, count)})`),
    ...(spending
      ? [
          spent(
            spending,
            sql.join(
              named.map(one => sql`(select count(*) from ${one.name}) = 1`),
              sql` and `,
            ),
          ),
        ]
      : []),
    sql`accepted as (insert into runs (${columnList}) select ${columnList} from ${sql.join(from, sql`, `)} returning id)`,
    ...(campaign ? [sql`campaigned as (${campaignOf(first, campaign)})`] : []),
    ...(batch_id ? [sql`batched as (${batch(runs, batch_id)})`] : []),
    ...(record ? [sql`stored as (${storedRecord(first, record, sql`accepted`)})`] : []),
    ...(caps.length > 0 ? [emitted(sql.join(caps, sql` union all `))] : []),
  ]
  const found = await rows<{ hints: Hint[] }>(
    db,
    sql`with ${sql.join(parts, sql`, `)}
        select 1 / ((select count(*) from accepted) = ${runs.length})::int as accepted,
          ${caps.length > 0 ? hints : sql`'[]'::jsonb as hints`}`,
  )
  return found[0]?.hints ?? []
}

const toldCap = (run: NewRun, { event_id, at, data }: Reached, counted: SQL) =>
  told(
    { id: event_id, type: 'cap.reached', at },
    sql`(select counted_for as workspace_id, ${run.livemode}::boolean as livemode from ${counted} where now_reached) reached`,
    { data: sql`${JSON.stringify(data)}::jsonb` },
  )

const counted = (workspace_id: string, { kind, period, cap, by, reached }: Count) => {
  const event_id = sql`${reached?.event_id ?? null}::uuid`
  return sql`
  insert into usage as u (workspace_id, kind, period, used, reached_event)
  select ${workspace_id}::uuid, ${kind}, ${period}, ${by}::int, case when ${by}::int = ${cap}::int then ${event_id} end
  where ${by}::int <= ${cap}::int
  on conflict (workspace_id, kind, period) do update set used = u.used + ${by}::int,
    reached_event = coalesce(u.reached_event, case when u.used + ${by}::int = ${cap}::int then ${event_id} end)
  where u.used + ${by}::int <= ${cap}::int
  returning u.workspace_id as counted_for, coalesce(u.reached_event = ${event_id}, false) as now_reached`
}

const campaignOf = ({ workspace_id, livemode, created_at }: NewRun, { id, name }: { id: string; name: string }) => sql`
  insert into campaigns (id, workspace_id, livemode, name, created_at)
  values (${id}, ${workspace_id}, ${livemode}, ${name}, ${created_at})`

/** The batch keeps the outcome of each item, so that the last one knows of all of them. */
const batch = (runs: Acceptance['runs'], batch_id: string) => {
  const [first] = runs
  const items = runs.map(({ id, reference_id }, index) => ({ index, run_id: id, reference_id }))
  return sql`
  insert into batches (id, workspace_id, livemode, remaining, items, webhook_url, created_at)
  values (${batch_id}, ${first.workspace_id}, ${first.livemode}, ${runs.length}, ${JSON.stringify(items)}::jsonb,
    ${first.webhook_url}, ${first.created_at})`
}
