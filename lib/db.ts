import { DrizzleQueryError, fillPlaceholders, type Query, type SQL, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle over whatever Postgres is at hand: Neon over HTTP in the Workers, PGlite in tests. */
export type Db = PgDatabase<PgQueryResultHKT>

/** Runs one statement; the stores say what its rows look like. */
export async function rows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] }
  return result.rows
}

/** An array of Postgres; null for none at all. */
export const arrayOf = (values: readonly string[] | null, type: 'text' | 'uuid' = 'text'): SQL =>
  values ? sql`${`{${values.map(value => JSON.stringify(value)).join(',')}}`}::${sql.raw(type)}[]` : sql`null`

/** A statement with placeholders whose text is put together once, for what is asked all the time. */
export function written(statement: SQL): (values: Record<string, unknown>) => SQL {
  let query: Query | undefined
  return values => {
    const toQuery: SQL['toQuery'] = config => {
      query ??= statement.toQuery(config)
      return { ...query, params: fillPlaceholders(query.params, values) }
    }
    const filled = { toQuery, getSQL: () => filled } as unknown as SQL
    return filled
  }
}

/** Rows of a table that are kept for a while, by a column that grows; `key` is what names one. */
type Kept = { table: string; key?: string; by: string; only?: SQL }

/** Removes at most so many of what is older; answers how many went. */
export async function prune(
  db: Db,
  { table, key = 'ctid', by, only = sql`` }: Kept,
  before: string | SQL,
  limit: number,
): Promise<number> {
  const [from, row, column] = [sql.raw(table), sql.raw(key), sql.raw(by)]
  const gone = await rows(
    db,
    sql`delete from ${from} where ${row} in (
          select ${row} from ${from} where ${column} < ${before} ${only} order by ${column} limit ${limit}) returning 1`,
  )
  return gone.length
}

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
const DIVISION_BY_ZERO = '22012'

export const isUniqueViolation = (error: unknown) => sqlState(error) === UNIQUE_VIOLATION

export const isForeignKeyViolation = (error: unknown) => sqlState(error) === FOREIGN_KEY_VIOLATION

/** The guarded statements divide by the number of rows that passed their guard, so that a refusal rolls all of it back. */
export const isGuardRefusal = (error: unknown) => sqlState(error) === DIVISION_BY_ZERO

function sqlState(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined
}
