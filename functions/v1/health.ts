import type { ApiDeps } from '#functions/deps.ts'
import { router } from '#functions/http/app-env.ts'
import { doc } from '#functions/http/doc.ts'
import { checkHealth, Health, probes } from '#lib/health/check.ts'

const FRESH_MS = 5_000

const described = doc({
  id: 'getHealth',
  tag: 'Service',
  summary: 'Whether the service and what it stands on are well',
  description: 'Needs no key. 503 when Postgres is down; anything else that is down makes it `warn`.',
  answers: { 200: Health, 503: Health },
})

/** Asked for by anybody, so one isolate asks its dependencies once in five seconds at most. */
export function health(deps: Pick<ApiDeps, 'release' | 'pingRenderer'>) {
  let last: { at: number; health: Promise<Health> } | undefined
  return router().get('/', described, async c => {
    const { world } = c.var
    const at = world.now().getTime()
    if (!last || at - last.at >= FRESH_MS)
      last = { at, health: checkHealth(probes(world, deps.pingRenderer), world.now, deps.release) }
    const found = await last.health
    c.header('Cache-Control', 'no-store')
    return c.json(found, found.status === 'fail' ? 503 : 200)
  })
}
