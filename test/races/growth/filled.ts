// A service that has been used for years, in rows: workspaces, runs, posts, events, deliveries, audit, files and money.
import { sql } from 'drizzle-orm'
import type { Db } from '#lib/db.ts'

const RUNS_A_WORKSPACE = 100
/** Of all rows, the share of the workspace that asks. */
const HOME_SHARE = 0.1

/** `runs` in all. Those of the workspace that asks lie an hour apart, so that its last month is the same however old it is. */
export async function fillService(db: Db, home: string, runs: number, now: Date): Promise<void> {
  const others = Math.max(1, Math.round(runs / RUNS_A_WORKSPACE))
  const own = Math.round(runs * HOME_SHARE)
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`insert into workspaces (id, name, plan, period_anchor, created_at)
    select gen_random_uuid(), 'Other ' || n, 'pro', ${at} - interval '400 days', ${at} - interval '400 days' from generate_series(1, ${others}::int) n`)
  await db.execute(sql`
    create temporary table spread as
      select gen_random_uuid() as run_id, n, case when n <= ${own}::int then ${home}::uuid else o.ids[1 + n % ${others}::int] end as workspace_id,
        ${at} - (case when n <= ${own}::int then n else n / 2 end) * interval '1 hour' as at
      from generate_series(1, ${runs}::int) n, (select array_agg(id) as ids from workspaces where id <> ${home}) o`)
  await fillRuns(db)
  await fillPosts(db)
  await fillTold(db)
  await fillBooks(db)
  await db.execute(sql`drop table spread`)
  await db.execute(sql`analyze`)
}

async function fillRuns(db: Db): Promise<void> {
  await db.execute(sql`
    insert into runs (id, workspace_id, livemode, status, step, brief, channel, asset_type, auto_post_eligible, created_via, output_text,
      asset_url, impact_score, verdict, progress, recipe, created_at, started_at, finished_at, updated_at)
    select run_id, workspace_id, true, 'succeeded', 'done', repeat('brief ', 20), 'linkedin', 'card', false, 'api', 'Some words.',
      'https://api.example.com/assets/' || run_id, 90, 'approved', 100, '{}', at, at, at + interval '2 seconds', at from spread`)
  await db.execute(sql`insert into renders (run_id, idx, status, ms) select run_id, 0, 'succeeded', 100 from spread`)
  await db.execute(sql`
    insert into media (id, workspace_id, livemode, kind, name, blob_key, content_type, width, height, bytes, sha256, created_at, updated_at)
    select gen_random_uuid(), workspace_id, true, (array['screen', 'person', 'video', 'logo'])[1 + n % 4], 'File ' || n,
      'library/' || run_id, 'image/png', 800, 600, 1000, md5(n::text), at, at from spread where n % 5 = 0`)
}

async function fillPosts(db: Db): Promise<void> {
  await db.execute(sql`
    insert into connected_accounts (id, workspace_id, platform, external_id, username, access_token, created_at, updated_at)
    select gen_random_uuid(), id, 'linkedin', 'urn:' || id, 'them', 'sealed', created_at, created_at from workspaces`)
  await db.execute(sql`
    insert into posts (id, workspace_id, livemode, run_id, platform, connected_account_id, origin, status, caption, external_post_id, posted_at,
      created_at, updated_at, metrics, metrics_at)
    select gen_random_uuid(), s.workspace_id, true, s.run_id, 'linkedin', a.id, 'request', 'posted', 'Caption ' || n, 'ext-' || n, at, at, at, '{}', at
    from spread s join connected_accounts a using (workspace_id) where n % 10 = 0`)
}

async function fillTold(db: Db): Promise<void> {
  await db.execute(sql`
    insert into webhooks (id, workspace_id, livemode, url, events, secret, created_at, updated_at)
    select gen_random_uuid(), id, true, 'https://hooks.example.com/' || id, '{*}', 'sealed', created_at, created_at from workspaces w
    where not exists (select 1 from webhooks h where h.workspace_id = w.id)`)
  await db.execute(sql`
    insert into events (workspace_id, livemode, sequence, id, type, run_id, data, created_at)
    select workspace_id, true, row_number() over (partition by workspace_id order by at), gen_random_uuid(), 'run.succeeded', run_id,
      jsonb_build_object('id', run_id), at from spread`)
  await db.execute(sql`
    update workspaces w set event_seq = e.last from (select workspace_id, max(sequence) as last from events group by 1) e where e.workspace_id = w.id`)
  await db.execute(sql`
    insert into deliveries (id, workspace_id, livemode, webhook_id, lane, event_id, event_type, status, attempt, created_at, ended_at)
    select gen_random_uuid(), e.workspace_id, true, h.id, h.id::text, e.id, e.type, 'delivered', 1, e.created_at, e.created_at
    from events e join webhooks h using (workspace_id)`)
}

async function fillBooks(db: Db): Promise<void> {
  await db.execute(sql`
    insert into audit (id, workspace_id, livemode, actor, action, target, request_id, created_at)
    select gen_random_uuid(), workspace_id, true, 'key', 'post.reserved', 'run:' || run_id, 'filled', at from spread where n % 3 = 0`)
  await db.execute(sql`delete from audit_pending`)
  await db.execute(sql`
    insert into usage (workspace_id, kind, period, used)
    select workspace_id, 'card', to_char(at, 'YYYY-MM-DD'), count(*) from spread group by 1, 2, 3 on conflict do nothing`)
  await db.execute(sql`
    insert into credit_entries (id, workspace_id, sequence, source, source_id, amount, balance_after, run_id, created_at)
    select gen_random_uuid(), workspace_id, 1000 + row_number() over (partition by workspace_id order by at), 'grant', 'filled ' || n, 0, 0, run_id, at
    from spread where n % 4 = 0`)
}
