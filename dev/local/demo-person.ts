// The owner of the demo workspaces, and the link that signs him in.
import type { Seeded } from '#dev/local/seed.ts'
import type { World } from '#lib/ctx.ts'
import { adminLink } from '#lib/signin/admin-link.ts'
import { entrance } from '#lib/signin/words.ts'

const by = { actor: 'admin', request_id: 'seed' }
const DEMO = { name: 'Ngozi Adeyemi', email: 'demo@paceline.example', time_zone: 'UTC' }

export async function demoLink(world: World, seeded: Seeded, dashboard_url: string): Promise<string> {
  return entrance(dashboard_url, (await adminLink(world, by, seeded.workspace_id, DEMO)).word)
}
