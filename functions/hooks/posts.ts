import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/validate.ts'
import { advancePost } from '#lib/publish/attempt.ts'

const Payload = z.object({ v: z.literal(1), post_id: z.uuid() })

/** One turn at a post; what the platform answers is kept in the row, and the queue need not try again. */
export const postsHook = router().post('/', check('json', Payload), async c => {
  await advancePost(c.var.world, c.req.valid('json').post_id)
  return c.json({ ok: true })
})
