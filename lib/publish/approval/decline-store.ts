// A person's no to a run that waits for one, and what follows from it, in one statement.
import { sql } from 'drizzle-orm'
import { audited } from '#lib/audit/store.ts'
import { type Db, rows } from '#lib/db.ts'
import { emitted, type Hint, hints, madeId, told, toldCard, toldPost } from '#lib/events/emit.ts'
import { at, type Decision, data, ownUrl } from '#lib/publish/approval/approval-store.ts'
import { canceledAt, isUnsent } from '#lib/runs/posts/unsent-store.ts'
import type { RunRef } from '#lib/runs/run-ref.ts'

export type Declined = { hints: Hint[]; canceled: number; in_flight: number }

/** Null where it waits for nobody. What was sent already cannot be stopped and is counted. */
export async function decline(
  db: Db,
  ref: RunRef,
  comment: string | null,
  { by, who, event_id }: Decision,
): Promise<Declined | null> {
  const found = await rows<Declined>(
    db,
    sql`with declined as (
          update runs r set verdict = 'rejected', version = r.version + 1, updated_at = ${by.at}
          where ${at(ref)} and r.status = 'succeeded' and r.verdict = 'needs_review' returning r.*),
        said as (
          insert into approvals as a (run_id, workspace_id, livemode, state, by, at, comment, updated_at)
          select id, workspace_id, livemode, 'changes_requested', ${who}, ${by.at}::timestamptz, ${comment}, ${by.at}::timestamptz from declined
          on conflict (run_id) do update set state = excluded.state, by = excluded.by, at = excluded.at, comment = excluded.comment,
            hashes = '{}', updated_at = excluded.updated_at
          returning *, run_id as id),
        canceled as (
          update posts p set ${canceledAt(by.at)}
          from said where p.run_id = said.run_id and ${isUnsent} returning p.*),
        ${audited(by, 'run.declined', sql`said`)},
        ${emitted(sql`${told({ id: event_id, type: 'run.changes_requested', at: by.at }, sql`said`, {
          run_id: sql`said.run_id`,
          webhook_url: ownUrl,
          data: data(sql`'[]'::jsonb`),
        })} union all ${toldPost(madeId(sql`p.id::text || ${event_id}::text`), by.at, sql`canceled`)}
          union all ${toldCard(by.at, sql`canceled`)}`)}
        select ${hints}, (select count(*)::int from canceled) as canceled,
          (select count(*)::int from posts p join said on said.run_id = p.run_id
            where p.armed_at is not null and p.status = 'posting') as in_flight from said`,
  )
  return found[0] ?? null
}
