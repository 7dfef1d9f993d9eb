// Our way to Postgres beside Neon's own driver, through the same door.
import { neon, neonConfig } from '@neondatabase/serverless'
import { DrizzleQueryError, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Postgres, startPostgres } from '#dev/postgres/start.ts'
import * as schema from '#drizzle'
import { connect } from '#lib/adapters/postgres/neon.ts'
import { type Db, isGuardRefusal, isUniqueViolation, rows } from '#lib/db.ts'

let postgres: Postgres
let db: Db

beforeAll(async () => {
  postgres = await startPostgres()
  db = connect(postgres.connection_string, postgres.endpoint)
  neonConfig.fetchEndpoint = () => postgres.endpoint
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

/** What a statement may answer, and text for each of them as PostgreSQL takes it. */
const written: Record<string, string[]> = {
  boolean: ['t', 'f'],
  smallint: ['-7'],
  integer: ['7', '-2147483648'],
  bigint: ['9007199254740993'],
  oid: ['16'],
  real: ['0.5', 'NaN'],
  'double precision': ['0.1', '-1e300', 'Infinity'],
  numeric: ['1.50'],
  text: ['', "O'Brien", 'ü 🌊'],
  varchar: ['a'],
  char: ['a'],
  uuid: ['01a20fea-ca3d-7f01-8f1a-78bf5add3dfe'],
  json: ['{"a": [1, null]}', '"a"', 'null'],
  jsonb: ['{"a": [1, "\\"ü"]}', '7'],
  date: ['2026-11-20'],
  timestamp: ['2026-11-20 10:50:55.123456'],
  'timestamp with time zone': ['2026-11-20 10:50:55.123456+01'],
  time: ['10:50:55'],
  interval: ['1 day 02:00'],
  inet: ['203.0.113.0/24'],
  'text[]': [
    '{}',
    '{a,NULL,"NULL","b,\\"c",""," d","e\\\\f","{g}"}',
    '{{a,b},{c,d}}',
    '[0:1]={a,b}',
    '{"line\nbreak"}',
  ],
  'varchar[]': ['{a,b}'],
  'uuid[]': ['{01a20fea-ca3d-7f01-8f1a-78bf5add3dfe}'],
  'boolean[]': ['{t,f,NULL}'],
  'smallint[]': ['{1,2}'],
  'integer[]': ['{1,NULL,-2}', '{{1},{2}}'],
  'bigint[]': ['{9007199254740993}'],
  'real[]': ['{0.5}'],
  'double precision[]': ['{0.5,1e9}'],
  'jsonb[]': [`{"{\\"a\\": 1}",NULL}`],
  'json[]': [`{"{\\"a\\": 1}"}`],
  'inet[]': ['{203.0.113.1}'],
  'timestamp with time zone[]': ['{"2026-11-20 10:50:55+00"}'],
  'numeric[]': ['{1.50}'],
}

describe('a value', () => {
  it('of each type is read as the driver reads it, by name and in order', async () => {
    const all = Object.entries(written).flatMap(([type, texts]) => texts.map(text => ({ type, text })))
    const list = all.map(({ type, text }, at) => `'${text.replaceAll("'", "''")}'::${type} as c${at}`).join(', ')
    const named = await neon(postgres.connection_string, { fullResults: true }).query(`select ${list}`)
    expect(await rows(db, sql.raw(`select ${list}`))).toStrictEqual(named.rows)
    const listed = all.map(({ type, text }) => sql`${sql.raw(`'${text.replaceAll("'", "''")}'::${type}`)}`)
    const [row] = await db
      .select(Object.fromEntries(listed.map((one, at) => [`c${at}`, one])))
      .from(sql`(select 1) one`)
    expect(row).toStrictEqual(named.rows[0])
  })

  it('of every column is among them', () => {
    const tables = Object.values(schema).filter(one => is(one, PgTable))
    const types = new Set(tables.flatMap(one => getTableConfig(one).columns.map(column => column.getSQLType())))
    expect(types.size).toBeGreaterThan(5)
    expect([...types].filter(type => !(type.replace('(3)', '') in written))).toEqual([])
  })

  it('comes back as it was sent', async () => {
    const at = new Date('2026-11-20T10:50:55.123Z')
    expect(await rows(db, sql`select ${at}::timestamptz = '2026-11-20T10:50:55.123Z' as same`)).toEqual([
      { same: true },
    ])
    for (const list of [['a', 'b'], [], ['', 'NULL', null, 'b,"c\\', '{d}', 'two\nlines']])
      expect(await rows(db, sql`select ${sql.param(list)}::text[] as list`)).toEqual([{ list }])
    expect(await rows(db, sql`select ${sql.param([[1], [2]])}::int[] as list`)).toEqual([{ list: [[1], [2]] }])
    expect(await rows(db, sql`select ${sql.param({ a: ["'"] })}::jsonb as json`)).toEqual([{ json: { a: ["'"] } }])
  })
})

describe('an address', () => {
  it('is that of the driver where none is given', async () => {
    const asked: string[] = []
    const real = globalThis.fetch
    globalThis.fetch = async address => {
      asked.push(String(address))
      return Response.json({ fields: [], rows: [], command: 'SELECT', rowCount: 0 })
    }
    const string = 'postgresql://me:secret@ep-cool-rain-a1b2.eu-central-1.aws.neon.tech/brand?sslmode=require'
    await connect(string)
      .execute(sql`select 1`)
      .finally(() => {
        globalThis.fetch = real
      })
    expect(asked).toEqual(['https://api.eu-central-1.aws.neon.tech/sql'])
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
