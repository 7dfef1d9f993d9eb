import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import { EventRow } from '#lib/events/event.ts'

export type EventFilter = { workspace_id: string; livemode: boolean; after: number; limit: number }

/** Oldest first. The numbers are given under a lock that is held until the commit, so none can appear later below one that is read. */
export async function listEventRows(db: Db, filter: EventFilter): Promise<EventRow[]> {
  const found = await rows(
    db,
    sql`select id, workspace_id, livemode, sequence::int, type, data, created_at from events
        where workspace_id = ${filter.workspace_id} and livemode = ${filter.livemode} and sequence > ${filter.after}
        order by events.sequence limit ${filter.limit}`,
  )
  return found.map(row => EventRow.parse(row))
}
