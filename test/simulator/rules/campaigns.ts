// Campaigns and what people say of posts: nothing goes out that nobody let out, and what was let out does.
import { sql } from 'drizzle-orm'
import type { Begun } from '../platforms.ts'
import type { Word } from '../reviewers.ts'
import { type Judged, list, say } from './rule.ts'

/** The posts that were begun at a platform, by their run: all, or those of one origin. */
async function begunOf(judged: Judged, origin: string | null = null): Promise<Map<string, Begun[]>> {
  const posts = await list(
    judged,
    sql`select id::text, run_id::text from posts where origin = coalesce(${origin}, origin)`,
  )
  const runs = new Map(posts.map(({ id, run_id }) => [String(id), String(run_id)]))
  return Map.groupBy(judged.service.platforms.begun, one => runs.get(one.post_id) ?? '')
}

/** Where somebody has to look nothing is begun without a yes, and nothing against a no that nobody took back. */
export async function letOut(judged: Judged): Promise<string[]> {
  const looked_at = await list(
    judged,
    sql`select r.id::text, coalesce(jsonb_agg(l.hash) filter (where l.hash is not null), '[]') as links from runs r
        join posting_settings s on s.workspace_id = r.workspace_id and s.approval = 'always'
        left join approval_links l on l.run_id = r.id where r.livemode group by r.id`,
  )
  const begun = await begunOf(judged)
  return looked_at.flatMap(({ id, links }) => {
    const words = judged.reviewers.words.filter(word => word.of === id || (links as string[]).includes(word.of))
    const mine = begun.get(String(id)) ?? []
    return mine
      .filter(one => !isLetOut(one, mine, words))
      .map(one => `the post ${one.post_id} was begun and nobody has let it out`)
  })
}

function isLetOut(one: Begun, all: Begun[], words: Word[]): boolean {
  const isFirstSince = (at: number) => all.filter(other => other.at > at && other.post_id === one.post_id)[0] === one
  const against = words.filter(
    ({ says, to, in_flight }) => says === 'object' && to < one.at && !(in_flight && isFirstSince(to)),
  )
  return words.some(
    ({ says, from, to }) => says === 'approve' && from <= one.at && against.every(word => word.from < to),
  )
}

/** What waited when somebody said yes waits no longer, unless somebody objected since. */
export async function released(judged: Judged): Promise<string[]> {
  const waiting = await list(
    judged,
    sql`select p.id::text, p.run_id::text, extract(epoch from p.created_at)::float * 1000 as created, coalesce(jsonb_agg(l.hash) filter (where l.hash is not null), '[]') as links
        from posts p left join approval_links l on l.run_id = p.run_id
        where p.status = 'awaiting_approval' and p.awaits = 'setting' and p.livemode group by p.id`,
  )
  return waiting.flatMap(({ id, run_id, created, links }) => {
    const words = judged.reviewers.words.filter(word => word.of === run_id || (links as string[]).includes(word.of))
    const yes = words.filter(
      ({ says, from, to }) => says === 'approve' && to < Number.POSITIVE_INFINITY && Number(created) < from,
    )
    const isLost = yes.some(({ from }) => words.every(({ says, to }) => says !== 'object' || to < from))
    return isLost ? [`the post ${id} waits although somebody has let it out`] : []
  })
}

/** Once a cancel is answered nothing that came with the campaign is begun but what was under way, once; and all of it says so. */
export async function calledOff(judged: Judged): Promise<string[]> {
  const begun = await begunOf(judged, 'schedule')
  const off = judged.planners.planned.filter(one => one.canceled && one.canceled.to < Number.POSITIVE_INFINITY)
  const wrong = off.flatMap(({ id, items, canceled }) =>
    items.flatMap(({ run_id }) => {
      const after = (begun.get(run_id) ?? []).filter(one => canceled && one.at > canceled.to)
      const most = canceled?.under_way.includes(run_id) ? 1 : 0
      return after.length > most ? [`a post of the campaign ${id} was begun after its cancel was answered`] : []
    }),
  )
  const ids = JSON.stringify(off.map(one => one.id))
  return [
    ...wrong,
    ...say(
      await list(
        judged,
        sql`select c.id, c.canceled_at, p.id as post_id, p.status from jsonb_array_elements_text(${ids}::jsonb) asked (id)
            left join campaigns c on c.id::text = asked.id left join runs r on r.campaign_id = c.id left join posts p on p.run_id = r.id and p.origin = 'schedule'
            where c.canceled_at is null or (p.status in ('scheduled', 'queued') or (p.status = 'awaiting_approval' and p.armed_at is null and p.attempt = 0))`,
      ),
      'a campaign that was canceled has something left',
    ),
  ]
}

/** Each item of a campaign is out, or is told as what became of it; none is forgotten. */
export async function itemsEnded(judged: Judged): Promise<string[]> {
  return say(
    await list(
      judged,
      sql`select c.id, r.id as run_id, r.status, r.verdict from campaigns c join runs r on r.campaign_id = c.id
          where r.status = 'succeeded' and c.canceled_at is null and not exists (
            select 1 from posts p join events e on e.run_id = r.id and (e.data ->> 'id' = p.id::text or e.type = 'run.approval_requested')
            where p.run_id = r.id)`,
    ),
    'nobody was told what became of an item',
  )
}

/** What a person has declined waits for nobody and goes nowhere. */
export async function declined(judged: Judged): Promise<string[]> {
  return say(
    await list(
      judged,
      sql`select p.id, p.status, p.awaits from posts p join runs r on r.id = p.run_id join approvals a on a.run_id = r.id
          where r.livemode and r.verdict = 'rejected' and p.status in ('scheduled', 'awaiting_approval', 'queued')`,
    ),
    'a post of what was declined waits',
  )
}
