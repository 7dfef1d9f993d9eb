// Whether any post of a workspace may begin. The row of its settings is what an attempt locks before it arms a post.
import { sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import { type Db, rows } from '#lib/db.ts'
import { emitted, type Hint, hints, told } from '#lib/events/emit.ts'
import { approvalAsked, toldAsked } from '#lib/runs/posts/asked-store.ts'

type Found = { hints: Hint[] }[]
const hintsOf = (found: Found): Hint[] => found[0]?.hints ?? []

const data = sql`jsonb_build_object('paused', changed.paused_at is not null, 'paused_at', changed.paused_at, 'by', changed.paused_by)`

/** From the end of this statement on no post is armed; nothing happens where it is paused already. */
export async function pause(db: Db, workspace_id: string, by: Audited, event_id: string): Promise<Hint[]> {
  return hintsOf(
    await rows(
      db,
      sql`with changed as (
            insert into posting_settings as s (workspace_id, paused_at, paused_by) values (${workspace_id}, ${by.at}, ${by.actor})
            on conflict (workspace_id) do update set paused_at = excluded.paused_at, paused_by = excluded.paused_by
            where s.paused_at is null
            returning s.workspace_id, s.workspace_id as id, true as livemode, s.paused_at, s.paused_by),
          ${audited(by, 'posting.paused', sql`changed`)},
          ${emitted(told({ id: event_id, type: 'posting.paused', at: by.at }, sql`changed`, { data }))}
          select ${hints}`,
    ),
  )
}

/** Posts that were sent before and are not known to have ended. */
export async function inFlight(db: Db, workspace_id: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select id from posts where workspace_id = ${workspace_id} and armed_at is not null and status in ('queued', 'posting')
        order by id`,
  )
  return found.map(row => row.id)
}

const LATE = '1 hour'

/** What should have gone out more than an hour ago waits for a person, who may think otherwise of it by now. */
export async function holdLate(db: Db, workspace_id: string, by: Audited): Promise<Hint[]> {
  return hintsOf(
    await rows(
      db,
      sql`with changed as (
            update posts p set status = 'awaiting_approval', awaits = 'late', due_at = null, updated_at = ${by.at}
            from posting_settings s
            where s.workspace_id = ${workspace_id} and s.paused_at is not null and p.workspace_id = s.workspace_id
              and p.status in ('scheduled', 'queued', 'posting') and p.armed_at is null
              and (p.lease_until is null or p.lease_until < ${by.at})
              and p.due_at < ${by.at}::timestamptz - ${LATE}::interval
            returning p.*),
          ${approvalAsked(sql`changed`, by.at)},
          ${audited({ ...by, id: sql`gen_random_uuid()` }, 'post.held', sql`changed`)},
          ${emitted(toldAsked(sql`changed`, by.at, String(by.id)))}
          select ${hints}`,
    ),
  )
}

export async function resume(db: Db, workspace_id: string, by: Audited, event_id: string): Promise<Hint[]> {
  return hintsOf(
    await rows(
      db,
      sql`with changed as (
            update posting_settings s set paused_at = null, paused_by = null
            where s.workspace_id = ${workspace_id} and s.paused_at is not null
            returning s.workspace_id, s.workspace_id as id, true as livemode, s.paused_at, s.paused_by),
          ${audited(by, 'posting.resumed', sql`changed`)},
          ${emitted(told({ id: event_id, type: 'posting.resumed', at: by.at }, sql`changed`, { data }))}
          select ${hints}`,
    ),
  )
}

const idsOf = (found: { id: string }[]): string[] => found.map(row => row.id)

/** Workspaces in which posts may begin. */
export const findUnpaused = async (db: Db): Promise<string[]> =>
  idsOf(
    await rows(
      db,
      sql`select w.id from workspaces w left join posting_settings s on s.workspace_id = w.id
          where s.paused_at is null order by w.id`,
    ),
  )

export const findPausedBy = async (db: Db, actor: string): Promise<string[]> =>
  idsOf(
    await rows(
      db,
      sql`select workspace_id as id from posting_settings where paused_at is not null and paused_by = ${actor} order by workspace_id`,
    ),
  )
