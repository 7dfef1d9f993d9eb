import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#functions/http/app-env.ts'
import { sha256Hex } from '#lib/bytes.ts'
import { looksLikeSecret } from '#lib/keys/secret.ts'
import { findRunOfKey } from '#lib/runs/store.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-9a-f][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Asks for the run while the key is being checked, so that the two trips are one. A refused key never sees the answer. */
export const readAhead = createMiddleware<AppEnv>(async (c, next) => {
  const run_id = c.req.path.split('/')[5] ?? ''
  const secret =
    c.req
      .header('authorization')
      ?.replace(/^Bearer\s+/i, '')
      .trim() ?? ''
  if (c.req.method === 'GET' && uuid.test(run_id) && looksLikeSecret(secret)) {
    const { db } = c.var.world
    c.set(
      'ahead',
      sha256Hex(secret)
        .then(hash => findRunOfKey(db, hash, run_id))
        .catch(() => null),
    )
  }
  await next()
})
