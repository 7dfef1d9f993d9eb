// Requests, runs, and what they count for.
import { sql } from 'drizzle-orm'
import { runsOf } from '../callers.ts'
import { type Judged, list, say } from './rule.ts'

/** More than this share of runs failing means that what is simulated does not work. */
const MOST_FAILED = 0.4

/** One run for each request that was taken, its answer the same to the letter; none for any other. */
export async function accepted(judged: Judged): Promise<string[]> {
  const { asked } = judged.callers
  const called = judged.agents.agents.flatMap(({ calls }) => calls)
  const wrong: string[] = []
  const promised = new Set<string>()
  for (const one of asked) {
    const bodies = new Set(one.accepted)
    for (const body of bodies) for (const run_id of runsOf(body)) promised.add(run_id)
    if (one.idempotency_key && bodies.size > 1)
      wrong.push(`${one.idempotency_key} has ${bodies.size} different answers`)
    if (one.idempotency_key && bodies.size + one.refused.length === 0)
      wrong.push(`${one.idempotency_key} has no final answer`)
  }
  for (const { runs } of called) for (const run_id of runs) promised.add(run_id)
  const there = new Set((await list(judged, sql`select id from runs`)).map(row => String(row.id)))
  for (const run_id of promised) if (!there.has(run_id)) wrong.push(`the accepted run ${run_id} is not there`)
  const silent = asked
    .filter(one => !one.idempotency_key && one.accepted.length === 0)
    .reduce((sum, one) => sum + one.runs * one.unknown, called.filter(({ runs }) => runs.size === 0).length)
  const more = [...there].filter(id => !promised.has(id)).length
  if (more > silent)
    wrong.push(`${more} runs were promised to nobody, and only ${silent} that may have made one got no answer`)
  return wrong
}

/** Every run has ended, in order of time, and for a reason that is one. */
export async function ended(judged: Judged): Promise<string[]> {
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
export async function counted(judged: Judged): Promise<string[]> {
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
            from runs where livemode and not free group by 1, 2, 3),
          before as (select * from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as b (workspace_id uuid, kind text, period text, used int)),
          wanted as (
            select workspace_id, kind, period, sum(used) as used from (select * from counted union all select * from before) both_ group by 1, 2, 3)
        select coalesce(u.kind, w.kind) as kind, u.used, w.used as wanted
        from (select * from usage where kind not like 'key:%' and kind not in ('webhooks', 'chats')) u
        full join wanted w using (workspace_id, kind, period) where coalesce(u.used, 0) <> coalesce(w.used, 0)`,
      ),
      'a cap counts wrong',
    ),
    ...say(
      await list(
        judged,
        sql`
        with requests as (select key_id, count(distinct coalesce(batch_id, campaign_id, id)) as used from runs group by key_id)
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

/** A campaign is there with all of its runs, once for each that was taken. */
export async function campaigned(judged: Judged): Promise<string[]> {
  const taken = judged.callers.asked.filter(one => one.path === 'campaigns' && one.accepted.length > 0)
  const there = await list(
    judged,
    sql`select c.name, count(distinct c.id)::int as campaigns, count(r.id)::int as runs
        from campaigns c left join runs r on r.campaign_id = c.id group by c.name`,
  )
  const wrong = there.filter(({ campaigns, runs, name }) => {
    const asked = judged.callers.asked.find(one => one.body.name === name)
    return runs !== Number(campaigns) * (asked?.runs ?? 0) || (asked?.idempotency_key && campaigns !== 1)
  })
  const names = new Set(there.map(row => row.name))
  return [
    ...say(wrong, 'a campaign is not whole, or there twice'),
    ...taken.filter(one => !names.has(one.body.name)).map(one => `${one.body.name} was promised and is not there`),
  ]
}

/** No row waits for anything. */
export async function atRest(judged: Judged): Promise<string[]> {
  return say(
    await list(
      judged,
      sql`
      select 'run' as what, id::text, due_at from runs where due_at is not null
      union all select 'picture', run_id::text, due_at from renders where due_at is not null
      union all select 'delivery', id::text, due_at from deliveries where due_at is not null
      union all select 'post', id::text, due_at from posts where due_at is not null
      union all select 'card', id::text, due_at from messages where due_at is not null
      union all select 'key', id::text, due_at from keys where due_at is not null
      union all select 'video', id::text, due_at from clips
      union all select 'file', blob_key, due_at from file_checks`,
    ),
    'something still waits',
  )
}
