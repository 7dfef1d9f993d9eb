// CTEs for every statement that lets a post wait for a person: the run says so, and it is told.
import { type SQL, sql } from 'drizzle-orm'
import { madeId } from '#lib/events/emit.ts'

const waiting = (posts: SQL) => sql`(select * from ${posts} p where p.status = 'awaiting_approval') waiting`

/** What was said before of other words or files stays with the run; of these nobody has said anything yet. */
export const approvalAsked = (posts: SQL, at: string): SQL => sql`
  asked as (
    insert into approvals as a (run_id, workspace_id, livemode, state, updated_at)
    select distinct run_id, workspace_id, livemode, 'pending', ${at}::timestamptz from ${waiting(posts)}
    on conflict (run_id) do update set state = 'pending', by = null, at = null, comment = null, updated_at = excluded.updated_at)`

/** One event for a run, however many of its posts wait. */
export const toldAsked = (posts: SQL, at: string, seed: string = at): SQL => sql`
  select w.workspace_id, w.livemode, ${madeId(sql`w.run_id::text || 'asked' || ${seed}::text`)} as id, 'run.approval_requested' as type,
    ${at}::timestamptz as at, w.run_id, null::uuid as webhook_id, r.webhook_url, jsonb_build_object(
      'run_id', w.run_id, 'state', 'pending', 'by', null, 'at', null, 'comment', null, 'posts', w.posts) as data
  from (select workspace_id, livemode, run_id, jsonb_agg(jsonb_build_object('id', id, 'platform', platform, 'awaits', awaits) order by id) as posts
    from ${waiting(posts)} group by workspace_id, livemode, run_id) w join runs r on r.id = w.run_id`
