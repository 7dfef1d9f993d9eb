// Events and their way to those who are told.
import { sql } from 'drizzle-orm'
import { eventName } from '#lib/events/event.ts'
import { type Judged, list, say } from './rule.ts'

/** The numbers of events have no gaps. */
export async function numbered(judged: Judged): Promise<string[]> {
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
export async function told(judged: Judged): Promise<string[]> {
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
export async function delivered(judged: Judged): Promise<string[]> {
  const { stage, service } = judged
  const endpoints = [...stage.tenants, ...stage.shops.map(one => one.tenant)].flatMap(({ workspace_id, endpoints }) =>
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
