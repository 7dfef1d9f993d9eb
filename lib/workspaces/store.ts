import { type SQL, sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import { Workspace } from '#lib/caller/key.ts'
import { type Db, rows } from '#lib/db.ts'

type Noted = Audited & { id: string; actor: string }

/** Changes a workspace, has every key of it told anew, and notes it; null where there is none. */
async function changeWorkspace(
  db: Db,
  workspace_id: string,
  change: { set: SQL; action: string; where?: SQL },
  by: Noted,
): Promise<Workspace | null> {
  const found = await rows<{ workspace: unknown }>(
    db,
    sql`with w as (
          update workspaces set ${change.set} where id = ${workspace_id} and ${change.where ?? sql`true`} returning *),
        k as (
          update keys set version = keys.version + 1, due_at = ${by.at} from w where keys.workspace_id = w.id),
        ${audited(by, change.action, sql`(select id as workspace_id, true as livemode, id from w) w`)}
        select to_jsonb(w) as workspace from w`,
  )
  return found[0] ? Workspace.parse(found[0].workspace) : null
}

export const setFrozen = (db: Db, { workspace_id, frozen }: { workspace_id: string; frozen: boolean }, by: Noted) =>
  changeWorkspace(
    db,
    workspace_id,
    {
      set: frozen ? sql`frozen_at = coalesce(frozen_at, ${by.at}::timestamptz)` : sql`frozen_at = null`,
      action: frozen ? 'workspace.frozen' : 'workspace.unfrozen',
    },
    by,
  )

export const setZone = (db: Db, { workspace_id, time_zone }: { workspace_id: string; time_zone: string }, by: Noted) =>
  changeWorkspace(db, workspace_id, { set: sql`time_zone = ${time_zone}`, action: 'workspace.zone_changed' }, by)

export const setName = (db: Db, { workspace_id, name }: { workspace_id: string; name: string }, by: Noted) =>
  changeWorkspace(db, workspace_id, { set: sql`name = ${name}`, action: 'workspace.renamed' }, by)

/** Frozen as well until it is called back or gone. */
export const setDeleteAt = (db: Db, workspace_id: string, delete_at: string, by: Noted) =>
  changeWorkspace(
    db,
    workspace_id,
    {
      set: sql`delete_at = coalesce(delete_at, ${delete_at}::timestamptz), frozen_at = coalesce(frozen_at, ${by.at}::timestamptz)`,
      action: 'workspace.deletion_scheduled',
    },
    by,
  )

export const clearDeleteAt = (db: Db, workspace_id: string, by: Noted) =>
  changeWorkspace(
    db,
    workspace_id,
    {
      set: sql`delete_at = null, frozen_at = null`,
      where: sql`delete_at > ${by.at} and name <> ''`,
      action: 'workspace.deletion_undone',
    },
    by,
  )

export async function insertMember(
  db: Db,
  member: { workspace_id: string; user_id: string; role: string },
  by: Noted,
): Promise<void> {
  await db.execute(
    sql`with m as (
          insert into members (workspace_id, user_id, role, created_at)
          values (${member.workspace_id}, ${member.user_id}, ${member.role}, ${by.at})
          returning workspace_id, user_id as id, true as livemode),
        ${audited(by, 'member.joined', sql`m`)}
        select 1`,
  )
}
