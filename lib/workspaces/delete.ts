import { auditedBy, auditedByService, type By } from '#lib/caller/by.ts'
import type { Workspace } from '#lib/caller/key.ts'
import type { World } from '#lib/ctx.ts'
import { after, DAY_MS } from '#lib/instant.ts'
import { refreshWorkspace } from '#lib/keys/admit/refresh.ts'
import { Problem } from '#lib/problem.ts'
import { claimPurge, deleteRow, deleteRows, workspacesToDelete } from '#lib/workspaces/purge-store.ts'
import { clearDeleteAt, setDeleteAt } from '#lib/workspaces/store.ts'

/** How long a workspace can be called back. */
export const UNDO_DAYS = 14

/** Frozen from this answer on, and gone with all that it has two weeks later; until then it can be called back. */
export async function deleteWorkspace(world: World, by: By, workspace_id: string): Promise<Workspace> {
  const noted = auditedBy(world, by)
  const delete_at = after(new Date(noted.at), UNDO_DAYS * DAY_MS).toISOString()
  const workspace = await setDeleteAt(world.db, workspace_id, delete_at, noted)
  if (!workspace) throw new Problem('bad_request', `There is no workspace ${workspace_id}.`)
  await refreshWorkspace(world, workspace_id)
  return workspace
}

/** As it was before it was to be deleted. */
export async function restoreWorkspace(world: World, by: By, workspace_id: string): Promise<Workspace> {
  const noted = auditedBy(world, by)
  const workspace = await clearDeleteAt(world.db, workspace_id, noted)
  if (!workspace) throw new Problem('invalid_state', `The workspace ${workspace_id} is not on its way out.`)
  await refreshWorkspace(world, workspace_id)
  return workspace
}

/** Removes workspaces whose time to be called back is over; one that does not come to its end is begun again. */
export async function purgeWorkspaces(world: Pick<World, 'db' | 'now' | 'id'>, limit: number): Promise<number> {
  const at = world.now().toISOString()
  const over = await workspacesToDelete(world.db, at, limit)
  for (const id of over) {
    if (!(await claimPurge(world.db, id, at))) continue
    await deleteRows(world.db, id, at)
    await deleteRow(world.db, id, auditedByService(world, at))
  }
  return over.length
}
