import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { expect, inject } from 'vitest'
import type { Db } from '#lib/db.ts'
import { keepStatements } from '#test/support/statements.ts'

let opened: { file: string | undefined; client: Promise<PGlite>; db: Promise<Db> } | undefined

/**
 * The database of this test file; its tests share it, and each has workspaces of its own. Files of a process come in
 * turn: the next has the same one, emptied, which takes a hundredth of the time of another.
 */
export async function database(): Promise<Db> {
  const file = expect.getState().testPath
  if (opened && opened.file === file) return opened.db
  const client = opened ? emptied(opened.client).catch(begun) : begun()
  const db = client.then(drizzled)
  opened = { file, client, db }
  return db
}

const drizzles = new WeakMap<PGlite, Db>()

/** One for each client, since the statements that it keeps are those of its session. */
function drizzled(client: PGlite): Db {
  const db = drizzles.get(client) ?? (drizzle({ client: keepStatements(client) }) as unknown as Db)
  drizzles.set(client, db)
  return db
}

let usual: string | undefined

async function begun(): Promise<PGlite> {
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(inject('database_image'))]) })
  // Nothing is to survive the process, so no commit has to wait until its log is written.
  await client.exec('set synchronous_commit = off')
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

const SHAPE = `select sum(hashtext(part)::bigint)::text as shape from (
  select concat(conname, conrelid) part from pg_constraint
  union all select concat(tgname, tgrelid, tgenabled) from pg_trigger
  union all select concat(attname, attrelid, atttypid, attnotnull, attisdropped) from pg_attribute
  union all select concat(proname, oid) from pg_proc where pronamespace = 'public'::regnamespace) parts`

/** Few rows are deleted, without triggers; a table that has grown is made anew, since nobody vacuums here. */
const EMPTY = `do $$ declare grown text; filled text; begin
  select string_agg(oid::regclass::text, ', ') filter (where pg_relation_size(oid) > 1000000) into grown
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations';
  if grown is not null then execute 'truncate ' || grown || ' cascade'; end if;
  set local session_replication_role = replica;
  for filled in select oid::regclass from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' and pg_relation_size(oid) > 0
  loop execute 'delete from ' || filled; end loop;
end $$`
