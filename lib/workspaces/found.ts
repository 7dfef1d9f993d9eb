import type { Workspace } from '#lib/caller/key.ts'
import type { World } from '#lib/ctx.ts'
import { insertMember } from '#lib/workspaces/store.ts'
import { type CreateWorkspaceInput, createWorkspace } from '#lib/workspaces/workspace.ts'

/** A workspace of a person's own, on the free plan; whoever makes it is its owner. */
export async function foundWorkspace(
  world: World,
  by: { user_id: string; request_id: string },
  { name, time_zone }: Pick<CreateWorkspaceInput, 'name' | 'time_zone'>,
): Promise<Workspace> {
  const workspace = await createWorkspace(world, { name, time_zone, plan: 'free' })
  const noted = {
    id: world.id(),
    actor: `user:${by.user_id}`,
    request_id: by.request_id,
    at: world.now().toISOString(),
  }
  await insertMember(world.db, { workspace_id: workspace.id, user_id: by.user_id, role: 'owner' }, noted)
  return workspace
}
