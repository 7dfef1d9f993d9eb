import { sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import { type Db, rows } from '#lib/db.ts'

/** Every table with rows of a workspace, those that point at others first. The audit and the books hold ids and numbers, and stay. */
export const purged = [
  ...['messages', 'posts', 'approval_links', 'approvals', 'deliveries', 'webhooks', 'webhook_defaults', 'events'],
  ...[
    'idempotency',
    'usage',
    'batches',
    'campaigns',
    'runs',
    'clips',
    'media',
    'mascots',
    'artworks',
    'signatures',
    'brands',
  ],
  ...['brand_versions', 'answers', 'model_spend', 'posting_settings', 'reviewers', 'connect_links'],
  ...['connected_accounts', 'chats', 'studio_profiles', 'requests', 'keys', 'members', 'sign_in_words'],
]

export async function workspacesToDelete(db: Db, now: string, limit: number): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select id from workspaces where delete_at <= ${now} order by delete_at limit ${limit}`,
  )
  return found.map(row => row.id)
}

/** From here on it cannot be called back: one without a name is on its way out. */
export async function claimPurge(db: Db, workspace_id: string, now: string): Promise<boolean> {
  const claimed = await rows(
    db,
    sql`update workspaces set name = '' where id = ${workspace_id} and delete_at <= ${now} returning 1`,
  )
  return claimed.length > 0
}

/** Files first, so that none is forgotten should the rest not come to its end: they are looked at once no row names them. */
export async function deleteRows(db: Db, workspace_id: string, due_at: string): Promise<void> {
  await db.execute(sql`
    insert into file_checks (blob_key, due_at)
    select distinct blob_key, ${due_at}::timestamptz from (
      select blob_key from media where workspace_id = ${workspace_id}
      union all
      select substring(a ->> 'url' from 'assets/[^?]*$') from runs r, jsonb_array_elements(r.assets) a
      where r.workspace_id = ${workspace_id}) files
    where blob_key is not null
    on conflict (blob_key) do update set due_at = excluded.due_at`)
  await db.execute(sql`delete from renders n using runs r where r.id = n.run_id and r.workspace_id = ${workspace_id}`)
  // Twice: a run that ends meanwhile tells of itself in a table that was emptied before its own row went.
  for (const table of [...purged, ...purged])
    await db.execute(sql`delete from ${sql.identifier(table)} where workspace_id = ${workspace_id}`)
}

/** What is left is an id without a name, which the audit and the books point at. */
export async function deleteRow(db: Db, workspace_id: string, by: Audited & { at: string }): Promise<void> {
  await db.execute(
    sql`with w as (
          update workspaces set name = '', status = 'suspended', delete_at = null
          where id = ${workspace_id} and delete_at <= ${by.at} returning id),
        ${audited(by, 'workspace.deleted', sql`(select id as workspace_id, true as livemode, id from w) w`)}
        select 1`,
  )
}
