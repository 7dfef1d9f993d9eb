// Which posts `p` are not out yet, in SQL: a new status that a post waits in is named here.
import { sql } from 'drizzle-orm'

export const isNotOut = sql`p.status in ('scheduled', 'awaiting_approval', 'queued', 'posting')`

/** Nothing of it was sent, so it can be taken back. */
export const isUnsent = sql`p.armed_at is null and ${isNotOut}`
