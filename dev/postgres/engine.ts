/** What answers SQL behind the endpoint: PGlite or a PostgreSQL server, both in raw text. */
export type Statement = { query: string; params: (string | null)[] }

export type Field = {
  name: string
  tableID: number
  columnID: number
  dataTypeID: number
  dataTypeSize: number
  dataTypeModifier: number
}

export type Result = { command: string; rowCount: number | null; fields: Field[]; rows: (string | null)[][] }

export type Engine = {
  run(statement: Statement): Promise<Result>
  /** All or nothing; `mode` is the tail of SET TRANSACTION, empty for the server's defaults. */
  batch(statements: Statement[], mode: string): Promise<Result[]>
  /** Many statements in one text, as migrations are. */
  exec(text: string): Promise<void>
  /** The whole database as a tarball; only PGlite has one. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

/** Hosted requests share no session, so whatever a statement would leave behind has to be discarded after it. */
export function leavesSessionState({ query }: Statement): boolean {
  return (
    /^\s*(set|begin|start|prepare|listen|declare|load)\b/i.test(query) ||
    /\b(set_config|pg_(try_)?advisory_lock\w*|temp|temporary)\b/i.test(query)
  )
}

export const FORGET_SESSION = ['ROLLBACK', 'DISCARD ALL'] as const
