// The real schema on PGlite, or on a PostgreSQL of its own. Both give the same rows in the same order.
import { PGlite, protocol } from '@electric-sql/pglite'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Field } from '#dev/postgres/engine.ts'
import { toObjects, toText } from '#dev/postgres/values.ts'
import type { Db } from '#lib/db.ts'
import { freshDatabase } from '#test/races/postgres.ts'
import { anImage } from './image.ts'

export type Row = Record<string, unknown>

export type Database = {
  engine: 'PGlite' | 'PostgreSQL'
  run(text: string, params: (string | null)[]): Promise<Row[]>
  /** Cleans up after updates, at moments that the simulation chooses. */
  tidy(): Promise<void>
  close(): Promise<void>
}

/** The same plan for every call of a statement, and no worker processes that come and go. */
const SETTINGS = [
  'set plan_cache_mode = force_generic_plan',
  'set time zone utc',
  'set jit = off',
  'set synchronous_commit = off',
]

const { serialize } = protocol
const { DataRowMessage, RowDescriptionMessage } = protocol.messages

let image: Promise<Blob> | undefined

export async function openPGlite(): Promise<Database> {
  image ??= anImage()
  const database = await PGlite.create({ loadDataDir: await image })
  for (const setting of SETTINGS) await database.exec(setting)
  const known = new Map<string, { name: string; fields: Field[] }>()
  const prepare = async (text: string) => {
    const name = `s${known.size}`
    const asked = Buffer.concat([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ])
    const { messages } = await database.execProtocol(asked)
    const fields = messages.flatMap(message =>
      message instanceof RowDescriptionMessage ? (message.fields as Field[]) : [],
    )
    const statement = { name, fields }
    known.set(text, statement)
    return statement
  }
  const run = async (text: string, params: (string | null)[]): Promise<Row[]> => {
    const { name, fields } = known.get(text) ?? (await prepare(text))
    const asked = Buffer.concat([
      serialize.bind({ statement: name, values: params }),
      serialize.execute({}),
      serialize.sync(),
    ])
    const { messages } = await database.execProtocol(asked)
    const rows = messages.flatMap(message => (message instanceof DataRowMessage ? [message.fields] : []))
    return toObjects({ command: '', rowCount: null, fields, rows })
  }
  /** One connection: what is asked at once is answered one after the other. */
  let last: Promise<unknown> = Promise.resolve()
  return {
    engine: 'PGlite',
    run: (text, params) => {
      const answer = last.then(() => run(text, params))
      last = answer.catch(() => undefined)
      return answer
    },
    tidy: async () => void (await database.exec('vacuum analyze')),
    close: () => database.close(),
  }
}

export async function openPostgres(server: string): Promise<Database> {
  const { url, close } = await freshDatabase(server)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const setting of SETTINGS) await client.query(setting)
  const tables = await client.query("select tablename from pg_tables where schemaname = 'public'")
  for (const { tablename } of tables.rows) await client.query(`alter table ${tablename} set (autovacuum_enabled = off)`)
  const names = new Map<string, string>()
  return {
    engine: 'PostgreSQL',
    run: async (text, values) => {
      const name = names.get(text) ?? `s${names.size}`
      names.set(text, name)
      return (await client.query({ name, text, values })).rows
    },
    tidy: async () => void (await client.query('vacuum analyze')),
    close: async () => {
      await client.end()
      await close()
    },
  }
}

const dialect = new PgDialect()

export async function execute(database: Database, statement: SQL): Promise<Row[]> {
  const { sql, params } = dialect.sqlToQuery(statement)
  return inOrder(sql, await database.run(sql, params.map(toText)))
}

/** What the stores know as Drizzle: they only ever execute a statement. */
export const asDb = (execute: (statement: SQL) => Promise<{ rows: Row[] }>): Db => ({ execute }) as unknown as Db

/** Rows that nobody has asked to be in an order come in that of the disk: here, in that of their text. */
function inOrder(text: string, rows: Row[]): Row[] {
  for (const row of rows) if (Array.isArray(row.hints)) row.hints = sorted(row.hints)
  return /\breturning\b[^)]*$/.test(text) ? sorted(rows) : rows
}

function sorted<T>(list: T[]): T[] {
  if (list.length < 2) return list
  return list
    .map(one => ({ one, text: JSON.stringify(one) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ one }) => one)
}
