import * as z from 'zod'
import { linkPages } from '#functions/http/answer/page.ts'
import { router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body/body.ts'
import { repeatable } from '#functions/http/body/repeatable.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { claimed, send } from '#functions/http/idempotency.ts'
import { Page } from '#lib/page.ts'
import { CreateWebhookInput, PatchWebhookInput, Webhook, WebhookWithSecret } from '#lib/webhooks/endpoint.ts'
import {
  changeWebhook,
  createWebhook,
  listWebhooks,
  readWebhook,
  removeWebhook,
  rotateWebhookSecret,
} from '#lib/webhooks/endpoints.ts'
import { DefaultSecret, rotateDefault } from '#lib/webhooks/secret/default-secret.ts'

export const WebhookPath = z.object({ webhook_id: z.uuid() })

const listed = doc({
  id: 'listWebhooks',
  tag: 'Webhooks',
  summary: 'Endpoints of this workspace and mode, newest first',
  answers: { 200: z.array(Webhook) },
})
const created = doc({
  id: 'createWebhook',
  needs: 'webhooks',
  tag: 'Webhooks',
  summary: 'Register an endpoint',
  description:
    'At most ten. `events` lists types, or `*` for all but `run.running`. The secret is in this answer and nowhere else.',
  answers: { 201: WebhookWithSecret },
  codes: ['url_not_allowed', 'invalid_state'],
  idempotent: true,
})
const rotatedDefault = doc({
  id: 'rotateDefaultWebhookSecret',
  needs: 'webhooks',
  tag: 'Webhooks',
  summary: 'A new secret for the webhook_url of single requests',
  description: 'Shown once. The one before signs as well for a day.',
  answers: { 200: DefaultSecret },
})
const read = doc({
  id: 'getWebhook',
  tag: 'Webhooks',
  summary: 'One endpoint',
  answers: { 200: Webhook },
  codes: ['webhook_not_found'],
})
const changed = doc({
  id: 'updateWebhook',
  needs: 'webhooks',
  tag: 'Webhooks',
  summary: 'Change an endpoint, disable it or enable it again',
  description: 'An endpoint that is enabled again gets what it has missed since it was disabled or began to fail.',
  answers: { 200: Webhook },
  codes: ['webhook_not_found', 'url_not_allowed'],
})
const removed = doc({
  id: 'deleteWebhook',
  needs: 'webhooks',
  tag: 'Webhooks',
  summary: 'Take an endpoint away',
  answers: { 204: null },
  codes: ['webhook_not_found'],
})
const rotated = doc({
  id: 'rotateWebhookSecret',
  needs: 'webhooks',
  tag: 'Webhooks',
  summary: 'A new secret for an endpoint',
  description: 'Shown once. For a day both the old and the new one sign.',
  answers: { 200: WebhookWithSecret },
  codes: ['webhook_not_found'],
})

export default router()
  .get('/', listed, check('query', Page), async c => {
    const page = c.req.valid('query')
    const webhooks = await listWebhooks(c.var.ctx, page)
    linkPages(c, page, webhooks.length)
    return c.json(webhooks)
  })

  .post('/', created, ...body(CreateWebhookInput), async c => {
    const input = c.req.valid('json')
    const answer = await createWebhook(c.var.ctx, input, await claimed(c, input))
    c.header('Location', `${c.req.path}/${Webhook.pick({ id: true }).parse(JSON.parse(answer.body)).id}`)
    return send(c, answer)
  })

  .post('/default-secret/rotate', rotatedDefault, repeatable, async c => {
    return c.json(await rotateDefault(c.var.ctx))
  })

  .get('/:webhook_id', read, check('param', WebhookPath), async c =>
    c.json(await readWebhook(c.var.ctx, c.req.valid('param').webhook_id)),
  )

  .patch('/:webhook_id', changed, check('param', WebhookPath), ...body(PatchWebhookInput), repeatable, async c =>
    c.json(await changeWebhook(c.var.ctx, c.req.valid('param').webhook_id, c.req.valid('json'))),
  )

  .delete('/:webhook_id', removed, check('param', WebhookPath), repeatable, async c => {
    await removeWebhook(c.var.ctx, c.req.valid('param').webhook_id)
    return c.body(null, 204)
  })

  .post('/:webhook_id/rotate-secret', rotated, check('param', WebhookPath), repeatable, async c => {
    return c.json(await rotateWebhookSecret(c.var.ctx, c.req.valid('param').webhook_id))
  })
