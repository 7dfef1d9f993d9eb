import * as z from 'zod'
import { Workspace } from '#lib/caller/key.ts'
import type { World } from '#lib/ctx.ts'
import { TimeZone } from '#lib/instant/zone.ts'
import { insertWorkspace } from '#lib/keys/store.ts'
import { Plan } from '#lib/plans.ts'
import { ShownName } from '#lib/shown-name.ts'

export const CreateWorkspaceInput = z.strictObject({
  name: ShownName,
  plan: Plan.default('free'),
  time_zone: TimeZone.default('UTC'),
})
export type CreateWorkspaceInput = z.output<typeof CreateWorkspaceInput>

export async function createWorkspace(
  world: Pick<World, 'db' | 'now' | 'id'>,
  input: CreateWorkspaceInput,
): Promise<Workspace> {
  const at = world.now().toISOString()
  const workspace = Workspace.parse({
    ...input,
    id: world.id(),
    status: 'active',
    period_anchor: at,
    free_run_used: false,
  })
  await insertWorkspace(world.db, { ...workspace, created_at: at })
  return workspace
}
