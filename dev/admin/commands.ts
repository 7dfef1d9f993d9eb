import { accountCommands } from '#dev/admin/accounts.ts'
import { agentCommands } from '#dev/admin/agents.ts'
import { flags, needed, taken } from '#dev/admin/flags.ts'
import { keyCommands } from '#dev/admin/keys.ts'
import { entrance, type PeopleWorld, peopleCommands } from '#dev/admin/people.ts'
import { planCommands } from '#dev/admin/plans.ts'
import { postingCommands } from '#dev/admin/posting.ts'
import { safetyCommands } from '#dev/admin/safety.ts'
import { studioCommands } from '#dev/admin/studio.ts'
import { listWorkspaces } from '#lib/keys/store.ts'
import { ownerLink } from '#lib/signin/words.ts'
import { CreateWorkspaceInput, createWorkspace } from '#lib/workspaces/workspace.ts'

type Command = (world: PeopleWorld, args: string[]) => Promise<unknown>

export const commands: Record<string, Command> = {
  ...keyCommands,
  ...safetyCommands,
  ...accountCommands,
  ...agentCommands,
  ...planCommands,
  ...postingCommands,
  ...studioCommands,
  ...peopleCommands,

  'workspace create': async (world, args) => {
    const {
      name,
      plan,
      'time-zone': time_zone,
    } = flags(args, { name: 'string', plan: 'string', 'time-zone': 'string' })
    const workspace = await createWorkspace(
      world,
      taken(CreateWorkspaceInput, { name: needed('name', name), plan, time_zone }),
    )
    if (!world.dashboard_url) return workspace
    const { word } = await ownerLink(world, { actor: 'admin', request_id: 'admin' }, workspace.id)
    return { ...workspace, owner_link: entrance(world.dashboard_url, word) }
  },

  'workspace list': async (world, args) => {
    flags(args, {})
    return listWorkspaces(world.db)
  },
}
