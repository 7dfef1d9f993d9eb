// A grant is a key: minted when a person says yes, its secret sealed in the tokens of the client, held by nobody else. So
// caps, credits, limits, permissions, audit and revocation are those of keys.

import type { By } from '#lib/caller/by.ts'
import { type Held, Key } from '#lib/caller/key.ts'
import type { World } from '#lib/ctx.ts'
import { after, DAY_MS, MINUTE_MS } from '#lib/instant.ts'
import { refresh } from '#lib/keys/admit/refresh.ts'
import { type AgentKey, livingAgents, prolongAgent } from '#lib/keys/agent-store.ts'
import { MintInput, type Mints, mint } from '#lib/keys/mint.ts'
import type { Person } from '#lib/oauth/person.ts'
import { dropOwner } from '#lib/oauth/records.ts'
import { permissionsFor, type Scope } from '#lib/oauth/scopes.ts'
import { Problem } from '#lib/problem.ts'
import { type Revokes, revokeKey } from '#lib/publish/control/revoke-key.ts'

/** A grant that is not used for so long is over. */
export const IDLE_DAYS = 30
/** Until the client has fetched its first token. */
const UNFETCHED_MINUTES = 15

/** What the client's tokens carry, sealed with them. */
export type Props = { key: string; key_id: string; workspace: string; mode: 'live' | 'test' }

export type Asked = {
  person: Person
  workspace_id: string
  mode: 'live' | 'test'
  scopes: readonly Scope[]
  client: { id: string; name: string; host: string }
}

/** What the person has agreed to, as a key. */
export async function allowAgent(world: Mints, request_id: string, asked: Asked): Promise<Props> {
  const { person, workspace_id, mode, scopes, client } = asked
  const workspace = person.workspaces.find(one => one.id === workspace_id)
  if (!workspace) throw new Problem('bad_request', 'Choose one of your workspaces.')
  const by: By = { actor: person.id, request_id }
  const input = MintInput.parse({
    ...{ workspace_id, mode, permissions: permissionsFor(scopes) },
    name: `${client.name} (${client.host})`.slice(0, 120),
    expires_at: after(world.now(), UNFETCHED_MINUTES * MINUTE_MS).toISOString(),
  })
  const agent = { client_id: client.id, name: client.name, host: client.host, person: person.name }
  const minted = await mint(world, by, input, agent)
  return { key: minted.key, key_id: minted.id, workspace: workspace.name, mode }
}

/** Whether the grant still stands; it then lasts for another month from now. */
export async function prolong(world: Pick<World, 'db' | 'redis' | 'now'>, key_id: string): Promise<boolean> {
  const now = world.now()
  const until = after(now, (IDLE_DAYS + 1) * DAY_MS).toISOString()
  const changed = await prolongAgent(world.db, key_id, { now: now.toISOString(), until })
  if (changed) await refresh(world, [changed])
  return changed !== null
}

export type Grant = Pick<AgentKey, 'workspace_id' | 'livemode' | 'permissions' | 'created_at' | 'expires_at'> &
  AgentKey['agent'] & { grant_id: string }

export async function listGrants(world: Pick<World, 'db' | 'now'>, workspace_id: string | null): Promise<Grant[]> {
  const found = await livingAgents(world.db, workspace_id, world.now().toISOString())
  return found.map(row => {
    const { id, agent, workspace_id, livemode, permissions, created_at, expires_at } = Key.parse(row) as AgentKey
    return { grant_id: id, ...agent, workspace_id, livemode, permissions, created_at, expires_at }
  })
}

/** From this answer on the client can do nothing, and what it has scheduled does not go out. */
export async function revokeGrant(
  world: Revokes,
  by: By,
  grant: Held,
): Promise<{ grant_id: string; posts_canceled: number }> {
  const { posts_canceled } = await revokeKey(world, by, grant)
  await dropOwner(world.redis, grant.id)
  return { grant_id: grant.id, posts_canceled }
}
