import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'

/** `held`: an attempt is under way. `armed`: sent, and nobody knows yet whether it is out. */
export async function postsInFlight(db: Db, now: string): Promise<{ held: number; armed: number }> {
  const [found] = await rows<{ held: number; armed: number }>(
    db,
    sql`select count(*) filter (where status = 'posting' and lease_until > ${now})::int as held,
          count(*) filter (where armed_at is not null)::int as armed
        from posts where due_at is not null and status in ('queued', 'posting')`,
  )
  if (!found) throw new Error('the database answered no row')
  return found
}
