import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'

export type DatabaseState = {
  version: number
  /** Hashes of the migrations that were applied. */
  migrations: string[]
  writable: boolean
}

/** One statement, so that a sleeping database is woken once. */
export async function askDatabase(db: Db): Promise<DatabaseState> {
  const [state] = await rows<DatabaseState>(
    db,
    sql`select current_setting('server_version_num')::int / 10000 as version, not pg_is_in_recovery()
          and current_setting('transaction_read_only') = 'off' as writable,
        coalesce((select json_agg(hash) from migrations), '[]'::json) as migrations`,
  )
  if (!state) throw new Error('the database answered no row')
  return state
}
