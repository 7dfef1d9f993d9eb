import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/body/validate.ts'
import { deliverCard } from '#lib/studio/deliver.ts'

const Payload = z.object({ v: z.literal(1), message_id: z.uuid(), attempt: z.int().min(0) })

/** One attempt at a chat; what the bot is answered is for our own row, not for the queue. */
export const messagesHook = router().post('/', check('json', Payload), async c => {
  const { message_id, attempt } = c.req.valid('json')
  await deliverCard(c.var.world, { id: message_id, attempt })
  return c.json({ ok: true })
})
