// What plans cost, as whoever takes the money has it; a price is never told from anywhere else.
import type { World } from '#lib/ctx.ts'
import type { Payments } from '#lib/ports/payments.ts'

type Prices = ReadonlyMap<string, string>

const MOST_MS = 1_500
const KEPT_MS = 600_000
const NONE: Prices = new Map()
const kept = new WeakMap<Payments, { until: number; told: Prices }>()

/** By plan, such as “$79 a month”. What is not known in time is left out, and known the next time. */
export async function planPrices({ payments, now, later, report }: World): Promise<Prices> {
  if (!payments) return NONE
  const known = kept.get(payments)
  if (known && known.until > now().getTime()) return known.told
  const asked = ask(payments).then(
    told => {
      kept.set(payments, { until: now().getTime() + KEPT_MS, told })
      return told
    },
    error => {
      report(error, { asked: 'plan prices' })
      return NONE
    },
  )
  later(asked)
  return Promise.race([asked, new Promise<Prices>(resolve => setTimeout(resolve, MOST_MS, NONE))])
}

async function ask(payments: Payments): Promise<Prices> {
  const found = await Promise.all(
    payments.sells.map(async plan => {
      const price = await payments.readPrice(plan)
      return price ? [[plan, `${money(price.amount, price.currency)} ${every(price)}`] as const] : []
    }),
  )
  return new Map(found.flat())
}

/** “$9”, “$9.50”, “¥900”. */
export function money(amount: number, currency: string): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  const sum = amount / 10 ** digits
  const minimumFractionDigits = Number.isInteger(sum) ? 0 : digits
  return new Intl.NumberFormat('en', { style: 'currency', currency, minimumFractionDigits }).format(sum)
}

const every = ({ interval, count }: { interval: string; count: number }): string =>
  count === 1 ? `a ${interval}` : `every ${count} ${interval}s`
