// The state of a post while it is made: held by one attempt at a time, armed before the call that cannot be taken back.
import { type SQL, sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import { type Db, rows } from '#lib/db.ts'
import { emitted, type Hint, hints, toldCard, toldPost } from '#lib/events/emit.ts'
import { projection } from '#lib/projection.ts'
import { isCalledOff } from '#lib/publish/control/called-off-store.ts'
import { isPaused } from '#lib/publish/control/settings-store.ts'
import type { Parts } from '#lib/publish/post/parts.ts'
import type { PostErrorCode, PostStatus } from '#lib/publish/post/post.ts'
import { type Between, type PostRow, readPostRow } from '#lib/publish/post/row.ts'
import { Asset } from '#lib/runs/run.ts'
import type { Waiting } from '#lib/work/kinds.ts'
import type { Lease } from '#lib/work/lease.ts'
import { freed, type Overdue, takeOverdue } from '#lib/work/store.ts'

const readAsset = projection(Asset)

/** A post that this attempt holds, with what the run has to give. */
export type Held = { post: PostRow; assets: Asset[]; generated: boolean }

/**
 * Takes a post for one turn, counted before it is made unless the last turn ended with a wait as planned. While posting is
 * paused only those are taken that are asked about; those that are called off the sweep takes back. The row that a pause locks is there from here on.
 */
export async function claimPost(db: Db, post_id: string, lease: Lease): Promise<Held | null> {
  const found = await rows<{ post: unknown; assets: unknown[]; generated: boolean }>(
    db,
    sql`with claimed as (
          update posts p set status = 'posting', lease = ${lease.token}, lease_until = ${lease.until}, due_at = ${lease.until},
            attempt = p.attempt + case when (p.state ->> 'waits')::boolean then 0 else 1 end, updated_at = ${lease.now},
            state = jsonb_build_object('began_at', ${lease.now}::text) || coalesce(p.state, '{}') || '{"waits": false}'
          where p.id = ${post_id} and p.status in ('scheduled', 'queued', 'posting')
            and (p.scheduled_at is null or p.scheduled_at <= ${lease.now})
            and (p.lease_until is null or p.lease_until < ${lease.now})
            and (p.step = 'check' or not ${isPaused(sql`p.workspace_id`)}) and not ${isCalledOff}
          returning p.*),
        settled as (insert into posting_settings (workspace_id) select workspace_id from claimed on conflict do nothing)
        select to_jsonb(c) as post, r.assets, ${showsGenerated} as generated
        from claimed c join runs r on r.id = c.run_id`,
  )
  const [held] = found
  return held ? { ...held, post: readPostRow(held.post), assets: held.assets.map(readAsset) } : null
}

/** A picture that an image model has painted for the run is seen in it, or a figure that one has drawn. */
const showsGenerated = sql`(r.assets @> '[{"ai_made": true}]') or (r.recipe -> 'pictures' @> '[{"template": "mascot"}]' and exists (
  select 1 from mascots k where k.workspace_id = r.workspace_id and k.drawn_by not in ('builtin', 'upload')))`

/**
 * Keeps what was prepared and marks the post as sent, before it is: from here on it is asked about. It holds the row of
 * the workspace's settings and the workspace meanwhile, so that a pause or a freeze comes before it or after it; the post first, as whoever ends one.
 */
export async function armPost(
  db: Db,
  post_id: string,
  lease: Lease,
  noted: { kept: unknown; parts: Parts | null },
): Promise<boolean> {
  const armed = await rows(
    db,
    sql`with mine as (
          select id, workspace_id from posts where id = ${post_id} and lease = ${lease.token} and step = 'prepare' for update),
        allowed as (
          select s.workspace_id from posting_settings s join mine on mine.workspace_id = s.workspace_id
          join workspaces w on w.id = s.workspace_id
          where s.paused_at is null and w.frozen_at is null for share of s, w)
        update posts p set step = 'check', armed_at = ${lease.now}, lease_until = ${lease.until}, due_at = ${lease.until},
          state = state || ${JSON.stringify({ ...noted, absent_at: null })}::jsonb
            || jsonb_build_object('sent_at', coalesce(state ->> 'sent_at', ${lease.now}::text)), updated_at = ${lease.now}
        from allowed
        where p.id = ${post_id} and p.lease = ${lease.token} and p.step = 'prepare' returning 1`,
  )
  return armed.length > 0
}

export type Pause = {
  now: string
  due_at: string
  step: PostRow['step']
  /** Whether it may be there already. */
  armed: boolean
  /** What changes of the state between turns; `waits` where the next turn is no new attempt. */
  state: {
    waits: boolean
    kept?: unknown
    absent_at?: string | null
    platform_code?: string | null
    last_error?: Between['last_error']
    sent_at?: string | null
    parts?: Parts
  }
}

/** Gives the post back until it is due; one that is not out after all, and was objected to meanwhile, waits for an approval. */
export async function pausePost(db: Db, post_id: string, token: string, pause: Pause): Promise<void> {
  const isStopped = sql`(not ${pause.armed}::boolean and awaits is not null)`
  await db.execute(
    sql`update posts set status = case when ${isStopped} then 'awaiting_approval'
            when ${pause.armed || pause.state.waits} then 'posting' else 'queued' end, step = ${pause.step},
          armed_at = case when ${pause.armed} then coalesce(armed_at, ${pause.now}::timestamptz) end, ${freed},
          due_at = case when not ${isStopped} then ${pause.due_at}::timestamptz end,
          state = state || ${JSON.stringify(pause.state)}::jsonb, updated_at = ${pause.now}
        where id = ${post_id} and lease = ${token}`,
  )
}

export type End = { now: string; event_id: string; by: Audited; parts?: Parts }

export type Made = { external_post_id: string | null; url: string; drafted?: boolean }

/** It is out, or in the platform's inbox: also where the lease has ended meanwhile, for the platform has said so. */
export async function endPosted(
  db: Db,
  post: Pick<PostRow, 'id'>,
  { external_post_id, url, drafted = false }: Made,
  end: End,
): Promise<Hint[]> {
  const out = sql`status = ${drafted ? 'drafted' : 'posted'}, external_post_id = ${external_post_id}, url = ${url},
    posted_at = ${drafted ? null : end.now}, state = state || ${JSON.stringify(end.parts ? { parts: end.parts } : {})}::jsonb`
  return ended(
    db,
    end,
    `post.${drafted ? 'drafted' : 'posted'}`,
    sql`update posts set ${out}, ${over(end)} where id = ${post.id} and status in ('queued', 'posting') returning *`,
  )
}

/** It is given up by whoever holds it; what may be out needs its owner's eyes and keeps its place. */
export async function endFailed(
  db: Db,
  post: Pick<PostRow, 'id' | 'lease'>,
  failure: Pick<PostRow, 'step'> & { error_code: PostErrorCode; error_message: string; platform_code: string | null },
  end: End,
): Promise<Hint[]> {
  const status = failure.error_code === 'needs_attention' ? 'needs_attention' : 'failed'
  const failed = sql`status = ${status}, error_code = ${failure.error_code}, error_message = ${failure.error_message}, step = ${failure.step},
    state = state || ${JSON.stringify({ platform_code: failure.platform_code })}::jsonb`
  return ended(
    db,
    end,
    `post.${status}`,
    sql`update posts set ${failed}, ${over(end)} where id = ${post.id} and lease = ${post.lease} returning *`,
  )
}

const over = ({ now }: End): SQL => sql`${freed}, awaits = null, due_at = null, updated_at = ${now}`

async function ended(db: Db, { by, event_id }: End, action: `post.${PostStatus}`, update: SQL): Promise<Hint[]> {
  const found = await rows<{ hints: Hint[] }>(
    db,
    sql`with ended as (${update}),
        ${audited(by, action, sql`ended`)},
        ${emitted(sql`${toldPost(sql`${event_id}`, by.at, sql`ended`)} union all ${toldCard(by.at, sql`ended`)}`)}
        select ${hints}`,
  )
  return found[0]?.hints ?? []
}

/** While posting is paused only those that may be out already, which are asked about. */
export const takeOverduePosts = (db: Db, at: Overdue): Promise<Waiting['posts'][]> =>
  takeOverdue(db, 'posts', at, {
    only: sql`and (waiting.step = 'check' or not ${isPaused(sql`waiting.workspace_id`)})`,
  })
