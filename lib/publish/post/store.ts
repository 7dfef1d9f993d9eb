// Posts as they are asked for and looked at.

import { sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import type { Owner } from '#lib/caller/owner.ts'
import type { Platform } from '#lib/channels.ts'
import { type Db, rows } from '#lib/db.ts'
import { emitted, type Hint, hints, toldPost } from '#lib/events/emit.ts'
import type { Choice } from '#lib/ports/posts.ts'
import { contentHash, isApproved } from '#lib/publish/control/settings-store.ts'
import type { PostStatus } from '#lib/publish/post/post.ts'
import { type PostRow, readPostRow } from '#lib/publish/post/row.ts'
import { approvalAsked, toldAsked } from '#lib/runs/posts/asked-store.ts'
import { fileHashes } from '#lib/runs/posts/file-hashes-store.ts'

type Found = { post: unknown }
const parsed = (found: Found[]): PostRow | null => (found[0] ? readPostRow(found[0].post) : null)

/** What makes a post one and the same. */
export type Target = { run_id: string; platform: Platform; connected_account_id: string | null }

export type Reservation = Owner &
  Target &
  Pick<PostRow, 'id' | 'origin' | 'status' | 'caption' | 'overflow' | 'scheduled_at' | 'created_at'> & {
    due_at: string
    /** Its words came with the request and hold something that a person has to look at. */
    is_held: boolean
  }

/** Whatever a person has said yes to waits for nobody. */
const awaitsOf = (is_held: boolean) => sql`case
  when ${isApproved(sql`r.id`, contentHash(sql`f.files`, sql`n.caption`))} then null
  when ${is_held}::boolean then 'words' when s.approval = 'always' then 'setting' end`

/**
 * Takes the place of the run on the account; null where it is taken, or nothing may be posted at all. A post that has
 * failed gives its place up, and a run that is deleted meanwhile has none. Only an approved run has a place, and where a person has to look first, it waits for that.
 */
export async function reservePost(
  db: Db,
  wanted: Reservation,
  by: Audited,
  event_id: string,
): Promise<{ post: PostRow; hints: Hint[] } | null> {
  const found = await rows<Found & { hints: Hint[] }>(
    db,
    sql`with n as (select * from jsonb_populate_record(null::posts, ${JSON.stringify(wanted)}::jsonb)),
        ready as (
          select n.id, n.workspace_id, n.livemode, n.run_id, n.platform, n.connected_account_id, n.origin, n.caption, n.overflow,
            n.scheduled_at, n.created_at, f.files, n.due_at as due_at, n.status as status,
            ${awaitsOf(wanted.is_held)} as awaits
          from n join runs r on r.id = n.run_id and r.workspace_id = n.workspace_id and r.livemode = n.livemode
            and r.status = 'succeeded' and r.verdict = 'approved'
          cross join lateral (select ${fileHashes(sql`r.assets`)} as files) f
          left join posting_settings s on s.workspace_id = n.workspace_id
          where s.paused_at is null
          for key share of r),
        reserved as (
          insert into posts as p (id, workspace_id, livemode, run_id, platform, connected_account_id, origin, status, caption, overflow,
            scheduled_at, due_at, asset_sha256, awaits, created_at, updated_at)
          select id, workspace_id, livemode, run_id, platform, connected_account_id, origin,
            case when awaits is null then status else 'awaiting_approval' end, caption, overflow, scheduled_at,
            case when awaits is null then due_at end, files, awaits, created_at, created_at
          from ready
          on conflict (run_id, platform, connected_account_id) do update set origin = excluded.origin, status = excluded.status,
            caption = excluded.caption, overflow = excluded.overflow, scheduled_at = excluded.scheduled_at, step = 'prepare',
            state = null, armed_at = null, asset_sha256 = excluded.asset_sha256, awaits = excluded.awaits, error_code = null,
            error_message = null, attempt = 0, due_at = excluded.due_at, created_at = excluded.created_at, updated_at = excluded.updated_at
          where p.status in ('canceled', 'failed')
          returning *),
        ${approvalAsked(sql`reserved`, by.at)},
        ${audited(by, 'post.reserved', sql`reserved`)},
        ${emitted(sql`${toldPost(sql`${event_id}`, by.at, sql`reserved`)} union all ${toldAsked(sql`reserved`, by.at, event_id)}`)}
        select to_jsonb(reserved) as post, ${hints} from reserved`,
  )
  const post = parsed(found)
  return post && { post, hints: found[0]!.hints }
}

/** The post of a run on an account, wherever it stands. */
export async function findPostOn(db: Db, owner: Owner, target: Target): Promise<PostRow | null> {
  return parsed(
    await rows<Found>(
      db,
      sql`select to_jsonb(p) as post from posts p
          where p.run_id = ${target.run_id} and p.platform = ${target.platform}
            and p.connected_account_id is not distinct from ${target.connected_account_id}::uuid
            and p.workspace_id = ${owner.workspace_id} and p.livemode = ${owner.livemode}`,
    ),
  )
}

export type PostFilter = Owner & {
  platform: Platform | null
  status: PostStatus | null
  run_id: string | null
  limit: number
  offset: number
}

/** Newest first. */
export async function listPostRows(db: Db, filter: PostFilter): Promise<PostRow[]> {
  const { platform, status, run_id } = filter
  const found = await rows<Found>(
    db,
    sql`select to_jsonb(p) as post from (
          select id, created_at from posts
          where workspace_id = ${filter.workspace_id} and livemode = ${filter.livemode}
            ${platform ? sql`and platform = ${platform}` : sql``}
            ${status ? sql`and status = ${status}` : sql``}
            ${run_id ? sql`and run_id = ${run_id}` : sql``}
          order by created_at desc, id desc limit ${filter.limit} offset ${filter.offset}) page
        join posts p using (id) order by page.created_at desc, page.id desc`,
  )
  return found.map(row => readPostRow(row.post))
}

/** The account that a post goes to: where the run has gone already, else the first that is connected. */
export async function chooseAccount(db: Db, choice: Choice): Promise<string | undefined> {
  const { wanted, allowed } = choice
  const found = await rows<{ id: string }>(
    db,
    sql`select a.id from connected_accounts a
        left join posts p on p.connected_account_id = a.id and p.run_id = ${choice.run_id} and p.platform = a.platform
          and p.status not in ('failed', 'canceled')
        where a.workspace_id = ${choice.workspace_id} and a.platform = ${choice.platform}
          and (a.status = 'connected' or p.id is not null)
          ${wanted ? sql`and a.id = ${wanted}` : sql``}
          ${allowed ? sql`and a.id::text in (select jsonb_array_elements_text(${JSON.stringify(allowed)}::jsonb))` : sql``}
        order by p.id is null, a.created_at, a.id limit 1`,
  )
  return found[0]?.id
}
