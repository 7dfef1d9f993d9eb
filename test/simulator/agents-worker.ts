// The agents Worker of the simulation, and the way from it to the api Worker.
import type { Fetcher } from '@cloudflare/workers-types'
import { createAgents } from '#functions/agents/app.ts'
import { apiOf } from '#functions/agents/world.ts'
import type { World } from '#lib/ctx.ts'
import type { Queue } from '#lib/ports/queue.ts'
import type { Keyring } from '#lib/seal.ts'
import { absent, type Isolates } from './isolates.ts'
import { bound } from './renderer.ts'

type Parts = { isolates: Isolates; keys: Keyring; api: (request: Request) => Response | Promise<Response> }
type Context = Parameters<ReturnType<typeof createAgents>>[1]

/** Like the real one it sends no messages: the sweep finds what waits. */
const queue: Queue = { send: absent('queue of agents'), ping: absent('queue of agents') }

/** Answers are read to their end inside of the isolate. */
export function agentsWorker(world: World, { isolates, keys, api }: Parts) {
  const answer = createAgents({
    world: { ...world, queue },
    ...{ keys, release: 'simulated', settings: {}, dashboard_url: undefined },
    api: apiOf({ API: bound(isolates, api) as unknown as Fetcher, PUBLIC_URL: world.public_url }),
    preview: async () => null,
  })
  return async (asked: Request, context: Context): Promise<Response> => {
    const { status, headers, body } = await answer(asked, context)
    return new Response(body && (await new Response(body).bytes()), { status, headers })
  }
}
