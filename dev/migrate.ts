// Brings a database to the newest schema: each migration is one transaction, and is done once.
import { join } from 'node:path'
import { neon, neonConfig } from '@neondatabase/serverless'
import { readMigrationFiles } from 'drizzle-orm/migrator'

const folder = join(import.meta.dirname, '..', 'drizzle', 'migrations')

/** Answers how many migrations were new. */
export async function migrate(connection_string: string, endpoint?: string): Promise<number> {
  if (endpoint) neonConfig.fetchEndpoint = () => endpoint
  const sql = neon(connection_string)
  await sql.query(
    'create table if not exists migrations (hash text primary key, applied_at timestamptz not null default now())',
  )
  const done = new Set((await sql.query('select hash from migrations')).map(row => row.hash))
  const fresh = readMigrationFiles({ migrationsFolder: folder }).filter(migration => !done.has(migration.hash))
  for (const { hash, sql: statements } of fresh) {
    await sql.transaction([
      sql.query('insert into migrations (hash) values ($1)', [hash]),
      ...statements.map(statement => sql.query(statement)),
    ])
  }
  return fresh.length
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('Set DATABASE_URL to the connection string of your Neon database.')
  console.log(`${await migrate(url, process.env.NEON_FETCH_ENDPOINT)} migrations applied.`)
}
