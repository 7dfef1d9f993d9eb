import { router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body/body.ts'
import { doc } from '#functions/http/doc.ts'
import { claimed, send } from '#functions/http/idempotency.ts'
import { CheckoutAnswer, CheckoutInput, checkout } from '#lib/billing/checkout.ts'
import { Credits, readCredits } from '#lib/billing/credits.ts'

const readDescribed = doc({
  id: 'getCredits',
  tag: 'Account',
  summary: 'What is left to spend, and what moved it',
  description:
    'A plan grants credits each billing month, which end with it; what was bought comes after them and does not end. All is null for test keys, and where the deployment sells nothing: caps alone count there.',
  answers: { 200: Credits },
})

const checkoutDescribed = doc({
  id: 'checkoutCredits',
  tag: 'Account',
  summary: 'Get a link on which a person pays for credits',
  description:
    'The key itself can never pay. The link is good for 24 hours; the credits are there as soon as it is paid. A test key gets a link that leads nowhere.',
  answers: { 200: CheckoutAnswer },
  codes: ['billing_not_configured'],
  idempotent: true,
  needs: 'billing',
})

export default router()
  .get('/', readDescribed, async c => c.json(await readCredits(c.var.ctx)))
  .post('/checkout', checkoutDescribed, ...body(CheckoutInput), async c => {
    const input = c.req.valid('json')
    return send(c, await checkout(c.var.ctx, input, await claimed(c, input)))
  })
