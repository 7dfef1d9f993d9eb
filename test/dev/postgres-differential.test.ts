/** PGlite behind the endpoint answers as a real PostgreSQL behind the same endpoint. */
import { type FullQueryResults, type NeonDbError, neon } from '@neondatabase/serverless'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Postgres, startPostgres } from '#dev/postgres/start.ts'
import { reachStandIns } from '#test/dev/support/neon.ts'
import { realPostgres } from '#test/support/real.ts'

const url = await realPostgres()
const schema = `standins_${process.pid}`

/** Statements with their parameters, run in this order; `{s}` stands for the schema of the run. */
const SCRIPT: [text: string, ...params: unknown[]][] = [
  [
    "create table {s}.runs (id uuid primary key, state text not null check (state in ('queued', 'done')), due_at timestamptz, tags text[] not null default '{}', data jsonb, cost numeric(20,6), big bigint, unique (state, due_at))",
  ],
  [
    'create table {s}.steps (run_id uuid not null references {s}.runs on delete cascade, idx int not null, primary key (run_id, idx))',
  ],
  [
    'insert into {s}.runs values ($1, $2, $3, $4, $5, $6, $7) returning *',
    '00000000-0000-4000-8000-000000000001',
    'queued',
    '2026-11-03T10:00:00.123456Z',
    ['a', 'b "c"', null, '\\'],
    { a: [1, null, 'ü'] },
    '0.100000',
    '9007199254740993',
  ],
  ['insert into {s}.runs (id, state) values ($1, $2)', '00000000-0000-4000-8000-000000000001', 'queued'],
  ['insert into {s}.runs (id, state) values ($1, $2)', '00000000-0000-4000-8000-000000000002', 'nonsense'],
  ['insert into {s}.runs (id, state) values ($1, $2)', 'no uuid', 'queued'],
  ['insert into {s}.runs (id) values ($1)', '00000000-0000-4000-8000-000000000002'],
  ['insert into {s}.steps values ($1, 0)', '00000000-0000-4000-8000-000000000009'],
  [
    'insert into {s}.runs (id, state, due_at) values ($1, $2, now()) on conflict (id) do update set state = excluded.state returning id, state, xmax = 0 as fresh',
    '00000000-0000-4000-8000-000000000001',
    'done',
  ],
  [
    'with u as (update {s}.runs set cost = cost + 1 where id = $1 returning cost), s as (insert into {s}.steps select $1::uuid, i from u, generate_series(0, 2) i on conflict do nothing returning idx) select u.cost, s.idx from u, s order by idx',
    '00000000-0000-4000-8000-000000000001',
  ],
  ['select * from {s}.steps order by idx'],
  [
    'select count(*), max(idx), avg(idx), array_agg(idx order by idx desc), json_agg(idx order by idx), bool_and(idx >= 0) from {s}.steps',
  ],
  [
    'update {s}.runs set state = $1 where id = (select id from {s}.runs where state <> $1 for update skip locked limit 1) returning id',
    'queued',
  ],
  [
    "select data->'a' as list, data #>> '{a,2}' as text, data @> $1 as has, jsonb_path_query_array(data, '$.a[*]') as path from {s}.runs",
    { a: [1] },
  ],
  [
    'select tags @> $1 as has, $2 = any(tags) as any, array_length(tags, 1) as length, tags from {s}.runs',
    ['a'],
    'b "c"',
  ],
  [
    "select due_at, due_at at time zone 'Europe/Berlin' as local, date_trunc('day', due_at) as day, extract(epoch from due_at) as epoch, due_at::date as date from {s}.runs where id = $1",
    '00000000-0000-4000-8000-000000000001',
  ],
  [
    "select 1::int2 as a, 2::int4 as b, 3::int8 as c, 1.5::float4 as d, 0.1::float8 as e, 1e300::float8 as f, 'NaN'::float8 as g, 'Infinity'::float8 as h, 123.4500::numeric as i, null::int as j",
  ],
  [
    "select true as a, 'x'::char(3) as b, 'x'::varchar(3) as c, '\\xdeadbeef'::bytea as d, '{\"b\":1,\"a\":2}'::json as e, '{\"b\":1,\"a\":2}'::jsonb as f, '1 mon 2 days 03:04:05.6'::interval as g, '10:20:30'::time as h, '10.0.0.1/8'::inet as i, '[1,5)'::int4range as j, '(1,2)'::point as k, B'101' as l",
  ],
  [
    "select array[1,2,null]::int[] as a, array[[1,2],[3,4]] as b, '{}'::text[] as c, array[true,false] as d, array[1.5,2.25]::numeric[] as e, array['2026-01-01'::date] as f, array['{\"a\":1}'::jsonb] as g",
  ],
  ["select row(1, 'a', null) as record, (select r from (select 1 as x, 'y' as y) r) as sub"],
  [
    'select $1::text as a, $2::int as b, $3::bool as c, $4::jsonb as d, $5::text[] as e, $6::bytea as f, $7::timestamptz as g',
    'ü\n',
    5,
    true,
    { x: 1 },
    ['p', 'q'],
    Buffer.from([0, 1, 255]),
    new Date(1793664000123),
  ],
  ['select $1 as untyped', 'text'],
  ['select $1::int', 'abc'],
  ['select 1/$1::int', 0],
  ['select $1', 'a', 'b'],
  ['select'],
  [''],
  ['selec 1'],
  ['select 1; select 2'],
  ['select nothing from {s}.runs'],
  ['select * from {s}.missing'],
  ['select missing(1)'],
  ["select 'a' + 1"],
  ['select pg_catalog.no_function()'],
  ['select 2147483647 + 1'],
  ["select '2026-13-01'::date"],
  ["select jsonb '{bad'"],
  ['select (select generate_series(1, 2))'],
  [
    "do $$ begin raise exception 'own words' using errcode = 'P0099', detail = 'a detail', hint = 'a hint', table = 't', column = 'c', constraint = 'k'; end $$",
  ],
  ["do $$ begin raise notice 'quiet'; end $$"],
  ['create index on {s}.runs (state)'],
  [
    "create or replace function {s}.forbid() returns trigger language plpgsql as $$ begin raise exception 'terminal'; end $$",
  ],
  ['create trigger guard before delete on {s}.runs for each row execute function {s}.forbid()'],
  ['delete from {s}.runs'],
  ['alter table {s}.runs disable trigger guard'],
  ['delete from {s}.runs'],
  ['select count(*)::int as steps from {s}.steps'],
  ['set statement_timeout = 1234'],
  ['show statement_timeout'],
  ['begin'],
  ["insert into {s}.runs (id, state) values ('00000000-0000-4000-8000-00000000000a', 'queued')"],
  ['rollback'],
  ['select count(*)::int as runs from {s}.runs'],
  ['explain (costs off) select 1'],
  ["values (1, 'a'), (2, 'b')"],
  ['truncate {s}.runs cascade'],
  ['drop table {s}.steps'],
]

/** What may differ, and why. */
const UNSTABLE_FIELDS = {
  tableID: 'object ids are given out by each server',
  line: 'names a place in the source of the server, which is PostgreSQL 18 here and 15 there',
  file: 'as line',
  routine: 'as line',
}
const DIFFERENT_WORDS: { why: string; from: RegExp; to: string }[] = [
  { why: '18 spells this setting in mixed case', from: /"datestyle"/i, to: '"datestyle"' },
]

type BatchOptions = { isolationLevel?: 'ReadUncommitted' | 'Serializable'; readOnly?: boolean; deferrable?: boolean }

const BATCHES: { statements: string[]; options: BatchOptions }[] = [
  { statements: ['select 1 as a', 'select 2 as b'], options: {} },
  {
    statements: ['show transaction_isolation', 'show transaction_read_only'],
    options: { isolationLevel: 'Serializable', readOnly: true, deferrable: true },
  },
  { statements: ['show transaction_isolation'], options: { isolationLevel: 'ReadUncommitted', readOnly: false } },
  { statements: ['create table {s}.t (a int)'], options: { readOnly: true } },
  {
    statements: [
      'create table {s}.t (a int primary key deferrable initially deferred)',
      'insert into {s}.t values (1), (1)',
    ],
    options: {},
  },
  { statements: ['create table {s}.t (a int)', 'select 1/0'], options: {} },
  { statements: ['select * from {s}.t'], options: {} },
  { statements: ['select 1', 'selec 2', 'select 3'], options: {} },
  { statements: ['set local statement_timeout = 77', 'show statement_timeout'], options: {} },
  { statements: ['show statement_timeout'], options: {} },
]

describe.skipIf(!url)('PGlite and a real PostgreSQL', () => {
  let embedded: Postgres
  let real: Postgres

  beforeAll(async () => {
    reachStandIns()
    embedded = await startPostgres()
    real = await startPostgres({ url })
    for (const postgres of [embedded, real]) await postgres.exec(`create schema ${schema}`)
  })
  afterAll(async () => {
    await real.exec(`drop schema ${schema} cascade`)
    await real.close()
    await embedded.close()
  })

  it('agree on every statement', async () => {
    for (const [text, ...params] of SCRIPT) {
      const play = (postgres: Postgres) => outcome(client(postgres).query(text.replaceAll('{s}', schema), params))
      expect(await play(embedded), text).toEqual(await play(real))
    }
  })

  it('agree on every batch', async () => {
    for (const { statements, options } of BATCHES) {
      const play = (postgres: Postgres) => {
        const sql = client(postgres)
        return outcome(
          sql.transaction(
            statements.map(text => sql.query(text.replaceAll('{s}', schema))),
            options,
          ),
        )
      }
      expect(await play(embedded), statements.join('; ')).toEqual(await play(real))
    }
  })

  it('hand each of 200 jobs to one of 16 concurrent workers', async () => {
    for (const postgres of [embedded, real]) {
      const sql = client(postgres)
      await postgres.exec(
        `create table ${schema}.jobs as select i as id, null::int as owner from generate_series(1, 200) i`,
      )
      const claims: unknown[] = []
      const work = async (owner: number) => {
        for (;;) {
          const { rows } = await sql.query(
            `update ${schema}.jobs set owner = $1 where id = (select id from ${schema}.jobs where owner is null for update skip locked limit 1) returning id`,
            [owner],
          )
          if (rows.length === 0) return
          claims.push(...rows.map(row => row.id))
        }
      }
      await Promise.all(Array.from({ length: 16 }, (_, owner) => work(owner)))
      expect(claims).toHaveLength(200)
      expect(new Set(claims).size).toBe(200)
    }
  })
})

const client = (postgres: Postgres) => neon(postgres.connection_string, { fullResults: true })

type Answer = FullQueryResults<false>

async function outcome(promise: PromiseLike<Answer | Answer[]>): Promise<unknown> {
  try {
    const answer = await promise
    return Array.isArray(answer) ? answer.map(shown) : shown(answer)
  } catch (error) {
    return stable({ ...(error as NeonDbError), message: (error as NeonDbError).message })
  }
}

function shown({ command, rowCount, rows, fields }: Answer): unknown {
  return { command, rowCount, rows, fields: fields.map(field => stable({ ...field })) }
}

function stable(fields: object): object {
  const kept = Object.entries(fields).filter(([name]) => !(name in UNSTABLE_FIELDS) && name !== 'sourceError')
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      typeof value === 'string' ? DIFFERENT_WORDS.reduce((text, { from, to }) => text.replace(from, to), value) : value,
    ]),
  )
}
