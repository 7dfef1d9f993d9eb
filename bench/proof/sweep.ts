// G16: 10,000 overdue rows of every class, and each class failing in its turn.
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Figure } from '#bench/figures/figure.ts'
import type { Proof } from '#bench/proof/proof.ts'
import { onPostgres } from '#bench/rig/postgres.ts'
import { outsideWorld } from '#dev/world.ts'
import { memoryBlobs } from '#lib/adapters/mock/blobs.ts'
import { memoryQueue } from '#lib/adapters/mock/queue.ts'
import { sweepEverything } from '#lib/beat/beat.ts'
import type { World } from '#lib/ctx.ts'
import { type Db, rows } from '#lib/db.ts'
import { uuidv7 } from '#lib/id.ts'
import { after, MINUTE_MS } from '#lib/instant.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'

const BEAT_MS = MINUTE_MS
const WITHIN_MS = 120_000

/** Of 10,000: runs that wait for work, runs that are hopeless, pieces of runs, deliveries of ten lanes, keys, files. */
const PARTS = { living: 4_000, hopeless: 1_500, pieces: 2_500, deliveries: 1_800, keys: 100, files: 100 }

export const proof: Proof = {
  area: 'Faults',
  run: ({ share }) => onPostgres(async db => [await drained(db, share), await isolated(db)]),
}

async function drained(db: Db, share: number): Promise<Figure> {
  const stage = await overdue(db, share)
  const { world } = stage
  const before = await due(db, world)
  const began = performance.now()
  let beats = 0
  for (; beats < 5 && (await due(db, world)).total > 0; beats++) {
    if (beats > 0) stage.pass(BEAT_MS)
    await sweepEverything(world)
    await stage.takeAll()
  }
  const seconds = (performance.now() - began) / 1_000
  const left = await due(db, world)
  const took_ms = (beats - 1) * BEAT_MS + seconds * 1_000
  return {
    goal: 'G16',
    target: '10,000 overdue rows are sent or ended in ≤ 120 s',
    figure: `${before.total - left.total} of ${before.total} in ${(took_ms / 1_000).toFixed(0)} s: ${beats} beat${beats === 1 ? '' : 's'} a minute apart, ${seconds.toFixed(1)} s of work`,
    met: left.total === 0 && before.total >= 10_000 && took_ms <= WITHIN_MS,
    how: 'real PostgreSQL, a queue that takes everything',
  }
}

/** What each class asks that no other asks, and so what is refused to make it fail alone. */
const classes: Record<string, (text: string) => boolean> = {
  runs: text => text.includes('update runs waiting set due_at'),
  renders: text => text.includes('update renders c set due_at'),
  deliveries: text => text.includes('update deliveries d set due_at'),
  keys: text => text.includes('where k.due_at <='),
  files: text => text.includes('update file_checks f set due_at'),
}

async function isolated(db: Db): Promise<Figure> {
  const held: string[] = []
  for (const [name, refused] of Object.entries(classes)) {
    const { world } = await overdue(db, 0.01)
    const dialect = new PgDialect()
    const execute = (statement: SQL) =>
      refused(dialect.sqlToQuery(statement).sql)
        ? Promise.reject(new Error(`${name} is broken`))
        : db.execute(statement)
    await sweepEverything({ ...world, db: { execute } as unknown as Db })
    const left = await due(db, world)
    const others = Object.keys(classes).filter(other => other !== name && left.of[other] !== 0)
    if (left.of[name] === 0 || others.length > 0)
      held.push(`${name} held up ${others.join(', ') || 'nothing, and did not fail'}`)
    await sweepEverything(world)
  }
  return {
    goal: 'G16',
    target: 'a class that fails stops no other',
    figure: held.length === 0 ? `each of ${Object.keys(classes).length} classes failed alone` : held.join('; '),
    met: held.length === 0,
    how: 'every statement of the class refused, rows of all classes overdue',
  }
}

type Due = { total: number; of: Record<string, number> }

async function due(db: Db, world: World): Promise<Due> {
  const now = world.now().toISOString()
  const [of = {}] = await rows<Record<string, number>>(
    db,
    sql`select (select count(*) from runs where due_at <= ${now})::int as runs,
      (select count(*) from renders where due_at <= ${now})::int as renders,
      (select count(*) from deliveries where due_at <= ${now})::int as deliveries,
      (select count(*) from keys where due_at <= ${now})::int as keys,
      (select count(*) from file_checks where due_at <= ${now})::int as files`,
  )
  return { of, total: Object.values(of).reduce((sum, count) => sum + count, 0) }
}

type Stage = {
  world: World
  pass(ms: number): void
  /** As if whoever hears the messages had done all that they ask for. */
  takeAll(): Promise<void>
}

/** Work of every kind whose messages were lost. */
async function leaveOverdue(db: Db, id: string, share: number, now: Date): Promise<void> {
  const part = (count: number) => Math.max(1, Math.round(count * share))
  const [late, young, old] = [-30_000, -120_000, -11 * MINUTE_MS].map(ms => after(now, ms).toISOString())
  const run = (count: number, created: string | undefined, due_at: SQL, remaining = 0) => sql`
    insert into runs (id, workspace_id, livemode, status, step, brief, channel, asset_type, auto_post_eligible, created_via, remaining, attempt, due_at, created_at, started_at, updated_at)
    select gen_random_uuid(), ${id}, true, 'running', 'draw', 'Overdue', 'linkedin', 'card', false, 'api', ${remaining}::int, 1, ${due_at}, ${created}::timestamptz, ${created}::timestamptz, ${created}::timestamptz
    from generate_series(1, ${count}::int) returning id`
  await db.execute(run(part(PARTS.living), young, sql`${late}::timestamptz`))
  await db.execute(run(part(PARTS.hopeless), old, sql`${late}::timestamptz`))
  await db.execute(sql`with parents as (${run(part(PARTS.pieces / 5), young, sql`null::timestamptz`, 5)})
    insert into renders (run_id, idx, due_at) select id, idx, ${late}::timestamptz from parents, generate_series(0, 4) idx`)
  await db.execute(sql`with events as (
      insert into events (workspace_id, livemode, sequence, id, type, data, created_at)
      select ${id}, true, 1000000 + n, gen_random_uuid(), 'run.succeeded', '{}', ${late}::timestamptz from generate_series(1, ${part(PARTS.deliveries)}::int) n returning id, sequence)
    insert into deliveries (id, workspace_id, livemode, url, lane, event_id, event_type, due_at, created_at)
    select gen_random_uuid(), ${id}, true, 'https://a.example', 'lane-' || sequence % 10, id, 'run.succeeded', ${late}::timestamptz, ${late}::timestamptz from events`)
  await db.execute(sql`insert into keys (id, workspace_id, livemode, name, hash, last4, daily_limit, created_at, revoked_at, due_at)
    select gen_random_uuid(), ${id}, true, 'Revoked', gen_random_uuid()::text, '0000', 1, ${late}::timestamptz, ${late}::timestamptz, ${late}::timestamptz from generate_series(1, ${part(PARTS.keys)}::int)`)
  await db.execute(
    sql`insert into file_checks (blob_key, due_at) select 'library/' || gen_random_uuid(), ${late}::timestamptz from generate_series(1, ${part(PARTS.files)}::int)`,
  )
}

async function overdue(db: Db, share: number): Promise<Stage> {
  let at = Date.now()
  const random = (size: number) => crypto.getRandomValues(new Uint8Array(size))
  const now = () => new Date(at)
  const outside = outsideWorld(
    {
      DATABASE_URL: 'postgresql://none:none@127.0.0.1/none',
      UPSTASH_REDIS_REST_URL: 'http://127.0.0.1:1',
      UPSTASH_REDIS_REST_TOKEN: 'none',
    },
    'https://api.example.com',
  )
  const redis = { run: async () => 1, ping: async () => undefined }
  const queue = memoryQueue()
  const world: World = {
    ...outside,
    db,
    redis,
    queue,
    blobs: memoryBlobs(),
    now,
    random,
    id: () => uuidv7(at, random(10)),
    report: () => undefined,
  }
  const { id } = await createWorkspace(world, { name: 'Overdue', plan: 'scale', time_zone: 'UTC' })
  await leaveOverdue(db, id, share, now())
  return {
    world,
    pass: ms => {
      at += ms
    },
    takeAll: async () => {
      const bodies = JSON.stringify(queue.waiting.splice(0).map(message => message.body))
      const asked = sql`jsonb_to_recordset(${bodies}::jsonb) as m (run_id uuid, idx int, delivery_id uuid)`
      await db.execute(sql`update runs r set due_at = null from ${asked} where r.id = m.run_id and m.idx is null`)
      await db.execute(
        sql`update renders c set due_at = null from ${asked} where c.run_id = m.run_id and c.idx = m.idx`,
      )
      await db.execute(sql`update deliveries d set due_at = null from ${asked} where d.id = m.delivery_id`)
    },
  }
}
