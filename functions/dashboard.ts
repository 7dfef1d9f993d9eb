// Worker 3: where people sign in.
import type { ExecutionContext } from '@cloudflare/workers-types'
import { createDashboard } from '#functions/dashboard/app.ts'
import { dashboardDeps } from '#functions/deps.ts'
import { DashboardEnv, readEnv } from '#functions/env/env.ts'
import { doctorDoor } from '#functions/internal/doctor.ts'
import { orNotConfigured, perEnvironment } from '#functions/per-environment.ts'

const started = perEnvironment(raw => {
  const env = readEnv(DashboardEnv, raw)
  const deps = dashboardDeps(env)
  const patient = { worker: 'dashboard', deps, keys: env.URL_SIGNING_KEYS, settings: raw as Record<string, unknown> }
  return createDashboard(deps, doctorDoor(patient, { RENDER: env.RENDER }))
})

export default {
  fetch: (request: Request, env: unknown, context: ExecutionContext) =>
    orNotConfigured(() => started(env).fetch(request, env as object, context)),
}
