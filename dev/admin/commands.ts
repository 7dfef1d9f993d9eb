import { accountCommands, accountHelp } from '#dev/admin/accounts.ts'
import { agentCommands, agentHelp } from '#dev/admin/agents.ts'
import { flags, needed, taken } from '#dev/admin/flags.ts'
import { keyCommands, keyHelp } from '#dev/admin/keys.ts'
import { entrance, type PeopleWorld, peopleCommands, peopleHelp } from '#dev/admin/people.ts'
import { planCommands, planHelp } from '#dev/admin/plans.ts'
import { postingCommands, postingHelp } from '#dev/admin/posting.ts'
import { safetyCommands, safetyHelp } from '#dev/admin/safety.ts'
import { studioCommands, studioHelp } from '#dev/admin/studio.ts'
import { ownerLink } from '#lib/signin/words.ts'
import { CreateWorkspaceInput, createWorkspace } from '#lib/workspaces/workspace.ts'

export const help = `Workspaces, keys, accounts of platforms, Studio and its chats. Everything is printed as JSON.

  npm run admin -- workspace create --name NAME [--plan free|starter|pro|growth|scale] [--time-zone ZONE]
${peopleHelp}
${planHelp}
${keyHelp}
${safetyHelp}
${accountHelp}
${agentHelp}
${postingHelp}
${studioHelp}

It works on the running local stack, else on the local data. For a deployment set DATABASE_URL,
UPSTASH_REDIS_REST_URL and UPSTASH_REDIS_REST_TOKEN, for \`account connect\` and \`agent link\` also PUBLIC_URL, for links into the
dashboard DASHBOARD_URL. A minted key and a link are shown once.`

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
}
