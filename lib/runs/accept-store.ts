import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#lib/db.ts'
import type { IdempotencyRecord } from '#lib/idempotency/record.ts'
import { storedRecord } from '#lib/idempotency/store.ts'
import type { RunRow } from '#lib/runs/run.ts'

export type NewRun = Omit<RunRow, 'lease'> & { due_at: string }

/** What acceptance counts against, in the order in which the rows are locked. */
export type Count = { kind: string; period: string; cap: number }

const columns = [
  ...['id', 'workspace_id', 'livemode', 'key_id', 'status', 'step', 'brief', 'channel', 'asset_type', 'size'],
  ...['variation', 'assets', 'score_reasons', 'receipt', 'progress', 'auto_post_eligible', 'created_via', 'metadata'],
  ...['scheduled_at', 'version', 'usage_period', 'attempt', 'remaining', 'due_at', 'created_at', 'updated_at'],
]
const columnList = sql.raw(columns.join(', '))

/** Counts, run and stored answer in one statement: all of it or, when a cap is full, a guard refusal and nothing. */
export async function acceptRun(db: Db, run: NewRun, counts: Count[], record: IdempotencyRecord | null): Promise<void> {
  const named = counts.map((count, index) => ({ count, name: sql.raw(`counted_${index}`) }))
  const from: SQL[] = [
    sql`jsonb_populate_record(null::runs, ${JSON.stringify(run)}::jsonb)`,
    ...named.map(one => one.name),
  ]
  const parts: SQL[] = [
    ...named.map(({ count, name }) => sql`${name} as (${counted(run.workspace_id, count)})`),
    sql`accepted as (insert into runs (${columnList}) select ${columnList} from ${sql.join(from, sql`, `)} returning id)`,
    ...(record ? [sql`stored as (${storedRecord(run, record, sql`accepted`)})`] : []),
  ]
  await db.execute(sql`with ${sql.join(parts, sql`, `)} select 1 / (select count(*) from accepted)::int as accepted`)
}

const counted = (workspace_id: string, { kind, period, cap }: Count) => sql`
  insert into usage as u (workspace_id, kind, period, used) values (${workspace_id}, ${kind}, ${period}, 1)
  on conflict (workspace_id, kind, period) do update set used = u.used + 1 where u.used < ${cap} returning 1`
