export type Order = { id: string; workspace_id: string; credits: number; amount_total: number; currency: string }
export type Checkout = { id: string; url: string; expires_at: string }

/** A sale of credits as the provider knows it now; money in the smallest unit of its currency. */
export type Sale = {
  /** Our name of it. */
  topup_id: string | null
  session_id: string
  status: 'open' | 'paid' | 'expired' | 'failed'
  amount_total: number
  currency: string
  refunded: number
  disputed: number
}

/** What a customer's subscription is now; `none` where there never was one, `ended` where there is none any more. */
export type PlanState =
  | { status: 'none' | 'ended' }
  | {
      status: 'active' | 'past_due'
      subscription_id: string
      plan: string
      anchor: string
      paid_until: string
      pay_url: string | null
    }

/** What something happened to; how it is now is asked for then, so that late, lost and repeated news do no harm. */
export type PaymentNews = { sale: string } | { payment: string } | { customer: string } | null

/** What a plan costs, in the smallest unit of its currency, for so many days, weeks, months or years. */
export type PlanPrice = { amount: number; currency: string; interval: string; count: number }

/** Whoever takes the money. Throws Unreachable where nothing is known of what came of a call. */
export interface Payments {
  /** Plans that can be subscribed to. */
  sells: readonly string[]
  /** Null where it has no fixed price. */
  readPrice(plan: string): Promise<PlanPrice | null>
  /** The same order asked for again is the same link. */
  sellCredits(order: Order): Promise<Checkout>
  readSale(session_id: string): Promise<Sale | null>
  /** The sale that a payment was for; null for what is none of ours. */
  saleOf(payment: string): Promise<Sale | null>
  openCustomer(workspace: { id: string; name: string }): Promise<string>
  sellPlan(order: { workspace_id: string; customer: string; plan: string; once: string }): Promise<Checkout>
  readPlan(customer: string): Promise<PlanState>
  /** A page on which a customer changes plan, card and invoices, and comes back to the workspace. */
  openPortal(customer: string, workspace_id: string): Promise<string>
  /** The news in a callback; undefined where it is not signed, or long ago. */
  readNews(raw: string, signature: string, now: Date): Promise<PaymentNews | undefined>
}
