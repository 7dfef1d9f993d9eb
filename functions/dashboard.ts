// The Worker where people sign in.
import { createDashboard } from '#functions/dashboard/app.ts'
import { dashboardDeps } from '#functions/deps.ts'
import { DashboardEnv, readEnv } from '#functions/env/env.ts'
import { doctorDoor } from '#functions/internal/doctor.ts'
import { perEnvironment, workerOf } from '#functions/per-environment.ts'

const started = perEnvironment(raw => {
  const env = readEnv(DashboardEnv, raw)
  const deps = dashboardDeps(env)
  const patient = { worker: 'dashboard', deps, keys: env.URL_SIGNING_KEYS, settings: raw as Record<string, unknown> }
  return createDashboard(deps, doctorDoor(patient, { RENDER: env.RENDER, INTAKE: env.INTAKE }))
})

export default workerOf(started)
