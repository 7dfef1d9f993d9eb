// Clients that introduce themselves: sixty a minute from one address, and gone after a day where they are not used.
import { problemAnswer } from '#functions/agents/answers.ts'
import { type OAuth, UNUSED_CLIENT_SECONDS } from '#functions/agents/oauth.ts'
import type { AgentsWorld } from '#functions/agents/world.ts'
import { keepRecord } from '#lib/oauth/records.ts'
import { networkOf } from '#lib/outbound/address.ts'
import type { Script } from '#lib/ports/redis.ts'

const MOST_A_MINUTE = 60

const count: Script = {
  name: 'count-registrations',
  source: `
local used = redis.call('INCR', KEYS[1])
if used == 1 then redis.call('EXPIRE', KEYS[1], 60) end
return used`,
}

export async function register(
  request: Request,
  { world, oauth }: { world: AgentsWorld; oauth: OAuth },
  context: { waitUntil(work: Promise<unknown>): void },
): Promise<Response> {
  const from = networkOf(request.headers.get('cf-connecting-ip') ?? '')
  const used = request.method === 'POST' ? ((await world.redis.run(count, [`{register:${from}}`], [])) as number) : 0
  if (used > MOST_A_MINUTE)
    return problemAnswer(429, 'rate_limited', 'Too many clients register from this address. Wait a minute.', {
      'Retry-After': '60',
    })
  const answer = await oauth.server.fetch(request, oauth.bound, context as never)
  if (!answer.ok || request.method !== 'POST') return answer
  const told = (await answer.json()) as { client_id: string }
  await keepRecord(world.redis, `client:${told.client_id}`, UNUSED_CLIENT_SECONDS)
  return Response.json(told, answer)
}
