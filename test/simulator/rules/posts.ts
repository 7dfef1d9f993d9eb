// Posts, here and at the platforms.
import { sql } from 'drizzle-orm'
import { isMute } from '../platforms.ts'
import { type Judged, list, say } from './rule.ts'

/** What is out is out once, and known; what is known to be out is. */
export async function outOnce(judged: Judged): Promise<string[]> {
  const { out } = judged.service.platforms
  const wrong: string[] = []
  const posts = new Map(
    (
      await list(
        judged,
        sql`select p.id::text, p.status, p.error_code, p.external_post_id, p.platform, a.external_id as account from posts p
            join connected_accounts a on a.id = p.connected_account_id`,
      )
    ).map(row => [String(row.id), row]),
  )
  for (const [place, many] of Map.groupBy(out, one => `${one.post_id} on ${one.account}`))
    if (many.length > 1) wrong.push(`${place} is out ${many.length} times`)
  for (const { id, post_id, account } of out) {
    const post = posts.get(post_id)
    if (post?.account !== account) wrong.push(`${id} went to an account that the post is not for`)
    if (post?.status === 'posted' && post.external_post_id !== id) wrong.push(`${post_id} has the name of another post`)
    const known = post?.status === 'posted' || post?.error_code === 'needs_attention'
    if (!known) wrong.push(`${id} is out, and its post is ${post?.status} with ${post?.error_code}`)
  }
  const there = new Set(out.map(one => one.post_id))
  for (const [id, post] of posts) {
    if (post.status === 'posted' && !there.has(id)) wrong.push(`${id} is told as posted and is nowhere`)
    if (post.error_code === 'needs_attention' && !isMute(String(post.account)))
      wrong.push(`${id} needs attention although ${post.platform} tells what it has`)
  }
  return wrong
}

/** Every post has ended or waits for a person, is told as it ended, and both of its ends are in the audit. */
export async function postsEnded(judged: Judged): Promise<string[]> {
  return [
    ...say(
      await list(
        judged,
        sql`
        select id, status, awaits, attempt, step, due_at from posts
        where status not in ('posted', 'needs_attention', 'failed', 'canceled') and (status <> 'awaiting_approval' or awaits is null)
          or lease is not null or (status = 'posted') <> (external_post_id is not null)`,
      ),
      'a post has not ended',
    ),
    ...say(
      await list(
        judged,
        sql`
        select p.id, p.status, array_agg(e.type order by e.sequence) as told from posts p
        left join events e on e.type in ('post.posted', 'post.needs_attention', 'post.failed', 'post.canceled') and e.data ->> 'id' = p.id::text
        where p.status <> 'awaiting_approval'
        group by p.id having (array_agg(e.type order by e.sequence desc))[1] is distinct from 'post.' || p.status
          or count(*) filter (where e.type = 'post.posted') <> (p.status = 'posted')::int`,
      ),
      'the end of a post was not told once, and last',
    ),
    ...say(
      await list(
        judged,
        sql`
        select p.id, count(a.id)::int as noted from posts p left join audit a on a.target = 'post:' || p.id::text
        group by p.id having count(a.id) filter (where a.action = 'post.reserved') = 0
          or (count(a.id) filter (where a.action in ('post.posted', 'post.drafted', 'post.failed', 'post.needs_attention', 'post.canceled')) = 0
            and p.attempt > 0 and p.status <> 'awaiting_approval')`,
      ),
      'a post is not in the audit',
    ),
  ]
}

/** What may be out waits for a person, and none comes here: no request, sweep or message ends it otherwise. */
export async function waitsForPerson(judged: Judged): Promise<string[]> {
  return say(
    await list(
      judged,
      sql`
      select later.data ->> 'id' as id, later.type from events later join events e on e.workspace_id = later.workspace_id
        and e.type = 'post.needs_attention' and e.data ->> 'id' = later.data ->> 'id' and e.sequence < later.sequence
      where later.type like 'post.%'`,
    ),
    'a post that may be out was gone on with',
  )
}

/** Whatever a run was to post by itself is there. */
export async function dropped(judged: Judged): Promise<string[]> {
  return say(
    await list(
      judged,
      sql`
      select r.id, r.channel, r.verdict, r.scheduled_at from runs r left join keys k on k.id = r.key_id left join campaigns c on c.id = r.campaign_id
      where r.status = 'succeeded' and c.canceled_at is null
        and (r.scheduled_at is not null or (r.auto_post_eligible and r.given -> 'deliver' is null and r.verdict = 'approved' and r.impact_score >= k.auto_post_min_score))
        and not exists (select 1 from posts p where p.run_id = r.id and p.origin in ('auto', 'schedule', 'request'))
      union all
      select r.id, r.channel, r.verdict, r.scheduled_at from runs r join posts p on p.run_id = r.id
      where p.status = 'posted' and (r.verdict <> 'approved' or p.posted_at < p.scheduled_at)`,
    ),
    'a post is missing, or was not to be',
  )
}

/** Who was told of a post finds it. */
export async function postsKept({ posters, ...judged }: Judged): Promise<string[]> {
  const there = new Set(
    (await list({ posters, ...judged }, sql`select id::text from posts`)).map(row => String(row.id)),
  )
  const told = posters.wished.flatMap(one => [...one.posts])
  const silent = posters.wished.filter(one => one.posts.size + one.refused.length === 0 && one.tries > 0)
  return [
    ...told.filter(id => !there.has(id)).map(id => `the post ${id} was promised and is not there`),
    ...silent.map(one => `${one.name} has no final answer`),
  ]
}
