// Brings a database to the newest schema: each migration is one transaction, or builds an index beside running writes, and is done once.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { neon, neonConfig } from '@neondatabase/serverless'
import { readMigrationFiles } from 'drizzle-orm/migrator'

/** In the folder of a release. */
export const MIGRATIONS = join('drizzle', 'migrations')
const ours = join(import.meta.dirname, '..', MIGRATIONS)

export type Migration = { name: string; hash: string; statements: string[] }

/** In their order; a database of this release has had all of them. */
export function migrations(folder = ours): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash, sql: statements }, at) => ({
    name: entries[at]?.tag ?? hash,
    hash,
    statements,
  }))
}

type Journal = { entries: { tag: string }[] }

export const migrationHashes = (): string[] => migrations().map(({ hash }) => hash)

function connect(connection_string: string, endpoint?: string) {
  if (endpoint) neonConfig.fetchEndpoint = () => endpoint
  return neon(connection_string)
}

/** Hashes of what a database has had; none of one that was never migrated. */
export async function appliedTo(connection_string: string, endpoint?: string): Promise<string[]> {
  const sql = connect(connection_string, endpoint)
  const [found] = await sql.query("select to_regclass('migrations') as there")
  return found?.there ? (await sql.query('select hash from migrations')).map(row => row.hash) : []
}

const isBeside = (statement: string): boolean => /\bindex concurrently\b/i.test(statement)

/** Answers how many migrations were new. */
export async function migrate(connection_string: string, endpoint?: string, folder = ours): Promise<number> {
  const sql = connect(connection_string, endpoint)
  await sql.query(
    'create table if not exists migrations (hash text primary key, applied_at timestamptz not null default now())',
  )
  const done = new Set((await sql.query('select hash from migrations')).map(row => row.hash))
  const fresh = migrations(folder).filter(migration => !done.has(migration.hash))
  for (const { hash, statements } of fresh) {
    const noted = sql.query('insert into migrations (hash) values ($1)', [hash])
    // An index that is built beside running writes cannot be part of a transaction: such a migration can be run again from its start.
    if (statements.some(isBeside)) {
      for (const statement of statements) await sql.query(statement)
      await noted
      continue
    }
    await sql.transaction([
      // A statement that waits for a lock holds up everybody behind it: rather fail and be run again.
      sql.query("set local lock_timeout = '10s'"),
      noted,
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
