import { auditedBy, type By } from '#lib/caller/by.ts'
import type { Workspace } from '#lib/caller/key.ts'
import type { World } from '#lib/ctx.ts'
import { refreshWorkspace } from '#lib/keys/admit/refresh.ts'
import { Problem } from '#lib/problem.ts'
import { setZone } from '#lib/workspaces/store.ts'

/** Days of briefs and hours of the dashboard are by it from now on; what is planned keeps its moment. */
export async function moveZone(world: World, by: By, workspace_id: string, time_zone: string): Promise<Workspace> {
  const workspace = await setZone(world.db, { workspace_id, time_zone }, auditedBy(world, by))
  if (!workspace) throw new Problem('bad_request', `There is no workspace ${workspace_id}.`)
  await refreshWorkspace(world, workspace_id)
  return workspace
}
