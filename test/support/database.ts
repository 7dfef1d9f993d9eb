import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { expect, inject } from 'vitest'
import type { Db } from '#lib/db.ts'

let opened: { file: string | undefined; client: Promise<PGlite>; db: Promise<Db> } | undefined

/**
 * The database of this test file; its tests share it, and each has workspaces of its own. Files of a process come in
 * turn: the next has the same one, emptied, which takes a tenth of the time of another.
 */
export async function database(): Promise<Db> {
  const file = expect.getState().testPath
  if (opened && opened.file === file) return opened.db
  const client = opened ? emptied(opened.client).catch(begun) : begun()
  const db = client.then(client => drizzle({ client }) as unknown as Db)
  opened = { file, client, db }
  return db
}

let usual: string | undefined

async function begun(): Promise<PGlite> {
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(inject('database_image'))]) })
  usual ??= await shapeOf(client)
  return client
}

/** Or a new one, where the file before has changed more than rows. */
async function emptied(former: Promise<PGlite>): Promise<PGlite> {
  const client = await former
  if ((await shapeOf(client)) !== usual) return client.close().then(begun)
  await client.exec(EMPTY)
  return client
}

const shapeOf = async (client: PGlite) => (await client.query<{ shape: string }>(SHAPE)).rows[0]?.shape

const SHAPE = `select md5(string_agg(part, ' ' order by part)) as shape from (
  select concat(conname, conrelid) part from pg_constraint
  union all select concat(tgname, tgrelid, tgenabled) from pg_trigger
  union all select concat(attname, attrelid, atttypid, attnotnull, attisdropped) from pg_attribute
  union all select concat(proname, oid) from pg_proc where pronamespace = 'public'::regnamespace) parts`

const EMPTY = `do $$ begin execute (
  select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
  from pg_tables where schemaname = 'public' and tablename <> 'migrations'
); end $$`
