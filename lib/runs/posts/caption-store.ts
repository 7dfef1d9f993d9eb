// Words of a run that a person has changed.
import { sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import type { Channel } from '#lib/channels.ts'
import { type Db, rows } from '#lib/db.ts'
import type { RunRef } from '#lib/runs/run-ref.ts'

export type Kept = RunRef & { channel: Channel; text: string }

/** Words that a person has changed stand on the run from now on; a yes that was said to others is taken back. */
export async function keepCaption(db: Db, kept: Kept, by: Audited): Promise<boolean> {
  const { workspace_id, livemode, run_id, channel, text } = kept
  const done = await rows(
    db,
    sql`with r as (
          update runs set version = version + 1, updated_at = ${by.at},
            captions = jsonb_set(captions, array[${channel}]::text[], to_jsonb(${text}::text)),
            output_text = case when channel = ${channel} then ${text} else output_text end
          where id = ${run_id} and workspace_id = ${workspace_id} and livemode = ${livemode} and status = 'succeeded'
            and captions is not null and captions ->> ${channel} is distinct from ${text}
          returning id, workspace_id, livemode),
        unsaid as (delete from approvals where run_id in (select id from r) and state = 'approved'),
        ${audited(by, 'run.caption_changed', sql`r`)}
        select id from r`,
  )
  return done.length > 0
}
