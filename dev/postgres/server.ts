/** A real PostgreSQL behind the same endpoint, for what one serialised connection cannot show: locks and races. */
import pg from 'pg'
import { type Engine, FORGET_SESSION, leavesSessionState, type Result, type Statement } from '#dev/postgres/engine.ts'

export async function openServer(url: string): Promise<Engine> {
  const pool = new pg.Pool({ connectionString: url, max: 20, types: { getTypeParser: () => (text: string) => text } })
  pool.on('error', () => undefined)

  async function withClient<T>(statements: Statement[], work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      await giveBack(client, statements.some(leavesSessionState))
    }
  }

  return {
    run: statement => withClient([statement], client => execute(client, statement)),
    batch: (statements, mode) =>
      withClient(statements, async client => {
        await client.query(mode ? `BEGIN ${mode}` : 'BEGIN')
        try {
          const results: Result[] = []
          for (const statement of statements) results.push(await execute(client, statement))
          await client.query('COMMIT')
          return results
        } catch (error) {
          await client.query('ROLLBACK')
          throw error
        }
      }),
    exec: async text => void (await pool.query(text)),
    dump: () => Promise.reject(new Error('a PostgreSQL server gives no dump: use pg_dump')),
    close: () => pool.end(),
  }
}

async function giveBack(client: pg.PoolClient, soiled: boolean): Promise<void> {
  try {
    if (soiled) for (const text of FORGET_SESSION) await client.query(text)
    client.release()
  } catch {
    client.release(true)
  }
}

async function execute(client: pg.PoolClient, { query, params }: Statement): Promise<Result> {
  const { command, rowCount, fields, rows } = await client.query({
    text: query,
    values: params,
    rowMode: 'array',
    queryMode: 'extended',
  } as pg.QueryArrayConfig<(string | null)[]>)
  return {
    command: command ?? '',
    rowCount,
    rows: rows as Result['rows'],
    fields: fields.map(field => ({
      name: field.name,
      tableID: field.tableID,
      columnID: field.columnID,
      dataTypeID: field.dataTypeID,
      dataTypeSize: field.dataTypeSize,
      dataTypeModifier: field.dataTypeModifier,
    })),
  }
}
