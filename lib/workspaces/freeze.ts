import { auditedBy, type By } from '#lib/caller/by.ts'
import type { Workspace } from '#lib/caller/key.ts'
import type { World } from '#lib/ctx.ts'
import { refreshWorkspace } from '#lib/keys/admit/refresh.ts'
import { Problem } from '#lib/problem.ts'
import { setFrozen } from '#lib/workspaces/store.ts'

/** From this answer on no key changes anything of the workspace, and no post of it is taken up; everything can be read. */
export const freeze = (world: World, by: By, workspace_id: string): Promise<Workspace> =>
  changeFrozen(world, by, { workspace_id, frozen: true })

export const unfreeze = (world: World, by: By, workspace_id: string): Promise<Workspace> =>
  changeFrozen(world, by, { workspace_id, frozen: false })

async function changeFrozen(
  world: World,
  by: By,
  asked: { workspace_id: string; frozen: boolean },
): Promise<Workspace> {
  const workspace = await setFrozen(world.db, asked, auditedBy(world, by))
  if (!workspace) throw new Problem('bad_request', `There is no workspace ${asked.workspace_id}.`)
  await refreshWorkspace(world, asked.workspace_id)
  return workspace
}
