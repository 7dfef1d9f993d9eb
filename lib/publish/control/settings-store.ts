// What a workspace has decided about its posts. A workspace without a row has decided nothing.
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'

/** Paused by itself, or with everything else of a frozen workspace. */
export const isPaused = (workspace_id: SQL): SQL =>
  sql`(exists (select 1 from posting_settings s where s.workspace_id = ${workspace_id} and s.paused_at is not null)
    or exists (select 1 from workspaces w where w.id = ${workspace_id} and w.frozen_at is not null))`

export type PostingSettings = {
  approval: 'never' | 'automatic' | 'always'
  trust_composer: boolean
  paused_at: string | null
  paused_by: string | null
}

export async function findPostingSettings(db: Db, workspace_id: string): Promise<PostingSettings> {
  const found = await rows<PostingSettings>(
    db,
    sql`select approval, trust_composer, paused_at, paused_by from posting_settings where workspace_id = ${workspace_id}`,
  )
  return found[0] ?? { approval: 'never', trust_composer: false, paused_at: null, paused_by: null }
}

/** What a person approves: these files with these words. */
export const contentHash = (files: SQL, caption: SQL): SQL =>
  sql`encode(sha256(convert_to(array_to_string(${files}, ',') || chr(10) || ${caption}, 'UTF8')), 'hex')`

export const isApproved = (run_id: SQL, hash: SQL): SQL =>
  sql`exists (select 1 from approvals a where a.run_id = ${run_id} and ${hash} = any(a.hashes))`
