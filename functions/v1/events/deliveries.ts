import * as z from 'zod'
import { linkPages } from '#functions/http/answer/page.ts'
import { router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body/body.ts'
import { repeatable } from '#functions/http/body/repeatable.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { WebhookPath } from '#functions/v1/events/webhooks.ts'
import { eventData } from '#lib/told.ts'
import {
  ListDeliveriesInput,
  listDeliveries,
  Recovered,
  RecoverInput,
  recover,
  replay,
  sendTest,
} from '#lib/webhooks/delivery/deliveries.ts'
import { Delivery } from '#lib/webhooks/delivery/delivery.ts'

const DeliveryPath = WebhookPath.extend({ delivery_id: z.uuid() })

const tested = doc({
  id: 'testWebhook',
  needs: 'webhooks',
  tag: 'Webhooks',
  summary: 'Send a webhook.test event to an endpoint',
  answers: { 202: Delivery },
  codes: ['webhook_not_found', 'invalid_state'],
})
const listed = doc({
  id: 'listWebhookDeliveries',
  tag: 'Webhooks',
  summary: 'What was sent to an endpoint, and what it answered',
  description:
    'The last 30 days, newest first: the body as posted, and each attempt with the first kilobyte of its answer.',
  answers: { 200: z.array(Delivery) },
  codes: ['webhook_not_found'],
})
const replayed = doc({
  id: 'replayWebhookDelivery',
  needs: 'webhooks',
  tag: 'Webhooks',
  summary: 'Send one event once more, under its own id',
  answers: { 202: Delivery },
  codes: ['webhook_not_found', 'delivery_not_found', 'invalid_state'],
})
const recovered = doc({
  id: 'recoverWebhook',
  needs: 'webhooks',
  tag: 'Webhooks',
  summary: 'Send all that an endpoint has not taken since a moment',
  description:
    'Up to 30 days back, and not before the endpoint was made. What has failed comes first and now, also where it waits for its next attempt; then what was never sent. What the endpoint has taken already is not sent again.',
  answers: { 202: Recovered },
  codes: ['webhook_not_found', 'invalid_state'],
})

export default router()
  .post('/:webhook_id/test', tested, check('param', WebhookPath), repeatable, async c =>
    c.json(await sendTest(c.var.ctx, c.req.valid('param').webhook_id, eventData), 202),
  )

  .get('/:webhook_id/deliveries', listed, check('param', WebhookPath), check('query', ListDeliveriesInput), async c => {
    const input = c.req.valid('query')
    const deliveries = await listDeliveries(c.var.ctx, c.req.valid('param').webhook_id, input, eventData)
    linkPages(c, input, deliveries.length)
    return c.json(deliveries)
  })

  .post('/:webhook_id/deliveries/:delivery_id/replay', replayed, check('param', DeliveryPath), repeatable, async c => {
    const { webhook_id, delivery_id } = c.req.valid('param')
    return c.json(await replay(c.var.ctx, webhook_id, delivery_id, eventData), 202)
  })

  .post('/:webhook_id/recover', recovered, check('param', WebhookPath), ...body(RecoverInput), repeatable, async c =>
    c.json(await recover(c.var.ctx, c.req.valid('param').webhook_id, c.req.valid('json')), 202),
  )
