// Who is asked to approve, the pages that they are sent to, and what a workspace wants to be asked about.
import { sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import { type Db, prune, rows } from '#lib/db.ts'
import type { PostingSettings } from '#lib/publish/control/settings-store.ts'
import type { RunRef } from '#lib/runs/run-ref.ts'

export type Reviewer = { id: string; kind: 'mail' | 'chat'; address: string; name: string }

export async function listReviewers(db: Db, workspace_id: string): Promise<Reviewer[]> {
  return rows(
    db,
    sql`select id, kind, address, name from reviewers where workspace_id = ${workspace_id} order by created_at, id`,
  )
}

/** Linked chats of reviewers, with the address that the bot knows them by. */
export async function reviewingChats(
  db: Db,
  workspace_id: string,
): Promise<(Reviewer & { chat_id: string; thread_id: string | null })[]> {
  return rows(
    db,
    sql`select v.id, v.kind, v.address, v.name, c.chat_id, c.thread_id from reviewers v
        join chats c on c.id::text = v.address and c.workspace_id = v.workspace_id and c.status = 'linked'
        where v.workspace_id = ${workspace_id} and v.kind = 'chat' order by v.created_at, v.id`,
  )
}

/** False where a chat is no linked one of the workspace. */
export async function addReviewer(db: Db, workspace_id: string, reviewer: Reviewer, by: Audited): Promise<boolean> {
  const { id, kind, address, name } = reviewer
  const added = await rows(
    db,
    sql`with changed as (
          insert into reviewers (id, workspace_id, kind, address, name, created_at)
          select ${id}, w.id, ${kind}, ${address}, ${name}, ${by.at}::timestamptz from workspaces w where w.id = ${workspace_id}
            and (${kind}::text = 'mail' or exists (
              select 1 from chats c where c.id::text = ${address} and c.workspace_id = w.id and c.status = 'linked'))
          on conflict (workspace_id, kind, address) do update set name = excluded.name
          returning id, workspace_id, true as livemode),
        ${audited(by, 'reviewer.added', sql`changed`)}
        select 1 from changed`,
  )
  return added.length > 0
}

export async function removeReviewer(db: Db, workspace_id: string, id: string, by: Audited): Promise<boolean> {
  const removed = await rows(
    db,
    sql`with changed as (
          delete from reviewers where id = ${id} and workspace_id = ${workspace_id} returning id, workspace_id, true as livemode),
        ${audited(by, 'reviewer.removed', sql`changed`)}
        select 1 from changed`,
  )
  return removed.length > 0
}

export type Link = RunRef & {
  hash: string
  reviewer: string
  content: string[]
  expires_at: string
  created_at: string
}

export async function insertApprovalLink(db: Db, link: Link): Promise<void> {
  await db.execute(
    sql`insert into approval_links (hash, workspace_id, livemode, run_id, reviewer, content, expires_at, created_at)
        select hash, workspace_id, livemode, run_id, reviewer, content, expires_at, created_at
        from jsonb_populate_record(null::approval_links, ${JSON.stringify(link)}::jsonb)`,
  )
}

export async function findApprovalLink(db: Db, hash: string, now: string): Promise<Link | null> {
  const found = await rows<{ link: Link }>(
    db,
    sql`select to_jsonb(l) as link from approval_links l where hash = ${hash} and expires_at > ${now}`,
  )
  return found[0]?.link ?? null
}

export const pruneApprovalLinks = (db: Db, before: string, limit: number): Promise<number> =>
  prune(db, { table: 'approval_links', key: 'hash', by: 'expires_at' }, before, limit)

export type Wanted = Partial<Pick<PostingSettings, 'approval' | 'trust_composer'>>

export async function saveSettings(db: Db, workspace_id: string, wanted: Wanted, by: Audited): Promise<boolean> {
  const { approval = null, trust_composer = null } = wanted
  const saved = await rows(
    db,
    sql`with changed as (
          insert into posting_settings as s (workspace_id, approval, trust_composer)
          select w.id, coalesce(${approval}, 'never'), coalesce(${trust_composer}::boolean, false) from workspaces w where w.id = ${workspace_id}
          on conflict (workspace_id) do update set approval = coalesce(${approval}, s.approval),
            trust_composer = coalesce(${trust_composer}::boolean, s.trust_composer)
          returning workspace_id as id, workspace_id, true as livemode),
        ${audited(by, 'posting.settings_changed', sql`changed`)}
        select 1 from changed`,
  )
  return saved.length > 0
}
