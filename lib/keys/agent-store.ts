import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Key } from '#lib/caller/key.ts'
import { type Db, rows } from '#lib/db.ts'
import { type Changed, type ChangedKey, changedRow, toChanged } from '#lib/keys/store.ts'

/** Grants that still open something, of one workspace or of all, newest first. */
export async function livingAgents(db: Db, workspace_id: string | null, now: string): Promise<unknown[]> {
  const found = await rows<{ key: unknown }>(
    db,
    sql`select to_jsonb(k) - 'hash' - 'due_at' as key from keys k
        where agent is not null and revoked_at is null and expires_at > ${now}
          and (${workspace_id}::uuid is null or workspace_id = ${workspace_id})
        order by created_at desc, id desc limit 500`,
  )
  return found.map(row => row.key)
}

/** Of the key with this id, whatever the id is. */
export async function isLivingAgent(db: Db, id: string): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false
  const living = sql`select 1 from keys where id = ${id} and agent is not null and revoked_at is null`
  return (await rows(db, living)).length > 0
}

/** A grant that is used goes on; one that is over stays over. */
export async function prolongAgent(
  db: Db,
  key_id: string,
  { now, until }: { now: string; until: string },
): Promise<ChangedKey | null> {
  const found = await rows<Changed>(
    db,
    sql`with k as (
          update keys set expires_at = ${until}, version = version + 1, due_at = ${now}
          where id = ${key_id} and agent is not null and revoked_at is null and expires_at > ${now}
          returning *)
        select ${changedRow} from k join workspaces w on w.id = k.workspace_id`,
  )
  return found[0] ? toChanged(found[0]) : null
}

export type AgentKey = Key & { agent: NonNullable<Key['agent']> }
