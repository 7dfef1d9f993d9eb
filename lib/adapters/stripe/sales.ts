// Sales of credits: their page, and how each stands now.
import * as z from 'zod'
import { backTo, type Call, listOf, MOST_LISTED, metadata, openCheckout } from '#lib/adapters/stripe/wire.ts'
import type { Payments, Sale } from '#lib/ports/payments.ts'

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

export function salesOf(call: Call, return_url: string): Pick<Payments, 'sellCredits' | 'readSale' | 'saleOf'> {
  const readSale = async (session_id: string): Promise<Sale | null> => {
    const path = `checkout/sessions/${encodeURIComponent(session_id)}`
    const found = await call('GET', path, { 'expand[]': 'payment_intent.latest_charge' })
    return found ? saleFrom(call, Session.parse(found)) : null
  }
  return {
    readSale,
    sellCredits: ({ id, workspace_id, credits, amount_total, currency }) => {
      const fields = {
        ...{ mode: 'payment', client_reference_id: workspace_id, ...backTo(return_url, workspace_id) },
        'line_items[0][quantity]': 1,
        'line_items[0][price_data][currency]': currency,
        'line_items[0][price_data][unit_amount]': amount_total,
        'line_items[0][price_data][product_data][name]': `${credits.toLocaleString('en-US')} credits`,
        ...metadata('metadata', { topup_id: id, workspace_id }),
        ...metadata('payment_intent_data[metadata]', { topup_id: id, workspace_id }),
      }
      return openCheckout(call, fields, `topup:${id}`)
    },
    saleOf: async payment_intent => {
      const found = listOf(z.object({ id: z.string() })).parse(
        await call('GET', 'checkout/sessions', { payment_intent, limit: 1 }),
      )
      return found.data[0] ? readSale(found.data[0].id) : null
    },
  }
}

async function saleFrom(call: Call, session: Session): Promise<Sale | null> {
  if (session.mode !== 'payment') return null
  const charge = session.payment_intent?.latest_charge
  return {
    topup_id: session.metadata?.topup_id ?? null,
    session_id: session.id,
    status: statusOf(session),
    amount_total: session.amount_total,
    currency: session.currency,
    refunded: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ? await disputedOf(call, session.payment_intent?.id ?? '') : 0,
  }
}

async function disputedOf(call: Call, payment_intent: string): Promise<number> {
  const { data } = listOf(Dispute).parse(await call('GET', 'disputes', { payment_intent, limit: MOST_LISTED }))
  return data.filter(one => takes(one.status)).reduce((sum, one) => sum + one.amount, 0)
}

/** Money is there only when it says paid: a session is complete before a payment by bank has come. */
function statusOf({ status, payment_status, payment_intent }: Session): Sale['status'] {
  if (payment_status !== 'unpaid') return status === 'complete' ? 'paid' : 'open'
  if (status === 'expired') return 'expired'
  const gone = ['requires_payment_method', 'canceled'].includes(payment_intent?.status ?? '')
  return status === 'complete' && gone ? 'failed' : 'open'
}

/** An inquiry takes no money, and a dispute that was won has given it back. */
const takes = (status: string) => !status.startsWith('warning_') && status !== 'won' && status !== 'prevented'
