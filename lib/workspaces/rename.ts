import { auditedBy, type By } from '#lib/caller/by.ts'
import type { World } from '#lib/ctx.ts'
import { refreshWorkspace } from '#lib/keys/admit/refresh.ts'
import { setName } from '#lib/workspaces/store.ts'

/** As pages and invitations call it; on pictures the brand's own name stands. Its address leads there by either. */
export async function renameWorkspace(world: World, by: By, workspace_id: string, name: string): Promise<void> {
  await setName(world.db, { workspace_id, name }, auditedBy(world, by))
  await refreshWorkspace(world, workspace_id)
}
