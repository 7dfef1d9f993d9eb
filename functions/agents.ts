// The Worker that lets agents in. It is reached through the api Worker alone, whose origin it answers for.
import type { ExecutionContext } from '@cloudflare/workers-types'
import { createAgents } from '#functions/agents/app.ts'
import { agentsDeps } from '#functions/agents/world.ts'
import { AgentsEnv, readEnv } from '#functions/env/env.ts'
import { orNotConfigured, perEnvironment } from '#functions/per-environment.ts'

const started = perEnvironment(raw => createAgents(agentsDeps(readEnv(AgentsEnv, raw), raw as Record<string, unknown>)))

export default {
  fetch: (request: Request, env: unknown, context: ExecutionContext) =>
    orNotConfigured(() => started(env)(request, context)),
}
