import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/body/validate.ts'
import { eventData } from '#lib/told.ts'
import { deliver } from '#lib/webhooks/delivery/deliver.ts'

const Payload = z.object({ v: z.literal(1), delivery_id: z.uuid(), attempt: z.int().min(0) })

/** One attempt at a receiver; what it answers is for our own schedule, not for the queue's. */
export const deliveriesHook = router().post('/', check('json', Payload), async c => {
  const { delivery_id, attempt } = c.req.valid('json')
  await deliver(c.var.world, { id: delivery_id, attempt }, eventData)
  return c.json({ ok: true })
})
