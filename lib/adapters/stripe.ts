// Stripe by form-encoded fetch: Checkout, customers, subscriptions and the portal.
import * as z from 'zod'
import { isSigned, newsIn } from '#lib/adapters/stripe-news.ts'
import { SECOND_MS } from '#lib/instant.ts'
import type { Checkout, Payments, PlanState, Sale } from '#lib/ports/payments.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'
import { registry } from '#lib/registry.ts'

export type StripeOptions = {
  secret_key: string
  webhook_secret: string
  /** The price of each plan that is sold. */
  prices: Record<string, string>
  /** Where a person comes back to. */
  return_url: string
  api_url?: string | undefined
  fetch?: typeof fetch
}

const API_URL = 'https://api.stripe.com'
const VERSION = '2026-10-28.endive'
const TIMEOUT_MS = 10_000
const MOST_LISTED = 20

type Fields = Record<string, string | number>

const Opened = z.object({ id: z.string(), url: z.url(), expires_at: z.int() })
const Charge = z.object({ amount_refunded: z.int(), disputed: z.boolean() })
const Payment = z.object({ id: z.string(), status: z.string(), latest_charge: Charge.nullable() })
const Session = z.object({
  id: z.string(),
  mode: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()).nullable(),
  payment_intent: Payment.nullable(),
})
type Session = z.output<typeof Session>
const Dispute = z.object({ amount: z.int(), status: z.string() })
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
const listOf = <T extends z.ZodType>(one: T) => z.object({ data: z.array(one) })

const instantOf = (seconds: number) => new Date(seconds * SECOND_MS).toISOString()

export function stripe(options: StripeOptions): Payments {
  const { secret_key, prices, return_url, webhook_secret, api_url = API_URL } = options
  const ask: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init))

  async function call(method: 'GET' | 'POST', path: string, fields: Fields, once?: string): Promise<unknown> {
    const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
    const url = `${api_url}/v1/${path}${method === 'GET' ? `?${form}` : ''}`
    const headers = {
      authorization: `Bearer ${secret_key}`,
      'stripe-version': VERSION,
      ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...(once ? { 'idempotency-key': once } : {}),
    }
    const body = method === 'POST' ? form.toString() : undefined
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    try {
      const answer = await ask(url, { method, headers, redirect: 'manual', signal, ...(body ? { body } : {}) })
      const json: unknown = await answer.json().catch(() => null)
      if (answer.ok) return json
      if (answer.status === 404) return null
      throw new Error(`Stripe answered ${answer.status} to ${method} ${path}`, { cause: json })
    } catch (error) {
      throw new Unreachable('stripe', error)
    }
  }

  const opened = (answer: unknown): Checkout => {
    const { id, url, expires_at } = Opened.parse(answer)
    return { id, url, expires_at: instantOf(expires_at) }
  }

  async function saleFrom(session: Session): Promise<Sale | null> {
    if (session.mode !== 'payment') return null
    const charge = session.payment_intent?.latest_charge
    return {
      topup_id: session.metadata?.topup_id ?? null,
      session_id: session.id,
      status: statusOf(session),
      amount_total: session.amount_total,
      currency: session.currency,
      refunded: charge?.amount_refunded ?? 0,
      disputed: charge?.disputed ? await disputedOf(session.payment_intent?.id ?? '') : 0,
    }
  }

  async function disputedOf(payment_intent: string): Promise<number> {
    const { data } = listOf(Dispute).parse(await call('GET', 'disputes', { payment_intent, limit: MOST_LISTED }))
    return data.filter(one => takes(one.status)).reduce((sum, one) => sum + one.amount, 0)
  }

  const readSale = async (session_id: string): Promise<Sale | null> => {
    const path = `checkout/sessions/${encodeURIComponent(session_id)}`
    const found = await call('GET', path, { 'expand[]': 'payment_intent.latest_charge' })
    return found ? saleFrom(Session.parse(found)) : null
  }

  return {
    sells: Object.keys(prices),
    readSale,
    sellCredits: async ({ id, workspace_id, credits, amount_total, currency }) =>
      opened(
        await call(
          'POST',
          'checkout/sessions',
          {
            mode: 'payment',
            client_reference_id: workspace_id,
            'line_items[0][quantity]': 1,
            'line_items[0][price_data][currency]': currency,
            'line_items[0][price_data][unit_amount]': amount_total,
            'line_items[0][price_data][product_data][name]': `${credits.toLocaleString('en-US')} credits`,
            ...metadata('metadata', { topup_id: id, workspace_id }),
            ...metadata('payment_intent_data[metadata]', { topup_id: id, workspace_id }),
            success_url: return_url,
            cancel_url: return_url,
          },
          `topup:${id}`,
        ),
      ),
    saleOf: async payment_intent => {
      const found = listOf(z.object({ id: z.string() })).parse(
        await call('GET', 'checkout/sessions', { payment_intent, limit: 1 }),
      )
      return found.data[0] ? readSale(found.data[0].id) : null
    },
    openCustomer: async ({ id, name }) => {
      const fields = { name, ...metadata('metadata', { workspace_id: id }) }
      return z.object({ id: z.string() }).parse(await call('POST', 'customers', fields, `customer:${id}`)).id
    },
    sellPlan: async ({ workspace_id, customer, plan, once }) =>
      opened(
        await call(
          'POST',
          'checkout/sessions',
          {
            ...{ mode: 'subscription', customer, client_reference_id: workspace_id },
            ...{ 'line_items[0][quantity]': 1, 'line_items[0][price]': prices[plan] ?? '' },
            ...metadata('metadata', { workspace_id }),
            ...metadata('subscription_data[metadata]', { workspace_id }),
            ...{ success_url: return_url, cancel_url: return_url },
          },
          `plan:${once}`,
        ),
      ),
    readPlan: async customer => {
      const fields = { customer, status: 'all', limit: MOST_LISTED, 'expand[]': 'data.latest_invoice' }
      return planOf(listOf(Subscription).parse(await call('GET', 'subscriptions', fields)).data, prices)
    },
    openPortal: async customer =>
      z.object({ url: z.url() }).parse(await call('POST', 'billing_portal/sessions', { customer, return_url })).url,
    readNews: async (raw, signature, now) =>
      (await isSigned(raw, signature, webhook_secret, now)) ? newsIn(raw) : undefined,
  }
}

const metadata = (name: string, of: Fields): Fields =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [`${name}[${key}]`, value]))

/** Money is there only when it says paid: a session is complete before a payment by bank has come. */
function statusOf({ status, payment_status, payment_intent }: Session): Sale['status'] {
  if (payment_status !== 'unpaid') return status === 'complete' ? 'paid' : 'open'
  if (status === 'expired') return 'expired'
  const gone = ['requires_payment_method', 'canceled'].includes(payment_intent?.status ?? '')
  return status === 'complete' && gone ? 'failed' : 'open'
}

/** An inquiry takes no money, and a dispute that was won has given it back. */
const takes = (status: string) => !status.startsWith('warning_') && status !== 'won' && status !== 'prevented'

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
