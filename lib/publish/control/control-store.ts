// What people do to posts that are not out yet, or of which nobody knows. Each is one statement that holds only where the post still allows it.

import { type SQL, sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import type { Owner } from '#lib/caller/owner.ts'
import { type Db, rows } from '#lib/db.ts'
import { emitted, type Hint, hints, toldCard, toldPost } from '#lib/events/emit.ts'
import { contentHash, isApproved } from '#lib/publish/control/settings-store.ts'
import { type PostRow, readPostRow } from '#lib/publish/post/row.ts'
import { approvalAsked, toldAsked } from '#lib/runs/posts/asked-store.ts'
import { canceledAt, isUnsent } from '#lib/runs/posts/unsent-store.ts'

export type PostRef = Owner & { id: string }
export type Changed = { post: PostRow; hints: Hint[] }
export type Change = { by: Audited; event_id: string }

const at = ({ id, workspace_id, livemode }: PostRef): SQL =>
  sql`p.id = ${id} and p.workspace_id = ${workspace_id} and p.livemode = ${livemode}`

type Found = { post: unknown; hints: Hint[] }
const changed = (found: Found[]): Changed | null =>
  found[0] ? { post: readPostRow(found[0].post), hints: found[0].hints } : null

export async function findPost(db: Db, ref: PostRef): Promise<PostRow | null> {
  const found = await rows<{ post: unknown }>(db, sql`select to_jsonb(p) as post from posts p where ${at(ref)}`)
  return found[0] ? readPostRow(found[0].post) : null
}

const told = ({ by, event_id }: Change, action: string, update: SQL) => sql`
  with changed as (${update}),
  ${audited(by, action, sql`changed`)},
  ${emitted(sql`${toldPost(sql`${event_id}`, by.at, sql`changed`)} union all ${toldCard(by.at, sql`changed`)}`)}
  select to_jsonb(changed) as post, ${hints} from changed`

/** Whoever holds it for its preparation loses it: only what is armed may be out. */
export async function cancelUnsent(db: Db, ref: PostRef, change: Change): Promise<Changed | null> {
  return changed(
    await rows(
      db,
      told(
        change,
        'post.canceled',
        sql`update posts p set ${canceledAt(change.by.at)}
            where ${at(ref)} and ${isUnsent}
            returning p.*`,
      ),
    ),
  )
}

export type Wishes = {
  scheduled_at: string | null
  caption: string
  connected_account_id: string | null
  /** The words hold something that a person has to look at. */
  is_held: boolean
}
export type Seen = Pick<PostRow, 'status' | 'awaits' | 'scheduled_at' | 'caption' | 'connected_account_id'>

/** Still as it was when the change was thought of: a yes, or another change, may have come between. */
const isAs = (seen: Seen): SQL => sql`(p.status = ${seen.status} and p.caption = ${seen.caption}
  and p.awaits is not distinct from ${seen.awaits} and p.scheduled_at is not distinct from ${seen.scheduled_at}::timestamptz
  and p.connected_account_id is not distinct from ${seen.connected_account_id}::uuid)`

/** Other words or another time; words that nobody has approved wait again where somebody has to. Null where the post is another by now. */
export async function changeWaiting(
  db: Db,
  ref: PostRef,
  seen: Seen,
  wishes: Wishes,
  change: Change,
): Promise<Changed | null> {
  const { scheduled_at, caption, connected_account_id, is_held } = wishes
  const now = sql`${change.by.at}::timestamptz`
  return changed(
    await rows(
      db,
      sql`with waiting as (
            select p.id, case
              when ${isApproved(sql`p.run_id`, contentHash(sql`p.asset_sha256`, sql`${caption}::text`))} then null
              when ${is_held}::boolean then 'words'
              when p.awaits <> 'words' then p.awaits
              when s.approval = 'always' or (s.approval = 'automatic' and p.origin <> 'request')
                or exists (select 1 from approvals a where a.run_id = p.run_id and (a.state <> 'pending' or a.hashes <> '{}')) then 'setting' end as awaits
            from posts p left join posting_settings s on s.workspace_id = p.workspace_id
            where ${at(ref)} and p.status in ('scheduled', 'awaiting_approval')),
          changed as (
            update posts p set caption = ${caption}, scheduled_at = ${scheduled_at}, connected_account_id = ${connected_account_id},
              awaits = w.awaits, status = case when w.awaits is not null then 'awaiting_approval'
                when ${scheduled_at}::timestamptz > ${now} then 'scheduled' else 'queued' end,
              due_at = case when w.awaits is null then greatest(${scheduled_at}::timestamptz, ${now}) end, updated_at = ${now}
            from waiting w where p.id = w.id and ${isAs(seen)}
            returning p.*),
          ${approvalAsked(sql`changed`, change.by.at)},
          ${audited(change.by, 'post.changed', sql`changed`)},
          ${emitted(sql`${toldPost(sql`${change.event_id}`, change.by.at, sql`(select * from changed where status = 'scheduled')`)}
            union all ${toldAsked(sql`changed`, change.by.at, change.event_id)}`)}
          select to_jsonb(changed) as post, ${hints} from changed`,
    ),
  )
}

export type Outcome = { outcome: 'posted' | 'not_posted'; url: string | null }

/** Its owner has looked; what is not out gives its place up. */
export async function endUnknown(
  db: Db,
  ref: PostRef,
  { outcome, url }: Outcome,
  change: Change,
): Promise<Changed | null> {
  const end =
    outcome === 'posted'
      ? sql`status = 'posted', url = coalesce(${url}, p.url), posted_at = coalesce(p.armed_at, ${change.by.at}::timestamptz),
          error_code = null, error_message = null`
      : sql`status = 'failed', error_code = 'not_posted', error_message = 'Somebody has looked: it is not out.'`
  return changed(
    await rows(
      db,
      told(
        change,
        'post.resolved',
        sql`update posts p set ${end}, due_at = null, updated_at = ${change.by.at}
            where ${at(ref)} and p.status = 'needs_attention' returning p.*`,
      ),
    ),
  )
}
