import type { Db } from '#lib/db.ts'
import { freshDatabase } from '#test/races/postgres.ts'
import { realPostgres } from '#test/support/real.ts'

/** Work on a database of its own of a real PostgreSQL, which has to be there. */
export async function onPostgres<T>(work: (db: Db, url: string) => Promise<T>): Promise<T> {
  const server = await realPostgres()
  if (!server) throw new Error('no PostgreSQL answers')
  const { db, url, close } = await freshDatabase(server)
  try {
    return await work(db, url)
  } finally {
    await close()
  }
}
