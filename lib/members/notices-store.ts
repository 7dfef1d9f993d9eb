import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import type { noticedTypes } from '#lib/events/emit.ts'

export type DueNotice = {
  event_id: string
  type: (typeof noticedTypes)[number]
  data: Record<string, unknown>
  created_at: string
  workspace: { id: string; name: string }
  /** Owners and admins. */
  to: string[]
}

/** Events that people are to hear of, pushed out of the way of the next sweep. */
export const claimNotices = (db: Db, { now, until }: { now: string; until: string }, limit: number) =>
  rows<DueNotice>(
    db,
    sql`with due as (
          select id from events where notice_due_at <= ${now} order by notice_due_at limit ${limit} for update skip locked),
        taken as (update events e set notice_due_at = ${until} from due where e.id = due.id returning e.*)
        select t.id as event_id, t.type, t.data, t.created_at, jsonb_build_object('id', w.id, 'name', w.name) as workspace,
          (select coalesce(jsonb_agg(u.email order by u.email), '[]') from members m join users u on u.id = m.user_id
            where m.workspace_id = t.workspace_id and m.role in ('owner', 'admin') and w.name <> '') as to
        from taken t join workspaces w on w.id = t.workspace_id`,
  )

export async function endNotice(db: Db, event_id: string): Promise<void> {
  await db.execute(sql`update events set notice_due_at = null where id = ${event_id}`)
}
