import { type SQL, sql } from 'drizzle-orm'

export const eventTypes = ['run.running', 'run.succeeded', 'run.failed'] as const
export type EventType = (typeof eventTypes)[number]

/** Columns that an event does not carry: inner state, and what is too large to be told to everyone. */
const untold = [
  'was',
  'key_id',
  'step',
  'recipe',
  'score_reasons',
  'receipt',
  'usage_period',
  'lease',
  'lease_until',
  'attempt',
  'remaining',
  'due_at',
]

/**
 * Two CTEs for a statement that changes a run under the name `changed`: take the next number of the workspace, write the event.
 * The workspace row is the lock that keeps the numbers without gaps.
 */
export function emitted(type: EventType, event: { id: string; at: string }, when: SQL = sql`true`): SQL {
  return sql`
    numbered as (
      update workspaces w set
        event_seq = w.event_seq + changed.livemode::int,
        test_event_seq = w.test_event_seq + (not changed.livemode)::int
      from changed where w.id = changed.workspace_id and ${when}
      returning w.id as workspace_id, case when changed.livemode then w.event_seq else w.test_event_seq end as sequence),
    emitted as (
      insert into events (workspace_id, livemode, sequence, id, type, run_id, data, created_at)
      select changed.workspace_id, changed.livemode, numbered.sequence, ${event.id}::uuid, ${type}, changed.id,
        to_jsonb(changed) - ${`{${untold.join(',')}}`}::text[], ${event.at}::timestamptz
      from changed join numbered on numbered.workspace_id = changed.workspace_id)`
}
