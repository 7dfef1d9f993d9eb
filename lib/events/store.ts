import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import { EventRow } from '#lib/events/event.ts'

export type EventFilter = { workspace_id: string; livemode: boolean; after: number; limit: number }

/** A key that has ended by then is told nothing. */
type Standing = { key_id: string; now: Date }

const columns = sql`id, workspace_id, livemode, sequence::int, type, data, created_at`

/** Newest first; from the newest of all where `before` is null. */
export async function newestEventRows(
  db: Db,
  { workspace_id, livemode, before, limit }: Omit<EventFilter, 'after'> & { before: number | null },
): Promise<EventRow[]> {
  const found = await rows(
    db,
    sql`select ${columns} from events
        where workspace_id = ${workspace_id} and livemode = ${livemode} ${before === null ? sql`` : sql`and sequence < ${before}`}
        order by events.sequence desc limit ${limit}`,
  )
  return found.map(row => EventRow.parse(row))
}

/** Oldest first. The numbers are given under a lock that is held until the commit, so none can appear later below one that is read. */
export async function listEventRows(db: Db, filter: EventFilter & Standing): Promise<EventRow[]> {
  const found = await rows(
    db,
    sql`select ${columns} from events
        where workspace_id = ${filter.workspace_id} and livemode = ${filter.livemode} and sequence > ${filter.after}
          and not exists (select 1 from keys k where k.id = ${filter.key_id}
            and (k.revoked_at is not null or k.expires_at <= ${filter.now.toISOString()}::timestamptz))
        order by events.sequence limit ${filter.limit}`,
  )
  return found.map(row => EventRow.parse(row))
}
