// The endpoints of Stripe that the service calls, over the local book.
import type { Book, Session, Subscription } from '#dev/stripe/book.ts'

const DAY = 86_400

export type Answer = { status: number; json: unknown }

/** `base_url` is where people pay. */
export function answer(book: Book, base_url: string, asked: Request, form: URLSearchParams): Answer | null {
  const { pathname, searchParams } = new URL(asked.url)
  if (!pathname.startsWith('/v1/')) return null
  if (!/^Bearer .+/.test(asked.headers.get('authorization') ?? '')) return fault(401, 'no API key')
  const name = `${asked.method} ${pathname.slice('/v1/'.length)}`
  const once = asked.headers.get('idempotency-key')
  const kept = once ? book.shelf.answered[once] : undefined
  if (kept) return { status: 200, json: kept }
  const json = asked.method === 'GET' ? read(book, name, searchParams) : write(book, base_url, name, form)
  if (json === null) return fault(404, `no such thing: ${name}`)
  if (once) book.shelf.answered[once] = json
  book.keep()
  return { status: 200, json }
}

const fault = (status: number, message: string): Answer => ({ status, json: { error: { message } } })

/** Sums of the stand-in alone. */
const amounts: Record<string, number> = { starter: 1_900, pro: 7_900, growth: 24_900, scale: 99_900 }

function read(book: Book, name: string, query: URLSearchParams): unknown {
  const { sessions, disputes, subscriptions } = book.shelf
  const [, id] = /^GET checkout\/sessions\/(\w+)$/.exec(name) ?? []
  if (id) {
    const one = sessions.find(each => each.id === id)
    return one ? shownSession(book, one) : null
  }
  const [, price] = /^GET prices\/price_(\w+)$/.exec(name) ?? []
  if (price) {
    const unit_amount = amounts[price.replace('local_', '')]
    return unit_amount ? { unit_amount, currency: 'usd', recurring: { interval: 'month', interval_count: 1 } } : null
  }
  const payment = query.get('payment_intent')
  if (name === 'GET checkout/sessions')
    return { data: sessions.filter(one => one.payment_intent === payment).map(one => shownSession(book, one)) }
  if (name === 'GET disputes') return { data: disputes.filter(one => one.payment_intent === payment) }
  if (name === 'GET subscriptions')
    return { data: subscriptions.filter(one => one.customer === query.get('customer')).map(shownSubscription) }
  return null
}

function write(book: Book, base_url: string, name: string, form: URLSearchParams): unknown {
  const { sessions, customers } = book.shelf
  if (name === 'POST customers') {
    const made = { id: book.id('cus'), name: form.get('name') ?? '' }
    customers.push(made)
    return made
  }
  if (name === 'POST billing_portal/sessions') return { url: `${base_url}/portal/${form.get('customer')}` }
  if (name !== 'POST checkout/sessions') return null
  const made: Session = {
    ...{ id: book.id('cs'), mode: form.get('mode') === 'subscription' ? 'subscription' : 'payment', status: 'open' },
    ...{ payment_status: 'unpaid', amount_total: Number(form.get('line_items[0][price_data][unit_amount]') ?? 0) },
    currency: form.get('line_items[0][price_data][currency]') ?? 'usd',
    title: form.get('line_items[0][price_data][product_data][name]') ?? form.get('line_items[0][price]') ?? '',
    ...{ created: book.seconds(), expires_at: book.seconds() + DAY, metadata: metadataIn(form) },
    ...{ customer: form.get('customer'), price: form.get('line_items[0][price]'), payment_intent: null },
    return_url: form.get('success_url') ?? '',
  }
  sessions.push(made)
  return { ...shownSession(book, made), url: `${base_url}/pay/${made.id}` }
}

const metadataIn = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? []
      return key ? [[key, value]] : []
    }),
  )

function shownSession(book: Book, one: Session) {
  if (one.status === 'open' && one.expires_at <= book.seconds()) one.status = 'expired'
  const payment = book.shelf.payments.find(each => each.id === one.payment_intent)
  const charge = payment?.status === 'succeeded' && { amount_refunded: payment.refunded, disputed: payment.disputed }
  const payment_intent = payment ? { id: payment.id, status: payment.status, latest_charge: charge || null } : null
  return { ...one, payment_intent }
}

const shownSubscription = ({ price, current_period_end, invoice, ...one }: Subscription) => ({
  ...one,
  items: { data: [{ current_period_end, price: { id: price } }] },
  latest_invoice: { status: invoice, hosted_invoice_url: `https://invoice.stripe.com/i/${one.id}` },
})
