// People of the dashboard: the first owner of a workspace, and a way back in for whoever lost theirs.
import * as z from 'zod'
import { AdminUsage, by, flags, needed, taken, workspaceOf } from '#dev/admin/flags.ts'
import type { World } from '#lib/ctx.ts'
import { listMembers } from '#lib/members/members.ts'
import { Email, entrance, ownerLink, personLink } from '#lib/signin/words.ts'

export type PeopleWorld = World & { dashboard_url?: string }

function at({ dashboard_url }: PeopleWorld): string {
  if (!dashboard_url)
    throw new AdminUsage(
      'The link leads to the dashboard: set DASHBOARD_URL to its address, or start it with `npm start`.',
    )
  return dashboard_url
}

export const peopleCommands: Record<string, (world: PeopleWorld, args: string[]) => Promise<unknown>> = {
  'owner link': async (world, args) => {
    const { word, expires_at } = await ownerLink(world, by, workspaceOf(args))
    return { url: entrance(at(world), word), expires_at }
  },

  'member link': async (world, args) => {
    const given = needed('email', flags(args, { email: 'string' }).email)
    const { email } = taken(z.object({ email: Email }), { email: given })
    const link = await personLink(world, by, email)
    if (!link) throw new AdminUsage(`Nobody has an account with ${email}. \`owner link\` or an invitation makes one.`)
    return { url: entrance(at(world), link.word), expires_at: link.expires_at }
  },

  'member list': (world, args) => listMembers(world, workspaceOf(args)),
}
