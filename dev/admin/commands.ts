import { accountCommands } from '#dev/admin/accounts.ts'
import { agentCommands } from '#dev/admin/agents.ts'
import { AdminUsage, by, flags, idFirst, needed, taken } from '#dev/admin/flags.ts'
import { keyCommands } from '#dev/admin/keys.ts'
import { type PeopleWorld, peopleCommands } from '#dev/admin/people.ts'
import { planCommands } from '#dev/admin/plans.ts'
import { postingCommands } from '#dev/admin/posting.ts'
import { safetyCommands } from '#dev/admin/safety.ts'
import { studioCommands } from '#dev/admin/studio.ts'
import { MintInput, mint } from '#lib/keys/mint.ts'
import { listWorkspaces } from '#lib/keys/store.ts'
import { entrance, ownerLink } from '#lib/signin/words.ts'
import { CreateWorkspaceInput, createWorkspace } from '#lib/workspaces/workspace.ts'
import { moveZone } from '#lib/workspaces/zone.ts'

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
    const given = flags(args, { name: 'string', plan: 'string', 'time-zone': 'string', key: 'string' })
    const { plan, 'time-zone': time_zone, key: mode } = given
    const input = taken(CreateWorkspaceInput, { name: needed('name', given.name), plan, time_zone })
    if (mode !== undefined && mode !== 'live' && mode !== 'test') throw new AdminUsage('--key is live or test.')
    if (mode === 'live' && input.plan === 'free') throw new AdminUsage('A live key takes a plan: --plan pro.')
    const workspace = await createWorkspace(world, input)
    const key = mode && (await mint(world, by, MintInput.parse({ workspace_id: workspace.id, mode })))
    if (!world.dashboard_url) return { ...workspace, ...(key && { key: key.key }) }
    const { word } = await ownerLink(world, by, workspace.id)
    return { ...workspace, ...(key && { key: key.key }), owner_link: entrance(world.dashboard_url, word) }
  },

  'workspace zone': async (world, args) => {
    const [id, rest] = idFirst('workspace zone', args)
    const given = needed('time-zone', flags(rest, { 'time-zone': 'string' })['time-zone'])
    const { time_zone } = taken(CreateWorkspaceInput.pick({ time_zone: true }), { time_zone: given })
    return moveZone(world, by, id, time_zone)
  },

  'workspace list': async (world, args) => {
    flags(args, {})
    return listWorkspaces(world.db)
  },
}
