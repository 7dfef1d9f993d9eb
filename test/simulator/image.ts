// The schema without a row, as PGlite keeps it.
import { readFileSync, writeFileSync } from 'node:fs'
import { migrate } from '#dev/migrate.ts'
import { type Postgres, startPostgres } from '#dev/postgres/start.ts'

/** Made here, or read where whoever started this process has kept one for all of its processes, as tests do. */
export async function anImage(): Promise<Blob> {
  const { DATABASE_IMAGE } = process.env
  return DATABASE_IMAGE ? new Blob([readFileSync(DATABASE_IMAGE)]) : makeImage()
}

export async function keepImage(file: string): Promise<void> {
  writeFileSync(file, await (await anImage()).bytes())
}

async function makeImage(): Promise<Blob> {
  const prepared = await startPostgres()
  await migrate(prepared.connection_string, prepared.endpoint)
  await forgetful(prepared)
  const dump = await prepared.dump()
  await prepared.close()
  return dump
}

/** Nothing is to outlive the process, so nothing is written to a log. A table goes before those that it refers to. */
async function forgetful({ query, exec }: Postgres): Promise<void> {
  const tables = await query<{ tablename: string }>(
    // What migrations it has had is kept: an unlogged table is empty wherever an image of a running database is opened.
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'",
  )
  for (let left = tables; left.length > 0; ) {
    const tried = await Promise.all(
      left.map(one =>
        exec(`alter table ${one.tablename} set unlogged`).then(
          () => [],
          () => [one],
        ),
      ),
    )
    if (tried.flat().length === left.length) throw new Error('no table can be unlogged')
    left = tried.flat()
  }
}
