/** The local stand-in for Neon: the official client talks to it over HTTP as it does to the hosted service. */

import { type Fault, type Faults, serve } from '#dev/http/serve.ts'
import { openPGlite } from '#dev/postgres/pglite.ts'
import { openServer } from '#dev/postgres/server.ts'
import { answerSql } from '#dev/postgres/sql-endpoint.ts'
import { toObjects, toText } from '#dev/postgres/values.ts'

const MAX_REQUEST_BYTES = 64 * 1024 * 1024

export type PostgresOptions = {
  /** Where PGlite keeps its files; without it (and `url`) the database lives in memory. */
  data_dir?: string
  /** A dump to begin from, taken by `dump` of another stand-in. */
  image?: Blob
  /** A real PostgreSQL to stand in front of, instead of PGlite. */
  url?: string
  port?: number
  /** The password that the connection string must carry. */
  token?: string
}

export type Postgres = {
  /** What `neonConfig.fetchEndpoint` answers. */
  endpoint: string
  connection_string: string
  query<Row = Record<string, unknown>>(sql: string, params?: unknown[]): Promise<Row[]>
  exec(sqlText: string): Promise<void>
  dump(): Promise<Blob>
  fault(faults?: Fault | Faults): void
  close(): Promise<void>
}

export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const { url, port, token = 'local' } = options
  const engine = url ? await openServer(url) : await openPGlite(options)
  let opens: string | undefined
  const served = await serve({
    port,
    max_bytes: MAX_REQUEST_BYTES,
    answer: async request => {
      const connection = `${request.headers['neon-connection-string']}`
      if (connection !== opens && passwordOf(connection) === token) opens = connection
      if (connection === opens) return answerSql(engine, request)
      return { status: 400, body: { message: 'password authentication failed', severity: 'FATAL', code: '28P01' } }
    },
  })
  return {
    endpoint: `${served.url}/sql`,
    connection_string: `postgresql://local:${encodeURIComponent(token)}@${new URL(served.url).host}/local`,
    query: async <Row>(sql: string, params: unknown[] = []) =>
      toObjects(await engine.run({ query: sql, params: params.map(toText) })) as Row[],
    exec: engine.exec,
    dump: engine.dump,
    fault: served.fault,
    async close() {
      await served.close()
      await engine.close()
    },
  }
}

const passwordOf = (connection: string): string | undefined =>
  URL.canParse(connection) ? decodeURIComponent(new URL(connection).password) : undefined
