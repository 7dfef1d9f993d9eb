// The short way to Postgres beside Neon's own driver, through the same door.
import { neon } from '@neondatabase/serverless'
import { DrizzleQueryError, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Postgres, startPostgres } from '#dev/postgres/start.ts'
import { connect } from '#lib/adapters/neon.ts'
import { type Db, isGuardRefusal, isUniqueViolation, rows } from '#lib/db.ts'

let postgres: Postgres
let db: Db

beforeAll(async () => {
  postgres = await startPostgres()
  db = connect(postgres.connection_string, postgres.endpoint)
  await postgres.exec('create table places (name text primary key)')
})
afterAll(() => postgres.close())

const everything = `select $1::text as text, $2::int as int, $3::int8 as long, $4::boolean as flag, $5::text as nothing,
  '{"a": [1, "ü", null]}'::jsonb as json, array['a', null, 'b,"c'] as list, array[1, 2] as numbers, 1.50::numeric as exact,
  0.5::float8 as half, '2026-11-20T10:50:55.123456+01'::timestamptz as at, '2026-11-20'::date as day, null::jsonb as no_json`

describe('a plain statement', () => {
  it('answers what the driver answers', async () => {
    const params = ["O'Brien \\ ü 🌊", 7, 9_007_199_254_740_993n.toString(), true, null]
    const { rows: expected } = await neon(postgres.connection_string, { fullResults: true }).query(everything, params)
    const asked = sql`${sql.raw(everything.split('$1')[0] ?? '')}${params[0]}${tail(params)}`
    expect(await rows(db, asked)).toStrictEqual(expected)
    expect(expected[0]).toMatchObject({ int: 7, flag: true, nothing: null, json: { a: [1, 'ü', null] } })
  })

  it('answers no row and many', async () => {
    expect(await rows(db, sql`select 1 as one where false`)).toEqual([])
    expect(await rows(db, sql`select n from generate_series(1, 3) n`)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  })

  it('raises the error of the database with its state', async () => {
    await db.execute(sql`insert into places values ('here')`)
    const twice = await failureOf(sql`insert into places values ('here')`)
    expect(twice).toBeInstanceOf(DrizzleQueryError)
    expect(twice?.cause).toMatchObject({ name: 'NeonDbError', code: '23505', table: 'places' })
    expect(isUniqueViolation(twice)).toBe(true)
    expect(isGuardRefusal(await failureOf(sql`select 1 / 0`))).toBe(true)
  })

  it('raises when nobody answers well', async () => {
    for (const fault of [{ kind: 'refuse' }, { kind: 'status', status: 503 }] as const) {
      postgres.fault(fault)
      const failed = await failureOf(sql`select 1`)
      postgres.fault()
      expect(failed?.cause).toMatchObject({ name: 'NeonDbError' })
    }
  })
})

describe('a lost connection', () => {
  const loseFirst = (kind: 'refuse' | 'lose') => postgres.fault((_, index) => (index === 0 ? { kind } : undefined))

  it('is no failure of what only reads', async () => {
    for (const kind of ['refuse', 'lose'] as const) {
      loseFirst(kind)
      expect(await rows(db, sql`select ${7}::int as n`).finally(() => postgres.fault())).toEqual([{ n: 7 }])
    }
  })

  it('is one of what may have been done: it is not done twice', async () => {
    await db.execute(sql`create table counts (n int)`)
    await db.execute(sql`insert into counts values (0)`)
    loseFirst('lose')
    const failed = await failureOf(sql`update counts set n = n + ${1}::int`)
    postgres.fault()
    expect(failed?.cause).toMatchObject({ name: 'NeonDbError' })
    expect(await rows(db, sql`select n from counts`)).toEqual([{ n: 1 }])
  })
})

describe('a statement with a value that only the driver can write', () => {
  it('goes the way of the driver', async () => {
    const at = new Date('2026-11-20T10:50:55.123Z')
    expect(await rows(db, sql`select ${at}::timestamptz = '2026-11-20T10:50:55.123Z' as same`)).toEqual([
      { same: true },
    ])
    expect(await rows(db, sql`select ${sql.param(['a', 'b'])}::text[] as list`)).toEqual([{ list: ['a', 'b'] }])
  })
})

const failureOf = (statement: SQL) =>
  db.execute(statement).then(
    () => undefined,
    (error: Error) => error,
  )

/** The rest of `everything` with its parameters in place. */
function tail(params: unknown[]) {
  const parts = everything.slice(everything.indexOf('$1') + 2).split(/\$\d/)
  return sql.join(
    parts.flatMap((part, index) => [sql.raw(part), ...(index + 1 < params.length ? [sql`${params[index + 1]}`] : [])]),
    sql``,
  )
}
