import { NeonDbError, neon } from '@neondatabase/serverless'
import { arrayContains, inArray, sql as raw } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/neon-http'
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Postgres, startPostgres } from '#dev/postgres/start.ts'
import { reachStandIns } from '#test/dev/support/neon.ts'

let postgres: Postgres
const client = () => neon(postgres.connection_string)

beforeAll(async () => {
  reachStandIns()
  postgres = await startPostgres()
  await postgres.exec(`
    create table notes (id bigint primary key, tags text[] not null default '{}', data jsonb, made_at timestamptz default now());
    create table children (id int primary key, note bigint references notes deferrable initially deferred);
  `)
})
afterAll(() => postgres.close())

const failure = (promise: PromiseLike<unknown>): Promise<NeonDbError> =>
  Promise.resolve(promise).then(
    () => Promise.reject(new Error('it did not fail')),
    error => error,
  )

describe('one statement', () => {
  it('gives every type as the official client parses it', async () => {
    const [row] = await client()`select
      true as yes, ${9007199254740993n.toString()}::int8 as big, ${'0.100000'}::numeric(20,6) as exact, 1.5::float8 as float,
      ${['a "b"', 'c,d', null]}::text[] as words, ${[1, 2]}::int[] as numbers, ${{ 'ü"': [1, null] }}::jsonb as data,
      ${JSON.stringify([1, { a: 2 }])}::jsonb as list, '2026-11-03'::date::text as day, '1 day 02:03'::interval as span,
      ${'5b0d1b2a-0000-4000-8000-000000000001'}::uuid as id, ${Buffer.from([0, 255, 92])}::bytea as bytes, null::int as nothing`
    expect(row).toEqual({
      yes: true,
      big: '9007199254740993',
      exact: '0.100000',
      float: 1.5,
      words: ['a "b"', 'c,d', null],
      numbers: [1, 2],
      data: { 'ü"': [1, null] },
      list: [1, { a: 2 }],
      day: '2026-11-03',
      span: expect.objectContaining({ days: 1, hours: 2, minutes: 3 }),
      id: '5b0d1b2a-0000-4000-8000-000000000001',
      bytes: Buffer.from([0, 255, 92]),
      nothing: null,
    })
  })

  it('reports command, count and fields in full results', async () => {
    const sql = neon(postgres.connection_string, { fullResults: true, arrayMode: true })
    const inserted = await sql`insert into notes (id) values (100), (101) returning id`
    expect(inserted).toMatchObject({ command: 'INSERT', rowCount: 2, rows: [['100'], ['101']] })
    expect(inserted.fields[0]).toMatchObject({ name: 'id', dataTypeID: 20 })
    expect(await sql`create table made (id int)`).toMatchObject({ command: 'CREATE', rowCount: null, rows: [] })
    expect(await sql`delete from notes where id >= 100`).toMatchObject({ command: 'DELETE', rowCount: 2 })
  })

  it('carries a parameter of 3 MB', async () => {
    const long = 'é'.repeat(1_500_000)
    const [row] =
      await client()`select octet_length(${long}::text) as size, ${long}::text = repeat('é', 1500000) as same`
    expect(row).toEqual({ size: 3_000_000, same: true })
  })

  it('fails with the fields of the database error', async () => {
    await client()`insert into notes (id) values (1)`
    const error = await failure(client()`insert into notes (id) values (1)`)
    expect(error).toBeInstanceOf(NeonDbError)
    expect(error).toMatchObject({
      code: '23505',
      severity: 'ERROR',
      table: 'notes',
      schema: 'public',
      constraint: 'notes_pkey',
      detail: 'Key (id)=(1) already exists.',
    })
    expect(await failure(client()`select nonsense from notes`)).toMatchObject({ code: '42703', position: '8' })
  })

  it('refuses two statements in one text', async () => {
    expect(await failure(client().query('select 1; select 2'))).toMatchObject({ code: '42601' })
  })

  it('leaves nothing behind in the session', async () => {
    await client()`set statement_timeout = 12345`
    await client()`begin`
    await client()`select set_config('search_path', 'nowhere', false)`
    const [row] =
      await client()`select current_setting('statement_timeout') as timeout, count(*)::int as found from notes`
    expect(row).toMatchObject({ timeout: '0' })
  })

  it('refuses a wrong password', async () => {
    const url = new URL(postgres.connection_string)
    url.password = 'wrong'
    expect(await failure(neon(url.href)`select 1`)).toMatchObject({ code: '28P01' })
  })
})

describe('a batch', () => {
  it('commits everything or nothing', async () => {
    const sql = client()
    await sql.transaction([sql`insert into notes (id) values (200)`, sql`insert into notes (id) values (201)`])
    const error = await failure(
      sql.transaction([sql`insert into notes (id) values (202)`, sql`insert into notes (id) values (200)`]),
    )
    expect(error).toMatchObject({ code: '23505' })
    expect(await sql`select id from notes where id between 200 and 299 order by id`).toEqual([
      { id: '200' },
      { id: '201' },
    ])
  })

  it('fails at commit where a constraint was deferred', async () => {
    const sql = client()
    expect(await failure(sql.transaction([sql`insert into children values (1, 999)`]))).toMatchObject({ code: '23503' })
    expect(await sql`select count(*)::int as found from children`).toEqual([{ found: 0 }])
  })

  it('honours isolation level and read only', async () => {
    const sql = client()
    const level = (isolationLevel: 'RepeatableRead' | 'Serializable') =>
      sql.transaction([sql`select current_setting('transaction_isolation') as level`], { isolationLevel })
    expect(await level('RepeatableRead')).toEqual([[{ level: 'repeatable read' }]])
    expect(await level('Serializable')).toEqual([[{ level: 'serializable' }]])
    const writing = sql.transaction([sql`insert into notes (id) values (300)`], { readOnly: true })
    expect(await failure(writing)).toMatchObject({ code: '25006' })
    expect(await sql`insert into notes (id) values (300) returning id`).toEqual([{ id: '300' }])
  })

  it('stays whole among concurrent requests', async () => {
    const sql = client()
    const pairs = Array.from({ length: 30 }, (_, index) => index)
    const seen = await Promise.all(
      pairs.flatMap(pair => [
        sql.transaction([
          sql`insert into notes (id) values (${1000 + pair})`,
          sql`insert into notes (id) values (${2000 + pair})`,
        ]),
        sql`select count(*)::int % 2 as odd from notes where id >= 1000`,
      ]),
    )
    expect(seen.filter(answer => JSON.stringify(answer) === '[{"odd":0}]')).toHaveLength(30)
  })
})

describe('drizzle', () => {
  const notes = pgTable('notes', {
    id: bigint({ mode: 'number' }).primaryKey(),
    tags: text().array().notNull(),
    data: jsonb(),
    made_at: timestamp({ withTimezone: true }),
  })

  it('inserts, upserts, filters arrays and batches', async () => {
    const db = drizzle(client())
    const made_at = new Date('2026-11-03T10:00:00.123Z')
    const [row] = await db
      .insert(notes)
      .values({ id: 500, tags: ['a', 'b "c"'], data: { list: [1] }, made_at })
      .returning()
    expect(row).toEqual({ id: 500, tags: ['a', 'b "c"'], data: { list: [1] }, made_at })
    await db
      .insert(notes)
      .values({ id: 500, tags: [] })
      .onConflictDoUpdate({ target: notes.id, set: { data: { list: [2] } } })
    const found = await db
      .select({ data: notes.data })
      .from(notes)
      .where(arrayContains(notes.tags, ['b "c"']))
    expect(found).toEqual([{ data: { list: [2] } }])
    const prepared = db
      .select({ id: notes.id })
      .from(notes)
      .where(inArray(notes.id, [raw.placeholder('id')]))
      .prepare('by_id')
    expect(await prepared.execute({ id: 500 })).toEqual([{ id: 500 }])
    const failing = db.batch([
      db.insert(notes).values({ id: 501, tags: [] }),
      db.insert(notes).values({ id: 500, tags: [] }),
    ])
    expect(await failure(failing)).toMatchObject({ code: '23505' })
    expect(await db.$count(notes, inArray(notes.id, [500, 501]))).toBe(1)
    expect(await failure(db.insert(notes).values({ id: 500, tags: [] }))).toMatchObject({ cause: { code: '23505' } })
  })
})
