// Agents: who may let them in, which were let in, and how one is sent away.
import { flags, idFirst, needed } from '#dev/admin/flags.ts'
import type { World } from '#lib/ctx.ts'
import { listGrants, revokeGrant } from '#lib/oauth/grant.ts'
import { createAgentLink } from '#lib/oauth/link.ts'

export const agentHelp = `  npm run admin -- agent link --workspace ID --name "Whose"   opened once, that browser may connect agents for an hour
  npm run admin -- agent list [--workspace ID]
  npm run admin -- agent revoke GRANT_ID           at once, and what it has scheduled is taken back`

const by = { actor: 'admin', request_id: 'admin' }

export const agentCommands: Record<string, (world: World, args: string[]) => Promise<unknown>> = {
  'agent link': async (world, args) => {
    const { workspace, name } = flags(args, { workspace: 'string', name: 'string' })
    return createAgentLink(world, { workspace_id: needed('workspace', workspace), name: needed('name', name) })
  },

  'agent list': async (world, args) => listGrants(world, flags(args, { workspace: 'string' }).workspace ?? null),

  'agent revoke': async (world, args) =>
    revokeGrant(world, by, { id: idFirst('agent revoke', args)[0], workspace_id: null }),
}
