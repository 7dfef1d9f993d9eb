// Whether what is sold can be bought: key, mode, prices, and the endpoint that is told of payments.
import * as z from 'zod'
import { FIRST } from '#dev/deploy/deployment.ts'
import { type Finding, unknown } from '#dev/deploy/doctor/check.ts'
import {
  type Asking,
  askJson,
  bearer,
  isRefused,
  unclear,
  type VendorCheck,
} from '#dev/deploy/doctor/vendors/vendor.ts'

const API = 'https://api.stripe.com/v1'
/** docs/plans.md says the same. */
const EVENTS = [
  ...['checkout.session.completed', 'checkout.session.expired', 'charge.refunded'],
  ...['charge.dispute.created', 'charge.dispute.closed'],
  ...['customer.subscription.created', 'customer.subscription.updated', 'customer.subscription.deleted'],
  ...['invoice.paid', 'invoice.payment_failed'],
]

const Endpoints = z.object({
  data: z.array(z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) })),
})
const Price = z.object({ active: z.boolean(), recurring: z.unknown().nullable() })

const get = ({ tools, values }: Asking, path: string) =>
  askJson(tools, `${API}/${path}`, bearer(values.STRIPE_SECRET_KEY))

const check = (id: string, title: string, ask: VendorCheck['ask']): VendorCheck => ({
  ...{ id, title, ask },
  isSetUp: values => Boolean(values.STRIPE_SECRET_KEY),
})

const isTest = (key = '') => /^[rs]k_test_/.test(key)

async function key(asking: Asking): Promise<Finding> {
  const { status } = await get(asking, 'checkout/sessions?limit=1')
  if (status === 200) return null
  if (!isRefused(status)) return unclear('Stripe', status)
  return {
    wrong: status === 401 ? 'Stripe does not know the key.' : 'The key may not read Checkout Sessions.',
    cure: 'Copy STRIPE_SECRET_KEY again from the Stripe dashboard → Developers → API keys (docs/plans.md names its rights), then `npm run deploy`.',
  }
}

async function mode({ deployment, values }: Asking): Promise<Finding> {
  const [test, first] = [isTest(values.STRIPE_SECRET_KEY), deployment.name === FIRST]
  if (test !== first) return null
  return {
    wrong: first ? `${FIRST} has a test key: nobody pays.` : `${deployment.name} has a live key: it takes real money.`,
    cure: `Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICES of ${first ? 'live' : 'test'} mode, then \`npm run deploy -- --name ${deployment.name}\`.`,
  }
}

async function webhook(asking: Asking): Promise<Finding> {
  const { status, body } = await get(asking, 'webhook_endpoints?limit=100')
  if (status === 403) return unknown('the key may not list the endpoints of Stripe')
  const listed = Endpoints.safeParse(body).data?.data
  if (!listed) return unclear('Stripe', status)
  const wanted = `${asking.values.PUBLIC_URL}/billing/stripe`
  const ours = listed.filter(({ url }) => url === wanted)
  const cure = `Stripe dashboard → Developers → Webhooks: an endpoint ${wanted}, switched on, for the events of docs/plans.md; its secret is STRIPE_WEBHOOK_SECRET.`
  if (ours.length === 0) return { wrong: `Stripe tells nobody at ${wanted}.`, cure }
  const on = ours.filter(one => one.status === 'enabled')
  if (on.length === 0) return { wrong: 'The endpoint is switched off.', cure }
  const told = new Set(on.flatMap(one => one.enabled_events))
  const untold = told.has('*') ? [] : EVENTS.filter(event => !told.has(event))
  return untold.length === 0 ? null : { wrong: `The endpoint is not told of ${untold.join(', ')}.`, cure }
}

async function prices(asking: Asking): Promise<Finding> {
  const sold = (asking.values.STRIPE_PRICES ?? '').split(',').filter(Boolean)
  for (const one of sold) {
    const [plan, id = ''] = one.split('=').map(part => part.trim())
    const { status, body } = await get(asking, `prices/${encodeURIComponent(id)}`)
    const price = Price.safeParse(body).data
    if (status !== 404 && !price) return unclear('Stripe', status)
    const fault = !price
      ? 'does not exist in this mode'
      : !price.active
        ? 'is archived'
        : !price.recurring && 'is paid once'
    if (fault)
      return {
        wrong: `The price of ${plan}, ${id}, ${fault}.`,
        cure: 'Set STRIPE_PRICES to active recurring prices of the mode of the key, then `npm run deploy`.',
      }
  }
  return null
}

export const stripe: VendorCheck[] = [
  check('stripe-key', 'Stripe knows the key', key),
  check('stripe-mode', 'Stripe takes the money that is meant', mode),
  check('stripe-webhook', 'Stripe tells us of payments', webhook),
  { ...check('stripe-prices', 'Plans have prices', prices), isSetUp: values => Boolean(values.STRIPE_PRICES) },
]
