// How many rows each statement of the service reads, as PostgreSQL counts them while it runs it.
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Db } from '#lib/db.ts'

/** One statement by its words: the most rows that it read, and what asked for it. */
export type Read = { text: string; rows: number; answered: number; asked_by: string }

type Node = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

const dialect = new PgDialect()
const readsTables = /^(Seq|Index|Index Only|Bitmap Heap|Tid|Tid Range|Sample) Scan$/

/** Runs everything as before, and once more under EXPLAIN in a transaction that is rolled back. */
export function watchReads(db: Db, url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  // The database may go before its connection does.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  const reads = new Map<string, Read>()
  let asking = ''
  const execute = async (statement: SQL) => {
    await explain(statement)
    return db.execute(statement)
  }

  async function explain(statement: SQL): Promise<void> {
    const { sql: text, params } = dialect.sqlToQuery(statement)
    const client = await pool.connect()
    // Small tables are read whole although there is an index; what is asked here is whether one leads to the rows.
    await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off')
    try {
      const found = await client.query(`explain (analyze, format json) ${text}`, params as unknown[])
      keep(text, found.rows[0]['QUERY PLAN'][0].Plan)
    } catch {
      // A guard that refuses divides by zero: then the statement itself says so.
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  function keep(text: string, plan: Node): void {
    const read = { text, rows: rowsRead(plan), answered: plan['Actual Rows'], asked_by: asking }
    const before = reads.get(text)
    if (!before || before.rows < read.rows) reads.set(text, read)
  }

  return {
    db: { execute } as unknown as Db,
    reads,
    ask: async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      asking = name
      return work()
    },
    close: () => pool.end(),
  }
}

function rowsRead(node: Node): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const own = readsTables.test(node['Node Type']) ? (node['Actual Rows'] + removed) * node['Actual Loops'] : 0
  return own + (node.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), 0)
}
