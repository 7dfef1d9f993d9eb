import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'

export type Failures = { runs: number; posts: number; deliveries: number }

/** More than this is not counted to the end. */
export const MOST_COUNTED = 1_000

const counted = (found: SQL) => sql`(select count(*)::int from (${found} limit ${MOST_COUNTED}) f)`

/** What failed for good since then, of live mode; each count reads an index of failures alone. */
export async function askFailures(db: Db, since: string): Promise<Failures> {
  const runs = counted(sql`select 1 from runs where status = 'failed' and finished_at > ${since} and livemode`)
  const posts = counted(
    sql`select 1 from posts where status in ('failed', 'needs_attention') and updated_at > ${since} and livemode`,
  )
  const deliveries = counted(sql`select 1 from deliveries where status = 'failed' and ended_at > ${since} and livemode`)
  const [found] = await rows<Failures>(db, sql`select ${runs} as runs, ${posts} as posts, ${deliveries} as deliveries`)
  if (!found) throw new Error('the database answered no row')
  return found
}
