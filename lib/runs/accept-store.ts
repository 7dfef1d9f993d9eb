import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#lib/db.ts'
import type { IdempotencyRecord } from '#lib/idempotency/record.ts'
import { storedRecord } from '#lib/idempotency/store.ts'
import type { RunRow } from '#lib/runs/run.ts'

export type NewRun = Omit<RunRow, 'lease'> & { due_at: string }

/** What acceptance counts against. */
export type Count = { kind: string; period: string; cap: number; by: number }

export type Acceptance = {
  /** At least one; all of one workspace and mode. */
  runs: readonly [NewRun, ...NewRun[]]
  /** Locked in this order by every acceptance, so that two never wait for each other. */
  counts: readonly Count[]
  record: IdempotencyRecord | null
  batch_id: string | null
}

const columns = [
  ...['id', 'workspace_id', 'livemode', 'key_id', 'status', 'step', 'brief', 'channel', 'asset_type', 'size'],
  ...['variation', 'assets', 'score_reasons', 'receipt', 'progress', 'auto_post_eligible', 'created_via', 'metadata'],
  ...['scheduled_at', 'version', 'usage_period', 'attempt', 'remaining', 'due_at', 'created_at', 'updated_at'],
  ...['given', 'batch_id', 'reference_id', 'rerender_of'],
]
const columnList = sql.raw(columns.join(', '))

/** Counts, runs, batch and stored answer in one statement: all of it or, when a cap is full, a guard refusal and nothing. */
export async function acceptRuns(db: Db, { runs, counts, record, batch_id }: Acceptance): Promise<void> {
  const [first] = runs
  const named = counts.map((count, index) => ({ count, name: sql.raw(`counted_${index}`) }))
  const from: SQL[] = [
    sql`jsonb_populate_recordset(null::runs, ${JSON.stringify(runs)}::jsonb)`,
    ...named.map(one => one.name),
  ]
  const parts: SQL[] = [
    ...named.map(({ count, name }) => sql`${name} as (${counted(first.workspace_id, count)})`),
    sql`accepted as (insert into runs (${columnList}) select ${columnList} from ${sql.join(from, sql`, `)} returning id)`,
    ...(batch_id ? [sql`batched as (${batch(first, batch_id, runs.length)})`] : []),
    ...(record ? [sql`stored as (${storedRecord(first, record, sql`accepted`)})`] : []),
  ]
  await db.execute(
    sql`with ${sql.join(parts, sql`, `)} select 1 / ((select count(*) from accepted) = ${runs.length})::int as accepted`,
  )
}

const counted = (workspace_id: string, { kind, period, cap, by }: Count) => sql`
  insert into usage as u (workspace_id, kind, period, used)
  select ${workspace_id}::uuid, ${kind}, ${period}, ${by}::int where ${by}::int <= ${cap}::int
  on conflict (workspace_id, kind, period) do update set used = u.used + ${by}::int where u.used + ${by}::int <= ${cap}::int
  returning 1`

const batch = (run: NewRun, batch_id: string, size: number) => sql`
  insert into batches (id, workspace_id, livemode, remaining, created_at)
  values (${batch_id}, ${run.workspace_id}, ${run.livemode}, ${size}, ${run.created_at})`
