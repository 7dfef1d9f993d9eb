import { createMiddleware } from 'hono/factory'
import { isReading } from '#functions/http/answer/reading.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { address, type spentAddresses } from '#functions/http/entry/address.ts'
import { shownKey } from '#functions/http/entry/bearer.ts'
import { findShownOfKey } from '#lib/runs/read/shown-store.ts'

const path =
  /^\/api\/v1\/programmatic\/runs\/([0-9a-f]{8}-[0-9a-f]{4}-[1-9a-f][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})(\/events)?$/i

/**
 * Asks for the run while the key is being checked, so that the two trips are one. A refused key never sees the answer,
 * and an address that only brings wrong keys has nothing asked for it.
 */
export const readAhead = (spent: ReturnType<typeof spentAddresses>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    // By the key alone, which does not know of another mode.
    const isOwn = isReading(c.req.method) && c.req.header('brand-mode') === undefined
    const run_id = isOwn ? path.exec(c.req.path)?.[1] : undefined
    const shown = run_id && !spent.at(address(c), c.get('world').now()) && shownKey(c)
    if (shown) {
      const { db, now } = c.get('world')
      c.set(
        'ahead',
        shown.then(hash => findShownOfKey(db, hash, { run_id, now: now() })).catch(() => undefined),
      )
    }
    await next()
  })
