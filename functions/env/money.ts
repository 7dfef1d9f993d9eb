// The settings of whoever takes the money.
import * as z from 'zod'
import { read } from '#functions/env/setting.ts'
import { Plan } from '#lib/plans.ts'

/** Stripe is optional; without its first two settings nothing is sold, and no credits are counted. */
export const MoneyEnv = z.object({
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** The price of each plan that is sold: `starter=price_…,pro=price_…`. */
  STRIPE_PRICES: read(parsePrices).optional(),
  /** In the place of Stripe, on one machine. */
  STRIPE_API_URL: z.url().optional(),
  /** Where people change plans; without it the page of the docs. */
  DASHBOARD_URL: z
    .url()
    .transform(url => url.replace(/\/{1,16}$/, ''))
    .optional(),
})
export type MoneyEnv = z.output<typeof MoneyEnv>

function parsePrices(text: string): Record<string, string> {
  const pairs = text.split(',').map(pair => pair.trim().split('='))
  for (const [plan, price] of pairs)
    if (!Plan.exclude(['free']).safeParse(plan).success || !price)
      throw new Error('is a list such as starter=price_1,pro=price_2')
  return Object.fromEntries(pairs)
}
