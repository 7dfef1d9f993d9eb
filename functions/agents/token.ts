// The token endpoint. Two that refresh at once with one token get the same next one, so that neither is signed out.
import { problemAnswer } from '#functions/agents/answers.ts'
import { CLIENT_SECONDS, type OAuth } from '#functions/agents/oauth.ts'
import type { AgentsWorld } from '#functions/agents/world.ts'
import { cappedText } from '#functions/http/body/capped.ts'
import { sha256Hex } from '#lib/bytes.ts'
import type { World } from '#lib/ctx.ts'
import { isLivingAgent } from '#lib/keys/agent-store.ts'
import { openedBy, sealedBy } from '#lib/mcp/slot.ts'
import { IDLE_DAYS, revokeGrant } from '#lib/oauth/grant.ts'
import {
  claimRecord,
  type Hold,
  keepRecord,
  putHeld,
  type Records,
  readRecord,
  records,
  releaseRecord,
} from '#lib/oauth/records.ts'

const MOST_BYTES = 64 * 1024
const HOLD_SECONDS = 10
const PATIENCE_MS = 8_000
const LOOK_AGAIN_MS = 40
const KEPT_SECONDS = IDLE_DAYS * 24 * 3600

type Context = { waitUntil(work: Promise<unknown>): void }
type Asked = { request: Request; text: string; form: URLSearchParams; context: Context }
type Keeper = { world: AgentsWorld; oauth: OAuth }

export async function token(request: Request, keeper: Keeper, context: Context, request_id: string): Promise<Response> {
  const text = request.method === 'POST' ? await cappedText(request, MOST_BYTES) : ''
  const asked = { request, text, form: new URLSearchParams(text), context }
  if (asked.form.get('grant_type') === 'refresh_token') return refresh(keeper, asked)
  if (!asked.form.has('grant_type')) return revoke(keeper, asked, request_id)
  const answer = await issue(keeper, asked, keeper.oauth.bound.OAUTH_KV)
  if (answer.ok) await keepClient(keeper.world, asked.form.get('client_id'))
  return answer
}

function issue({ oauth }: Keeper, { request, text, context }: Asked, records: Records): Promise<Response> {
  const { url, method, headers } = request
  const again = new Request(url, { method, headers, ...(method === 'POST' && { body: text }) })
  return oauth.server.fetch(again, { OAUTH_KV: records }, context as never)
}

/** A client that has fetched a token is one that is used. */
const keepClient = async ({ redis }: AgentsWorld, client_id: string | null) =>
  client_id && !client_id.includes('/') && keepRecord(redis, `client:${client_id}`, CLIENT_SECONDS)

/** A client that gives its grant back takes its key along. */
async function revoke(keeper: Keeper, asked: Asked, request_id: string): Promise<Response> {
  const { world, oauth } = keeper
  const kept = oauth.bound.OAUTH_KV
  const [owner = ''] = (asked.form.get('token') ?? '').split(':')
  const answer = await issue(keeper, asked, kept)
  if (!answer.ok || (await kept.list({ prefix: `grant:${owner}:` })).keys.length > 0) return answer
  // The library took it away now, or did so before and its answer was lost: nobody can use what is left.
  if (await isLivingAgent(world.db, owner)) {
    const later: World['later'] = work => asked.context.waitUntil(work)
    await revokeGrant({ ...world, later }, { actor: `key:${owner}`, request_id }, { id: owner, workspace_id: null })
  }
  return answer
}

async function refresh(keeper: Keeper, asked: Asked): Promise<Response> {
  const { world } = keeper
  const old = asked.form.get('refresh_token') ?? ''
  const [owner = '', grant = ''] = old.split(':')
  const hold = { name: `hold:${owner}:${await sha256Hex(grant)}`, holder: world.id() }
  const kept = `refreshed:${owner}:${await sha256Hex(old)}`
  if (!(await held(world, hold))) return tooBusy()
  try {
    const next = await readRecord(world.redis, kept)
    const own = records(world.redis, world.now, hold)
    const answer = await issue(keeper, asked, next ? withGrantAsItIs(own) : own)
    if (!answer.ok) return answer
    const told = (await answer.json()) as { refresh_token: string }
    if (next) return Response.json({ ...told, refresh_token: await openedBy(old, next) }, answer)
    // Without it who asks next would renew once more, and this answer would be worth nothing.
    await putHeld(world.redis, kept, await sealedBy(world, old, told.refresh_token), { seconds: KEPT_SECONDS, hold })
    await keepClient(world, asked.form.get('client_id'))
    return Response.json(told, answer)
  } finally {
    await releaseRecord(world.redis, hold)
  }
}

async function held({ redis, now, pause }: AgentsWorld, hold: Hold): Promise<boolean> {
  for (const give_up = now().getTime() + PATIENCE_MS; now().getTime() < give_up; await pause(LOOK_AGAIN_MS))
    if ((await claimRecord(redis, hold, HOLD_SECONDS)) === hold.holder) return true
  return false
}

/** The token was renewed before: who brings it is judged as ever and gets an access token, and the grant stays as it is. */
const withGrantAsItIs = (own: Records): Records => ({
  ...own,
  put: async (name, text, options) => (name.startsWith('grant:') ? undefined : own.put(name, text, options)),
})

const tooBusy = () =>
  problemAnswer(429, 'temporarily_unavailable', 'This grant is being renewed elsewhere. Try again.', {
    'Retry-After': '1',
  })
