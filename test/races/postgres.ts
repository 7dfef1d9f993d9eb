// A real PostgreSQL for what one serialised connection cannot show. Uses one that answers, or says that it did not run.
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { migrate } from '#dev/migrate.ts'
import { startPostgres } from '#dev/postgres/start.ts'
import type { Db } from '#lib/db.ts'
import { many } from '#test/support/proof.ts'

/** How often each race is run; `npm run proof -- races` asks for a thousand. */
export const rounds = Number(process.env.RACE_ROUNDS ?? many(8, 24))

/** A database of its own on that server, at the newest schema, thrown away at the end. */
export async function freshDatabase(server: string): Promise<{ db: Db; url: string; close(): Promise<void> }> {
  const name = `brand_test_${process.pid}_${performance.now().toFixed(0)}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const door = await startPostgres({ url: url.href })
  await migrate(door.connection_string, door.endpoint)
  await door.close()
  const pool = new pg.Pool({ connectionString: url.href, max: 32 })
  // Connections that are on their way out when the database goes are not a failure of any test.
  pool.on('connect', client => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return {
    db: drizzle({ client: pool }) as unknown as Db,
    url: url.href,
    close: async () => {
      await pool.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
