// The owner of the demo workspaces, and the link that signs him in.
import { entrance } from '#dev/admin/people.ts'
import type { Seeded } from '#dev/local/seed.ts'
import type { World } from '#lib/ctx.ts'
import { listMembers } from '#lib/members/members.ts'
import { join, ownerLink, personLink } from '#lib/signin/words.ts'

const by = { actor: 'admin', request_id: 'seed' }
const DEMO = { name: 'Ngozi Adeyemi', email: 'demo@paceline.example', time_zone: 'UTC' }
const entering = { method: 'link', user_agent: '', former: undefined, request_id: 'seed' }

export async function demoLink(world: World, seeded: Seeded, dashboard_url: string): Promise<string> {
  const known = await listMembers(world, seeded.workspace_id)
  if (!known.some(({ email }) => email === DEMO.email))
    await join(world, (await ownerLink(world, by, seeded.workspace_id)).word, DEMO, entering)
  const link = await personLink(world, by, DEMO.email)
  if (!link) throw new Error('the demo user is not there')
  return entrance(dashboard_url, link.word)
}
