// Which posts `p` are not out yet, in SQL: a new status that a post waits in is named here.
import { type SQL, sql } from 'drizzle-orm'
import { freed } from '#lib/work/store.ts'

export const isNotOut = sql`p.status in ('scheduled', 'awaiting_approval', 'queued', 'posting')`

/** Nothing of it was sent, so it can be taken back. */
export const isUnsent = sql`p.armed_at is null and ${isNotOut}`

/** Whoever holds it for its preparation loses it. */
export const canceledAt = (at: string): SQL =>
  sql`status = 'canceled', ${freed}, due_at = null, awaits = null, updated_at = ${at}`
