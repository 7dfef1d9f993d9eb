import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/validate.ts'
import { advancePost } from '#lib/publish/attempt.ts'
import { measure } from '#lib/publish/metrics.ts'

const Payload = z.union([
  z.object({ v: z.literal(1), post_id: z.uuid() }),
  z.object({ v: z.literal(1), account_id: z.uuid() }),
])

/** One turn at a post; what the platform answers is kept in the row, and the queue need not try again. */
export const postsHook = router().post('/', check('json', Payload), async c => {
  const asked = c.req.valid('json')
  await ('post_id' in asked ? advancePost(c.var.world, asked.post_id) : measure(c.var.world, asked.account_id))
  return c.json({ ok: true })
})
