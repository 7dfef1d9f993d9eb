import { syncPlan } from '#lib/billing/plan.ts'
import { settlePayment, settleSession } from '#lib/billing/settle.ts'
import type { World } from '#lib/ctx.ts'
import type { PaymentNews, Payments } from '#lib/ports/payments.ts'

/** Looks at what the news are about. What fails is told again by whoever told it, and looked at by the sweep. */
export async function hear(world: World, payments: Payments, news: PaymentNews): Promise<void> {
  if (!news) return
  if ('sale' in news) return settleSession(world, payments, news.sale)
  if ('payment' in news) return settlePayment(world, payments, news.payment)
  return syncPlan(world, payments, news.customer)
}
