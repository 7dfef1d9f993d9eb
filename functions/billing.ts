// Where Stripe tells what happened. Only what it has signed is heard, and nothing is read that is longer than its news are.
import { router } from '#functions/http/app-env.ts'
import { cappedText } from '#functions/http/body/capped.ts'
import { hear } from '#lib/billing/hear.ts'
import { Problem } from '#lib/problem.ts'

const MOST_BYTES = 256 * 1024

export const billingHook = router().post('/', async c => {
  const { payments, now } = c.var.world
  const signature = c.req.header('stripe-signature')
  if (!payments || !signature) throw unsigned()
  const news = await payments.readNews(await cappedText(c.req.raw, MOST_BYTES), signature, now())
  if (news === undefined) throw unsigned()
  await hear(c.var.world, payments, news)
  return c.json({ received: true })
})

const unsigned = () => new Problem('invalid_signature', 'This callback is not signed by the payment provider.')
