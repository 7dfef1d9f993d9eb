// What has to hold once everything has come to rest. Each rule answers what breaks it, in words.
import { type SQL, sql } from 'drizzle-orm'
import { sha256Hex } from '#lib/bytes.ts'
import { eventName } from '#lib/events/event.ts'
import type { Asset } from '#lib/runs/run.ts'
import { FPS } from '#lib/video/film.ts'
import { segmentsOf } from '#lib/video/segments.ts'
import { type Callers, runsOf } from './callers.ts'
import { type Database, execute, type Row } from './database.ts'
import { PUBLIC_URL, type Service } from './service.ts'
import type { Stage } from './stage.ts'
import type { Timeline } from './timeline.ts'

export type Judged = { database: Database; service: Service; callers: Callers; stage: Stage; timeline: Timeline }

export type Sums = {
  runs: number
  succeeded: number
  failed: number
  refused: number
  events: number
  deliveries: number
  files: number
  polls: number
  replayed?: number
}

type Rule = (judged: Judged) => Promise<string[]>

const rules: Rule[] = [accepted, ended, counted, numbered, told, delivered, drawn, kept, atRest]

export async function judge(judged: Judged): Promise<{ violations: string[]; sums: Sums }> {
  const violations: string[] = []
  for (const rule of rules) violations.push(...(await rule(judged)))
  const { database, service, callers } = judged
  const count = async (what: SQL) =>
    Number((await execute(database, sql`select count(*)::int as n from ${what}`))[0]?.n)
  const sums = {
    runs: await count(sql`runs`),
    succeeded: await count(sql`runs where status = 'succeeded'`),
    failed: await count(sql`runs where status = 'failed'`),
    refused: callers.asked.filter(one => one.refused.length > 0).length,
    events: await count(sql`events`),
    deliveries: await count(sql`deliveries`),
    files: service.blobs.held.size,
    polls: callers.polls,
  }
  return { violations, sums }
}

/** More than this share of runs failing means that what is simulated does not work. */
const MOST_FAILED = 0.4

const list = async ({ database }: Judged, statement: SQL): Promise<Row[]> => execute(database, statement)
const say = (rows: Row[], what: string) => rows.map(row => `${what}: ${JSON.stringify(row)}`)

/** One run for each request that was taken, its answer the same to the letter; none for any other. */
async function accepted(judged: Judged): Promise<string[]> {
  const { asked } = judged.callers
  const wrong: string[] = []
  const promised = new Set<string>()
  for (const one of asked) {
    const bodies = new Set(one.accepted)
    for (const body of bodies) for (const run_id of runsOf(body)) promised.add(run_id)
    if (one.idempotency_key && bodies.size > 1)
      wrong.push(`${one.idempotency_key} has ${bodies.size} different answers`)
    if (one.idempotency_key && bodies.size + one.refused.length === 0)
      wrong.push(`${one.idempotency_key} has no final answer`)
    if (one.accepted.length > 0 && one.refused.length > 0)
      wrong.push(`${one.idempotency_key} was both taken and refused`)
  }
  const there = new Set((await list(judged, sql`select id from runs`)).map(row => String(row.id)))
  for (const run_id of promised) if (!there.has(run_id)) wrong.push(`the accepted run ${run_id} is not there`)
  const silent = asked
    .filter(one => !one.idempotency_key && one.accepted.length === 0)
    .reduce((sum, one) => sum + one.runs * one.unknown, 0)
  const more = [...there].filter(id => !promised.has(id)).length
  if (more > silent)
    wrong.push(`${more} runs were promised to nobody, and only ${silent} requests without a key got no answer`)
  return wrong
}

/** Every run has ended, in order of time, and for a reason that is one. */
async function ended(judged: Judged): Promise<string[]> {
  return [
    ...say(
      await list(
        judged,
        sql`select id, status, step, attempt, remaining from runs where status not in ('succeeded', 'failed')`,
      ),
      'a run has not ended',
    ),
    ...say(
      await list(
        judged,
        sql`select id from runs where started_at < created_at or finished_at < started_at or finished_at is null`,
      ),
      'a run has its times out of order',
    ),
    ...say(
      await list(
        judged,
        sql`
        select id, error_code, attempt from runs r where status = 'failed' and not (
          (error_code = 'deadline_exceeded' and finished_at - created_at > interval '10 minutes')
          or (error_code = 'attempts_exhausted' and 4 <= greatest(attempt, (select max(c.attempt) from renders c where c.run_id = r.id)))
          or (not livemode and brief like '%[[fail:%'))`,
      ),
      'a run failed without a cause',
    ),
    ...say(
      await list(
        judged,
        sql`select count(*) filter (where status = 'failed')::int as failed, count(*)::int as runs from runs
          having count(*) filter (where status = 'failed') > ${MOST_FAILED}::float * count(*)`,
      ),
      'most runs failed',
    ),
    ...say(
      await list(
        judged,
        sql`select id from runs where status = 'succeeded' and (impact_score is null or asset_url is null or progress <> 100)`,
      ),
      'a run succeeded with nothing to show',
    ),
    ...say(
      await list(
        judged,
        sql`select id from runs where attempt > 4 union all select run_id from renders where attempt > 4`,
      ),
      'an attempt too many',
    ),
    ...say(
      await list(
        judged,
        sql`
      select b.id, b.remaining from batches b where b.remaining <> 0
        or exists (select 1 from jsonb_array_elements(b.items) i join runs r on r.id::text = i ->> 'run_id' where r.status is distinct from i ->> 'status')`,
      ),
      'a batch does not know how its runs ended',
    ),
  ]
}

/** Caps and days count what was accepted, without what failed. */
async function counted(judged: Judged): Promise<string[]> {
  const { stage } = judged
  const before = stage.tenants.flatMap(({ workspace_id, period, used_before }) =>
    Object.entries(used_before).map(([kind, used]) => ({ workspace_id, kind, period, used })),
  )
  return [
    ...say(
      await list(
        judged,
        sql`
        with counted as (
            select workspace_id, asset_type as kind, usage_period as period, count(*) filter (where status <> 'failed') as used
            from runs where livemode group by 1, 2, 3),
          before as (select * from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as b (workspace_id uuid, kind text, period text, used int)),
          wanted as (
            select workspace_id, kind, period, sum(used) as used from (select * from counted union all select * from before) both_ group by 1, 2, 3)
        select coalesce(u.kind, w.kind) as kind, u.used, w.used as wanted
        from (select * from usage where kind not like 'key:%' and kind <> 'webhooks') u
        full join wanted w using (workspace_id, kind, period) where coalesce(u.used, 0) <> coalesce(w.used, 0)`,
      ),
      'a cap counts wrong',
    ),
    ...say(
      await list(
        judged,
        sql`
        with requests as (select key_id, count(distinct coalesce(batch_id, id)) as used from runs group by key_id)
        select u.kind, sum(u.used)::int as used, max(r.used)::int as wanted from usage u join requests r on u.kind = 'key:' || r.key_id
        group by u.kind having sum(u.used) <> max(r.used)`,
      ),
      'a day counts wrong',
    ),
    ...say(
      await list(
        judged,
        sql`select kind, used from usage where used < 0 or (kind = 'card' and workspace_id in (select id from workspaces where plan = 'starter') and used > 100)`,
      ),
      'a cap was passed',
    ),
  ]
}

/** The numbers of events have no gaps. */
async function numbered(judged: Judged): Promise<string[]> {
  return say(
    await list(
      judged,
      sql`
      select w.id, e.livemode, count(*)::int as events, max(e.sequence)::int as last from workspaces w join events e on e.workspace_id = w.id
      group by w.id, e.livemode having count(*) <> max(e.sequence) or min(e.sequence) <> 1
        or max(e.sequence) <> max(case when e.livemode then w.event_seq else w.test_event_seq end)`,
    ),
    'event numbers have gaps',
  )
}

/** Each change of a run is told once, and told as it was. */
async function told(judged: Judged): Promise<string[]> {
  return [
    ...say(
      await list(
        judged,
        sql`
        select r.id, r.status, count(e.id)::int as told from runs r
        left join events e on e.run_id = r.id and e.type in ('run.succeeded', 'run.failed')
        group by r.id having count(e.id) <> 1 or max(e.type) <> 'run.' || r.status or max(e.data ->> 'status') <> r.status`,
      ),
      'the end of a run was not told once',
    ),
    ...say(
      await list(
        judged,
        sql`
        select r.id, count(e.id)::int as told from runs r left join events e on e.run_id = r.id and e.type = 'run.running'
        group by r.id having count(e.id) > 1 or (count(e.id) = 0 and r.status = 'succeeded')`,
      ),
      'the beginning of a run was not told once',
    ),
    ...say(
      await list(
        judged,
        sql`
        select b.id, count(e.id)::int as told from batches b
        left join events e on e.type = 'render.completed' and e.data ->> 'batch_id' = b.id::text
        group by b.id having count(e.id) <> 1`,
      ),
      'the end of a batch was not told once',
    ),
    ...say(
      await list(
        judged,
        sql`select workspace_id, count(*)::int as told from events where type = 'cap.reached' group by workspace_id, data ->> 'asset_type' having count(*) > 1`,
      ),
      'a cap was told of twice',
    ),
  ]
}

/** Every event came to every address that wants it, always under one name and with the same words. */
async function delivered(judged: Judged): Promise<string[]> {
  const { stage, service } = judged
  const endpoints = stage.tenants.flatMap(({ workspace_id, endpoints }) =>
    endpoints.map(one => ({ workspace_id, ...one })),
  )
  const wanted = await list(
    judged,
    sql`
    select e.id::text as event_id, h.url from events e
      join jsonb_to_recordset(${JSON.stringify(endpoints)}::jsonb) as h (workspace_id uuid, url text) on h.workspace_id = e.workspace_id
      where e.livemode and e.type <> 'run.running'
    union all
    select e.id::text, coalesce(r.webhook_url, b.webhook_url) from events e
      left join runs r on r.id = e.run_id left join batches b on e.type = 'render.completed' and b.id::text = e.data ->> 'batch_id'
      where e.type <> 'run.running' and coalesce(r.webhook_url, b.webhook_url) is not null`,
  )
  const taken = new Map<string, Set<string>>()
  const words = new Map<string, string>()
  const wrong: string[] = []
  for (const { url, id, body, status } of service.receivers.arrivals) {
    const { id: named } = JSON.parse(body)
    if (named !== id) wrong.push(`a delivery is called ${id} outside and ${named} inside`)
    if ((words.get(id) ?? body) !== body) wrong.push(`${id} did not always say the same`)
    words.set(id, body)
    if (status === 200) taken.set(url, (taken.get(url) ?? new Set()).add(id))
  }
  const names = new Set(wanted.map(({ event_id }) => eventName(String(event_id))))
  for (const id of words.keys()) if (!names.has(id)) wrong.push(`${id} is the name of no event`)
  for (const { event_id, url } of wanted)
    if (!taken.get(String(url))?.has(eventName(String(event_id)))) wrong.push(`event ${event_id} never came to ${url}`)
  const [rows] = await list(judged, sql`select count(*)::int as n from deliveries`)
  if (rows?.n !== wanted.length) wrong.push(`${rows?.n} deliveries were written, and ${wanted.length} are wanted`)
  return [
    ...wrong,
    ...say(
      await list(judged, sql`select id, status, attempt from deliveries where status <> 'succeeded'`),
      'a delivery has not succeeded',
    ),
  ]
}

/** The files of a run that succeeded are where it says, and are what it says; a film has all its segments, in order. */
async function drawn(judged: Judged): Promise<string[]> {
  const { held } = judged.service.blobs
  const wrong: string[] = []
  for (const { id, assets, pictures } of await list(
    judged,
    sql`
    select id, assets, jsonb_array_length(recipe -> 'pictures') as pictures from runs where status = 'succeeded'`,
  )) {
    const shown = assets as Asset[]
    const places = shown.map(asset => asset.position)
    const images = shown.filter(asset => asset.kind === 'image')
    if (images.length !== pictures || places.some((place, index) => place !== index))
      wrong.push(`run ${id} shows ${places} for ${pictures} pictures`)
    for (const asset of shown) {
      const file = held.get(keyOf(asset.url))
      if (!file) wrong.push(`a picture of run ${id} is missing`)
      else if ((await sha256Hex(file.bytes)) !== asset.sha256) wrong.push(`a picture of run ${id} has changed`)
      else if (asset.kind === 'video') wrong.push(...wrongSegments(new TextDecoder().decode(file.bytes), asset))
    }
  }
  return wrong
}

function wrongSegments(film: string, { id, duration_ms }: Asset): string[] {
  const parts = [...film.matchAll(/\[segment (\d+)\]/g)].map(found => Number(found[1]))
  const wanted = segmentsOf(Math.round(((duration_ms ?? 0) * FPS) / 1_000)).map(segment => segment.index)
  return `${parts}` === `${wanted}` ? [] : [`the film ${id} is made of segments ${parts}, not ${wanted}`]
}

/** Nothing lies in storage that no run shows. */
async function kept(judged: Judged): Promise<string[]> {
  const shown = await list(
    judged,
    sql`select a ->> 'url' as url from runs, jsonb_array_elements(assets) a where status = 'succeeded'`,
  )
  const keys = new Set(shown.map(({ url }) => keyOf(String(url))))
  const orphans = [...judged.service.blobs.held.keys()].filter(key => !keys.has(key))
  return orphans.length > 0 ? [`${orphans.length} files belong to no run, such as ${orphans[0]}`] : []
}

/** No row waits for anything. */
async function atRest(judged: Judged): Promise<string[]> {
  return say(
    await list(
      judged,
      sql`
      select 'run' as what, id::text, due_at from runs where due_at is not null
      union all select 'picture', run_id::text, due_at from renders where due_at is not null
      union all select 'delivery', id::text, due_at from deliveries where due_at is not null
      union all select 'key', id::text, due_at from keys where due_at is not null
      union all select 'file', blob_key, due_at from file_checks`,
    ),
    'something still waits',
  )
}

const keyOf = (url: string) => url.slice(PUBLIC_URL.length + 1)
