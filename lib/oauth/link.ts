// The one-time link of the administration: who opens it may connect agents to one workspace for an hour, in that browser.
import { randomBase62, sha256Hex } from '#lib/bytes.ts'
import type { World } from '#lib/ctx.ts'
import { after, HOUR_MS } from '#lib/instant.ts'
import { Workspace } from '#lib/keys/key.ts'
import { findWorkspace } from '#lib/keys/store.ts'
import { isSigned, type SigningKeys, sign } from '#lib/media/hmac.ts'
import type { Person } from '#lib/oauth/person.ts'
import { putRecord, takeRecord } from '#lib/oauth/records.ts'
import { Problem } from '#lib/problem.ts'

const LINK_HOURS = 24
const SESSION_MS = HOUR_MS
const SECRET_LENGTH = 43
const secretForm = /^[0-9A-Za-z]{43}$/

type Invited = { workspace_id: string; name: string; id: string }
type Making = Pick<World, 'db' | 'redis' | 'random' | 'now' | 'id' | 'public_url'>

/** The link is in this answer and nowhere else. */
export async function createAgentLink(
  world: Making,
  { workspace_id, name }: { workspace_id: string; name: string },
): Promise<{ url: string; expires_at: string }> {
  if (!(await findWorkspace(world.db, workspace_id)))
    throw new Problem('bad_request', `There is no workspace ${workspace_id}.`)
  const secret = randomBase62(SECRET_LENGTH, world.random)
  const invited: Invited = { workspace_id, name, id: world.id() }
  await putRecord(world.redis, await recordOf(secret), JSON.stringify(invited), LINK_HOURS * 3600)
  const expires_at = after(world.now(), LINK_HOURS * HOUR_MS).toISOString()
  return { url: `${world.public_url}/oauth/sign-in?code=${secret}`, expires_at }
}

const recordOf = async (secret: string) => `invitation:${await sha256Hex(secret)}`

/** A session for whoever brings the code first; null for a code that is over. */
export async function openAgentLink(
  world: Pick<World, 'redis' | 'now'>,
  keys: SigningKeys,
  secret: string,
): Promise<string | null> {
  const text = secretForm.test(secret) ? await takeRecord(world.redis, await recordOf(secret)) : null
  if (text === null) return null
  const session = btoa(
    encodeURIComponent(JSON.stringify({ ...JSON.parse(text), exp: world.now().getTime() + SESSION_MS })),
  )
  const { kid, sig } = await sign(keys, signedText(session))
  return `${session}.${kid}.${sig}`
}

const signedText = (session: string) => `AGENT-SESSION\n${session}`

/** Whom a session stands for; null for one that is over or none of ours. */
export async function readSession(
  world: Pick<World, 'db' | 'now'>,
  keys: SigningKeys,
  cookie: string,
): Promise<Person | null> {
  const [session = '', kid = '', sig = ''] = cookie.split('.')
  if (!(await isSigned(keys, signedText(session), { kid, sig }))) return null
  const { workspace_id, name, id, exp } = JSON.parse(decodeURIComponent(atob(session))) as Invited & { exp: number }
  if (exp <= world.now().getTime()) return null
  const row = await findWorkspace(world.db, workspace_id)
  if (!row) return null
  const workspace = Workspace.parse(row)
  return { id: `invited:${id}`, name, workspaces: [{ id: workspace.id, name: workspace.name }] }
}
