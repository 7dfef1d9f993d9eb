// Plans: their page, the customer's portal, and what a customer's subscription is now.
import * as z from 'zod'
import { backTo, type Call, instantOf, listOf, MOST_LISTED, metadata, openCheckout } from '#lib/adapters/stripe/wire.ts'
import type { Payments, PlanState } from '#lib/ports/payments.ts'
import { registry } from '#lib/registry.ts'

const Subscription = z.object({
  id: z.string(),
  status: z.string(),
  created: z.int(),
  billing_cycle_anchor: z.int(),
  items: z.object({
    data: z.array(z.object({ current_period_end: z.int(), price: z.object({ id: z.string() }) })).min(1),
  }),
  latest_invoice: z.object({ status: z.string().nullable(), hosted_invoice_url: z.string().nullable() }).nullable(),
})
type Subscription = z.output<typeof Subscription>

const Price = z.object({
  unit_amount: z.int().nullable(),
  currency: z.string(),
  recurring: z.object({ interval: z.string(), interval_count: z.int() }).nullable(),
})

type Verbs = Pick<Payments, 'readPrice' | 'openCustomer' | 'sellPlan' | 'readPlan' | 'openPortal'>

/** `prices` has the price of each plan that is sold. */
export const plansOf = (call: Call, prices: Record<string, string>, return_url: string): Verbs => ({
  readPrice: async plan => {
    const found = await call('GET', `prices/${encodeURIComponent(prices[plan] ?? '')}`, {})
    const price = Price.nullable().parse(found)
    if (!price?.recurring || price.unit_amount === null) return null
    const { interval, interval_count: count } = price.recurring
    return { amount: price.unit_amount, currency: price.currency, interval, count }
  },
  openCustomer: async ({ id, name }) => {
    const fields = { name, ...metadata('metadata', { workspace_id: id }) }
    return z.object({ id: z.string() }).parse(await call('POST', 'customers', fields, `customer:${id}`)).id
  },
  sellPlan: ({ workspace_id, customer, plan, once }) => {
    const fields = {
      ...{ mode: 'subscription', customer, client_reference_id: workspace_id },
      ...{ 'line_items[0][quantity]': 1, 'line_items[0][price]': prices[plan] ?? '' },
      ...metadata('metadata', { workspace_id }),
      ...metadata('subscription_data[metadata]', { workspace_id }),
      ...backTo(return_url, workspace_id),
    }
    return openCheckout(call, fields, `plan:${once}`)
  },
  readPlan: async customer => {
    const fields = { customer, status: 'all', limit: MOST_LISTED, 'expand[]': 'data.latest_invoice' }
    return planOf(listOf(Subscription).parse(await call('GET', 'subscriptions', fields)).data, prices)
  },
  openPortal: async (customer, workspace_id) => {
    const fields = { customer, return_url: backTo(return_url, workspace_id).success_url }
    return z.object({ url: z.url() }).parse(await call('POST', 'billing_portal/sessions', fields)).url
  },
})

const LIVE = registry<'active' | 'past_due'>({
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
})

/** Of several the one that is paid for, then the newest. */
function planOf(all: Subscription[], prices: Record<string, string>): PlanState {
  const plans = new Map(Object.entries(prices).map(([plan, price]) => [price, plan]))
  const ours = all.flatMap(one => {
    const item = one.items.data.find(({ price }) => plans.has(price.id))
    return item ? [{ ...one, item, state: LIVE[one.status] }] : []
  })
  const rank = (state: string | undefined) => (state === 'active' ? 0 : state ? 1 : 2)
  const [best] = ours.sort((a, b) => rank(a.state) - rank(b.state) || b.created - a.created)
  if (!best?.state) return { status: ours.some(one => one.status === 'canceled') ? 'ended' : 'none' }
  const invoice = best.latest_invoice
  return {
    status: best.state,
    subscription_id: best.id,
    plan: plans.get(best.item.price.id) ?? '',
    anchor: instantOf(best.billing_cycle_anchor),
    paid_until: instantOf(best.item.current_period_end),
    pay_url: invoice?.status === 'open' ? invoice.hosted_invoice_url : null,
  }
}
