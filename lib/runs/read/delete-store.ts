// A run taken out of every table in one statement; what its events have told stays counted, without its words.
import { type SQL, sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import { type Db, rows } from '#lib/db.ts'
import { emitted, type Hint, hints, madeId, toldCard, toldPost } from '#lib/events/emit.ts'
import { isUnsent } from '#lib/runs/posts/unsent-store.ts'
import type { RunRef } from '#lib/runs/run-ref.ts'

/** Where the posts of a run that are not out would go. */
export async function waitingPosts(db: Db, ref: RunRef): Promise<{ connected_account_id: string | null }[]> {
  return rows(
    db,
    sql`select p.connected_account_id from posts p where p.run_id = ${ref.run_id} and p.workspace_id = ${ref.workspace_id}
          and p.livemode = ${ref.livemode} and ${isUnsent}`,
  )
}

/** What callers and writers have put into an event, and what stands in its place. */
const BLANK = {
  ...{
    brief: '',
    output_text: null,
    captions: null,
    caption: '',
    metadata: {},
    reference_id: null,
    error_message: null,
  },
  ...{ asset_url: null, asset_urls: null, assets: [], score_reasons: [], repairs: [], questions: [], holds: [] },
}

const ofRun = (table: SQL) => sql`delete from ${table} t using gone where t.run_id = gone.id`

/**
 * Only a run that has ended, and of whose posts none is on its way. Whoever prepares one has lost it: it holds the posts from
 * here on. Null where the run is not to be had. Its files are named, and
 * looked at by the sweep, by which time no row names them.
 */
export async function deleteRunRows(
  db: Db,
  ref: RunRef,
  by: Audited,
): Promise<{ hints: Hint[]; files: string[] } | null> {
  const at = sql`${by.at}::timestamptz`
  const found = await rows<{ hints: Hint[]; files: string[] }>(
    db,
    sql`with mine as (
          select r.* from runs r where r.id = ${ref.run_id} and r.workspace_id = ${ref.workspace_id}
            and r.livemode = ${ref.livemode} and r.status in ('succeeded', 'failed') for update),
        held as (select p.* from posts p join mine on mine.id = p.run_id for update of p),
        gone as (
          select mine.* from mine where not exists (select 1 from held where armed_at is not null and status = 'posting')),
        canceled as (
          select c.* from held p join gone on gone.id = p.run_id
          cross join lateral jsonb_populate_record(null::posts, to_jsonb(p) || '{"status": "canceled", "caption": "", "awaits": null}') c
          where ${isUnsent}),
        files as (
          insert into file_checks (blob_key, due_at)
          select distinct substring(a ->> 'url' from 'assets/[^?]*$'), ${at} from gone, jsonb_array_elements(gone.assets) a
          where a ->> 'url' like '%assets/%'
          on conflict (blob_key) do update set due_at = excluded.due_at returning blob_key),
        told_before as (
          update events e set data = e.data || (
            select coalesce(jsonb_object_agg(b.key, b.value), '{}') from jsonb_each(${JSON.stringify(BLANK)}::jsonb) b where e.data ? b.key)
          from gone where e.workspace_id = gone.workspace_id and e.run_id = gone.id),
        no_messages as (${ofRun(sql`messages`)}), no_links as (${ofRun(sql`approval_links`)}),
        no_approvals as (${ofRun(sql`approvals`)}), no_renders as (${ofRun(sql`renders`)}), no_posts as (${ofRun(sql`posts`)}),
        no_run as (delete from runs r using gone where r.id = gone.id),
        ${audited(by, 'run.deleted', sql`gone`)},
        ${emitted(sql`${toldPost(madeId(sql`p.id::text || 'canceled'`), by.at, sql`canceled`)} union all ${toldCard(by.at, sql`canceled`)}`)}
        select ${hints}, (select coalesce(jsonb_agg(blob_key), '[]') from files) as files from gone`,
  )
  return found[0] ?? null
}
