// The operator's page, in the render Worker, which has room for it; api hands it on.
import type { Deps } from '#functions/deps.ts'
import { router } from '#functions/http/app-env.ts'
import { statusPage } from '#functions/status/page.ts'
import { readStatus, type Status } from '#lib/doctor/status.ts'
import { probes } from '#lib/health/check.ts'

const FRESH_MS = 15_000
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"
/** A release is a short word; whatever else is asked with is not repeated. */
const isRelease = (word: string) => /^[\w.-]{1,40}$/.test(word)

/** Asked for by anybody, so one isolate looks once in fifteen seconds at most. */
export function statusDoor({ release, paused = false }: Pick<Deps, 'release' | 'paused'>) {
  let last: { at: number; status: Promise<Status> } | undefined
  return router().get('/', async c => {
    const { world } = c.var
    const at = world.now().getTime()
    const own = probes(world, async () => undefined)
    if (!last || at - last.at >= FRESH_MS)
      last = { at, status: readStatus(world, own, { paused, releases: { api: release, render: release } }) }
    const asking = c.req.query('api') ?? ''
    const found = await last.status
    const status = { ...found, releases: { ...found.releases, api: isRelease(asking) ? asking : release } }
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', policy)
    c.header('Referrer-Policy', 'no-referrer')
    const code = status.status === 'fail' ? 503 : 200
    return c.req.path.endsWith('.json') ? c.json(status, code) : c.html(statusPage(status), code)
  })
}
