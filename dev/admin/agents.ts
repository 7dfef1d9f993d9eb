// Agents: who may let them in, which were let in, and how one is sent away.
import { by, type Command, flags, idFirst, needed, taken } from '#dev/admin/flags.ts'
import { listGrants, revokeGrant } from '#lib/oauth/grant.ts'
import { adminLink } from '#lib/signin/admin-link.ts'
import { NewcomerInput } from '#lib/signin/words.ts'

/** Where a browser signs in that connects agents. */
const agentEntrance = (public_url: string, word: string) => `${public_url}/oauth/sign-in?code=${word}`

export const agentCommands: Record<string, Command> = {
  'agent link': async (world, args) => {
    const { workspace, email, name } = flags(args, { workspace: 'string', email: 'string', name: 'string' })
    const address = needed('email', email)
    const person = taken(NewcomerInput, { email: address, name: name ?? address })
    const { word, expires_at } = await adminLink(world, by, needed('workspace', workspace), person)
    return { url: agentEntrance(world.public_url, word), expires_at }
  },

  'agent list': async (world, args) => listGrants(world, flags(args, { workspace: 'string' }).workspace ?? null),

  'agent revoke': async (world, args) =>
    revokeGrant(world, by, { id: idFirst('agent revoke', args)[0], workspace_id: null }),
}
