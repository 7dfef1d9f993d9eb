import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/body/validate.ts'
import { advancePost } from '#lib/publish/attempt/attempt.ts'
import type { Posting } from '#lib/publish/control/posting.ts'
import { measure } from '#lib/publish/measure/metrics.ts'

const Payload = z.union([
  z.object({ v: z.literal(1), post_id: z.uuid() }),
  z.object({ v: z.literal(1), account_id: z.uuid() }),
])

/** One turn at a post; what the platform answers is kept in the row, and the queue need not try again. */
export const postsHook = (posting: (livemode: boolean) => Posting) =>
  router().post('/', check('json', Payload), async c => {
    const asked = c.req.valid('json')
    const shop = { ...c.var.world, posting }
    await ('post_id' in asked ? advancePost(shop, asked.post_id) : measure(shop, asked.account_id))
    return c.json({ ok: true })
  })
