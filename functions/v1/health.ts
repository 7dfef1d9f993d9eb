import type { ApiDeps } from '#functions/deps.ts'
import { router } from '#functions/http/app-env.ts'
import { checkHealth, type Health, probes } from '#lib/health/check.ts'

const FRESH_MS = 5_000

/** Asked for by anybody, so one isolate asks its dependencies once in five seconds at most. */
export function health(deps: Pick<ApiDeps, 'release' | 'pingRenderer'>) {
  let last: { at: number; health: Promise<Health> } | undefined
  return router().get('/', async c => {
    const { world } = c.var
    const at = world.now().getTime()
    if (!last || at - last.at >= FRESH_MS)
      last = { at, health: checkHealth(probes(world, deps.pingRenderer), world.now, deps.release) }
    const found = await last.health
    c.header('Cache-Control', 'no-store')
    return c.json(found, found.status === 'fail' ? 503 : 200)
  })
}
