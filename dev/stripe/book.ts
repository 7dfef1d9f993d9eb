// What the local Stripe knows: sessions, payments, disputes, customers, subscriptions; and what people do to them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

export type Session = {
  id: string
  mode: 'payment' | 'subscription'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  title: string
  created: number
  expires_at: number
  metadata: Record<string, string>
  customer: string | null
  price: string | null
  payment_intent: string | null
  return_url: string
}
export type Payment = {
  id: string
  status: 'succeeded' | 'processing' | 'requires_payment_method'
  amount: number
  refunded: number
  disputed: boolean
}
export type Dispute = { id: string; payment_intent: string; amount: number; status: string }
export type Subscription = {
  id: string
  customer: string
  status: 'active' | 'past_due' | 'canceled'
  price: string
  created: number
  billing_cycle_anchor: number
  current_period_end: number
  invoice: 'paid' | 'open'
}
export type Shelf = {
  sessions: Session[]
  payments: Payment[]
  disputes: Dispute[]
  customers: { id: string; name: string }[]
  subscriptions: Subscription[]
  /** Answers by Idempotency-Key. */
  answered: Record<string, unknown>
  count: number
}

/** Something happened to an object; who listens is told. */
export type Happened = (type: string, object: Record<string, unknown>) => void

export type BookOptions = { file?: string | undefined; now?: () => number; happened?: Happened; name?: string }

const DAY = 86_400

export type Book = ReturnType<typeof openBook>

export function openBook(options: BookOptions = {}) {
  const pages = openPages(options)
  const { shelf, seconds, id, keep, session } = pages
  return {
    ...{ shelf, seconds, id, keep, session },
    pay: (wanted: string) => pay(pages, wanted, true),
    /** The money comes days later, or does not. */
    payByBank: (wanted: string) => pay(pages, wanted, false),
    ...salesIn(pages),
    ...disputesIn(pages),
    ...plansIn(pages),
  }
}

type Pages = ReturnType<typeof openPages>

/** What is kept, and how it is found and told of. */
function openPages({ file, now = Date.now, happened = () => undefined, name = 'local' }: BookOptions) {
  const empty = { sessions: [], payments: [], disputes: [], customers: [], subscriptions: [], answered: {}, count: 0 }
  const shelf: Shelf = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : empty
  const find = <T extends { id: string }>(all: T[], wanted: string): T => {
    const one = all.find(each => each.id === wanted)
    if (!one) throw new Error(`there is no ${wanted}`)
    return one
  }
  const keep = () => file && writeFileSync(file, JSON.stringify(shelf))
  const session = (wanted: string) => find(shelf.sessions, wanted)
  const tell = (type: string, object: object) => {
    keep()
    happened(type, { ...object })
  }
  return {
    ...{ shelf, keep, session, tell },
    seconds: () => Math.floor(now() / 1000),
    id: (kind: string) => `${kind}_${name}${String(++shelf.count).padStart(6, '0')}`,
    paymentOf: (wanted: string) => find(shelf.payments, session(wanted).payment_intent ?? ''),
    living: (customer: string) => {
      const one = shelf.subscriptions.findLast(each => each.customer === customer && each.status !== 'canceled')
      if (!one) throw new Error(`${customer} has no subscription`)
      return one
    },
    tellOf: (one: Subscription, kind: 'created' | 'updated' | 'deleted') => tell(`customer.subscription.${kind}`, one),
  }
}

function pay({ shelf, session, seconds, id, tell, tellOf }: Pages, wanted: string, at_once: boolean): void {
  const one = session(wanted)
  if (one.status !== 'open') throw new Error(`${wanted} is ${one.status}`)
  one.status = 'complete'
  one.payment_status = at_once ? 'paid' : 'unpaid'
  if (one.mode === 'payment') {
    const payment: Payment = {
      ...{ id: id('pi'), status: at_once ? 'succeeded' : 'processing' },
      ...{ amount: one.amount_total, refunded: 0, disputed: false },
    }
    shelf.payments.push(payment)
    one.payment_intent = payment.id
  } else {
    const started = { created: seconds(), billing_cycle_anchor: seconds(), current_period_end: monthLater(seconds()) }
    const made: Subscription = {
      ...{ id: id('sub'), customer: one.customer ?? '', status: 'active', price: one.price ?? '', invoice: 'paid' },
      ...started,
    }
    shelf.subscriptions.push(made)
    tellOf(made, 'created')
  }
  tell('checkout.session.completed', one)
}

const salesIn = ({ session, paymentOf, id, tell }: Pages) => ({
  bankAnswers: (wanted: string, paid: boolean) => {
    const [one, payment] = [session(wanted), paymentOf(wanted)]
    payment.status = paid ? 'succeeded' : 'requires_payment_method'
    if (paid) one.payment_status = 'paid'
    tell(`checkout.session.async_payment_${paid ? 'succeeded' : 'failed'}`, one)
  },
  decline: (wanted: string) => {
    const { amount_total } = session(wanted)
    tell('payment_intent.payment_failed', { id: id('pi'), object: 'payment_intent', amount: amount_total })
  },
  expire: (wanted: string) => {
    const one = session(wanted)
    if (one.status === 'open') one.status = 'expired'
    tell('checkout.session.expired', one)
  },
  refund: (wanted: string, amount: number) => {
    const payment = paymentOf(wanted)
    payment.refunded = Math.min(payment.amount, payment.refunded + amount)
    tell('charge.refunded', { id: `ch_${payment.id}`, payment_intent: payment.id, amount_refunded: payment.refunded })
  },
})

const disputesIn = ({ shelf, paymentOf, id, tell }: Pages) => ({
  dispute: (wanted: string) => {
    const payment = paymentOf(wanted)
    payment.disputed = true
    const one = { id: id('dp'), payment_intent: payment.id, amount: payment.amount, status: 'needs_response' }
    shelf.disputes.push(one)
    tell('charge.dispute.created', one)
  },
  closeDispute: (wanted: string, won: boolean) => {
    const payment = paymentOf(wanted)
    const one = shelf.disputes.findLast(each => each.payment_intent === payment.id)
    if (!one) throw new Error(`${wanted} is not disputed`)
    one.status = won ? 'won' : 'lost'
    tell('charge.dispute.closed', one)
  },
})

const plansIn = ({ living, id, tell, tellOf }: Pages) => ({
  /** The period ends, and the card pays for the next or does not. */
  renew: (customer: string, paid: boolean) => {
    const one = living(customer)
    one.current_period_end = monthLater(one.current_period_end)
    one.status = paid ? 'active' : 'past_due'
    one.invoice = paid ? 'paid' : 'open'
    tell(`invoice.${paid ? 'paid' : 'payment_failed'}`, { id: id('in'), customer })
    tellOf(one, 'updated')
  },
  payInvoice: (customer: string) => {
    const one = living(customer)
    Object.assign(one, { status: 'active', invoice: 'paid' })
    tell('invoice.paid', { id: id('in'), customer })
    tellOf(one, 'updated')
  },
  changePlan: (customer: string, price: string) => {
    const one = living(customer)
    one.price = price
    tellOf(one, 'updated')
  },
  cancel: (customer: string) => {
    const one = living(customer)
    one.status = 'canceled'
    tellOf(one, 'deleted')
  },
})

function monthLater(from: number): number {
  const at = new Date(from * 1000)
  const days = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  return from + days * DAY
}
