import { auditedBy, type By } from '#lib/caller/by.ts'
import type { World } from '#lib/ctx.ts'
import { can, mayGive, Role } from '#lib/members/roles.ts'
import {
  deleteInvitation,
  deleteMember,
  type InvitationRow,
  listInvitationRows,
  listMemberRows,
  type MemberRow,
  setRole,
} from '#lib/members/store.ts'
import { Problem } from '#lib/problem.ts'

export type Member = Omit<MemberRow, 'role'> & { role: Role }
/** Whose team it is, and what whoever asks may do there. */
export type Team = { workspace_id: string; role: Role }

export const listMembers = async (world: Pick<World, 'db'>, workspace_id: string): Promise<Member[]> =>
  (await listMemberRows(world.db, workspace_id)).map(row => ({ ...row, role: Role.parse(row.role) }))

export const listInvitations = (world: Pick<World, 'db' | 'now'>, workspace_id: string): Promise<InvitationRow[]> =>
  listInvitationRows(world.db, workspace_id, world.now().toISOString())

async function memberOf(world: World, { workspace_id }: Team, user_id: string): Promise<Member> {
  const found = (await listMembers(world, workspace_id)).find(member => member.user_id === user_id)
  if (!found) throw new Problem('bad_request', 'There is no such member in this workspace.')
  return found
}

const lastOwner = () => new Problem('invalid_state', 'A workspace keeps at least one owner. Make another one first.')

/** Signs the person out everywhere, so that the new role is the one that he comes back with. */
export async function changeRole(
  world: World,
  by: By,
  team: Team,
  asked: { user_id: string; role: Role },
): Promise<void> {
  const member = await memberOf(world, team, asked.user_id)
  if (!mayGive(team.role, asked.role) || !mayGive(team.role, member.role))
    throw new Problem('permission_denied', 'Only an owner makes owners, or takes it from one.')
  const which = { workspace_id: team.workspace_id, user_id: member.user_id }
  if (!(await setRole(world.db, which, asked.role, auditedBy(world, by)))) throw lastOwner()
}

/** Everybody may go by himself. */
export async function removeMember(world: World, by: By, team: Team, user_id: string): Promise<void> {
  const member = await memberOf(world, team, user_id)
  const goes = by.actor === `user:${user_id}`
  if (!goes && (!can(team.role, 'team') || !mayGive(team.role, member.role)))
    throw new Problem('permission_denied', 'Only an owner removes an owner.')
  const done = await deleteMember(world.db, { workspace_id: team.workspace_id, user_id }, auditedBy(world, by))
  if (!done) throw lastOwner()
}

export async function takeBackInvitation(world: World, by: By, workspace_id: string, hash: string): Promise<void> {
  if (!(await deleteInvitation(world.db, workspace_id, hash, auditedBy(world, by))))
    throw new Problem('bad_request', 'This invitation is over already.')
}
