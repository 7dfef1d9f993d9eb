// The agents Worker as it is deployed, but for what it serves behind OAuth: the fixtures of the conformance suite.
import type { ExecutionContext } from '@cloudflare/workers-types'
import { fixtureServer } from '#bench/agents/fixtures.ts'
import { createAgents } from '#functions/agents/app.ts'
import { agentServer } from '#functions/agents/mcp.ts'
import { whoBySession } from '#functions/agents/sign-in.ts'
import { agentsDeps } from '#functions/agents/world.ts'
import { AgentsEnv, readEnv } from '#functions/env/env.ts'
import { perEnvironment } from '#functions/per-environment.ts'

const started = perEnvironment(raw => {
  const deps = agentsDeps(readEnv(AgentsEnv, raw), raw as Record<string, unknown>)
  return createAgents(deps, whoBySession(deps), agentServer(deps, fixtureServer))
})

export default {
  fetch: (request: Request, env: unknown, context: ExecutionContext) => started(env)(request, context),
}
