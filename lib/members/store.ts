import { sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import { type Db, rows } from '#lib/db.ts'
import type { Role } from '#lib/members/roles.ts'

export type MemberRow = {
  user_id: string
  name: string
  email: string
  role: string
  created_at: string
  seen_at: string | null
}

export const listMemberRows = (db: Db, workspace_id: string): Promise<MemberRow[]> =>
  rows(
    db,
    sql`select m.user_id, u.name, u.email, m.role, m.created_at,
          (select max(seen_at) from sessions s where s.user_id = m.user_id) as seen_at
        from members m join users u on u.id = m.user_id where m.workspace_id = ${workspace_id} order by m.created_at, u.id`,
  )

export type InvitationRow = { hash: string; email: string; role: string; created_at: string; expires_at: string }

export const listInvitationRows = (db: Db, workspace_id: string, now: string): Promise<InvitationRow[]> =>
  rows(
    db,
    sql`select hash, email, role, created_at, expires_at from sign_in_words
        where workspace_id = ${workspace_id} and kind = 'invitation' and expires_at > ${now} order by created_at desc`,
  )

type Changed = { user_id: string }
type Which = { workspace_id: string; user_id: string }

export async function roleOf(db: Db, { workspace_id, user_id }: Which): Promise<Role | null> {
  const [found] = await rows<{ role: Role }>(
    db,
    sql`select role from members where workspace_id = ${workspace_id} and user_id = ${user_id}`,
  )
  return found?.role ?? null
}

/** Whoever is the last owner stays one; the row is locked against another who goes at the same moment. */
const otherOwner = (which: Which) => sql`
  (m.role <> 'owner' or exists (
    select from (select user_id from members where workspace_id = ${which.workspace_id} and role = 'owner' order by user_id for update) o
    where o.user_id <> ${which.user_id}))`

export async function setRole(db: Db, which: Which, role: string, by: Audited): Promise<boolean> {
  const changed = await rows<Changed>(
    db,
    sql`with m as (
          update members m set role = ${role}
          where workspace_id = ${which.workspace_id} and user_id = ${which.user_id} and (${role} = 'owner' or ${otherOwner(which)})
          returning workspace_id, user_id, user_id as id, true as livemode),
        gone as (delete from sessions where user_id in (select user_id from m) and ${by.actor} <> 'user:' || user_id),
        ${audited(by, 'member.role_changed', sql`m`)}
        select user_id from m`,
  )
  return changed.length > 0
}

export async function deleteMember(db: Db, which: Which, by: Audited): Promise<boolean> {
  const changed = await rows<Changed>(
    db,
    sql`with m as (
          delete from members m where workspace_id = ${which.workspace_id} and user_id = ${which.user_id} and ${otherOwner(which)}
          returning workspace_id, user_id, user_id as id, true as livemode),
        ${audited(by, 'member.removed', sql`m`)}
        select user_id from m`,
  )
  return changed.length > 0
}

export async function deleteInvitation(db: Db, workspace_id: string, hash: string, by: Audited): Promise<boolean> {
  const gone = await rows(
    db,
    sql`with o as (
          delete from sign_in_words where workspace_id = ${workspace_id} and hash = ${hash} and kind = 'invitation'
          returning workspace_id, email as id, true as livemode),
        ${audited(by, 'member.invitation_taken_back', sql`o`)}
        select 1 from o`,
  )
  return gone.length > 0
}
