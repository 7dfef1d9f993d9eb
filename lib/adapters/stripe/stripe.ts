// Stripe by form-encoded fetch: Checkout, customers, subscriptions and the portal.
import { isSigned, newsIn } from '#lib/adapters/stripe/news.ts'
import { plansOf } from '#lib/adapters/stripe/plans.ts'
import { salesOf } from '#lib/adapters/stripe/sales.ts'
import { type WireOptions, wire } from '#lib/adapters/stripe/wire.ts'
import type { Payments } from '#lib/ports/payments.ts'

export type StripeOptions = WireOptions & {
  webhook_secret: string
  /** The price of each plan that is sold. */
  prices: Record<string, string>
  /** Where a person comes back to. */
  return_url: string
}

export function stripe({ prices, return_url, webhook_secret, ...options }: StripeOptions): Payments {
  const call = wire(options)
  return {
    sells: Object.keys(prices),
    ...salesOf(call, return_url),
    ...plansOf(call, prices, return_url),
    readNews: async (raw, signature, now) =>
      (await isSigned(raw, signature, webhook_secret, now)) ? newsIn(raw) : undefined,
  }
}
