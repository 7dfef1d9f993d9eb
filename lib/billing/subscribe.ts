// Ways for a person to pay for a plan.
import { notSold } from '#lib/billing/checkout.ts'
import { syncPlan } from '#lib/billing/plan.ts'
import { findSubscription, keepCustomer } from '#lib/billing/subscriptions-store.ts'
import { Workspace } from '#lib/caller/key.ts'
import type { World } from '#lib/ctx.ts'
import { after, HOUR_MS } from '#lib/instant.ts'
import { findWorkspace } from '#lib/keys/store.ts'
import type { Plan } from '#lib/plans.ts'
import type { Checkout } from '#lib/ports/payments.ts'
import { Problem } from '#lib/problem.ts'

/** A link on which a person subscribes; whoever has a subscription changes it in the portal. */
export async function subscribe(world: World, workspace_id: string, plan: Plan, once: string): Promise<Checkout> {
  const { payments } = world
  if (!payments) throw notSold()
  if (!payments.sells.includes(plan))
    throw new Problem('bad_request', `The plan ${plan} has no price here. There are: ${payments.sells.join(', ')}.`)
  const customer = await customerOf(world, workspace_id)
  await syncPlan(world, payments, customer)
  const known = await findSubscription(world.db, { workspace_id })
  if (known && (known.status === 'active' || known.status === 'past_due'))
    throw new Problem('invalid_state', 'This workspace has a subscription; its plan is changed in the customer portal.')
  const link = await payments.sellPlan({ workspace_id, customer, plan, once })
  await keepCustomer(world.db, workspace_id, customer, lookSoon(world))
  return link
}

/** Whether there is anything for the customer portal to show. */
export const hasPaid = async (world: Pick<World, 'db' | 'payments'>, workspace_id: string): Promise<boolean> =>
  world.payments !== null && !!(await findSubscription(world.db, { workspace_id }))?.customer_id

/** Card, invoices, another plan, and the end of it. */
export async function openPortal(
  world: Pick<World, 'db' | 'payments'>,
  workspace_id: string,
): Promise<{ url: string }> {
  if (!world.payments) throw notSold()
  const known = await findSubscription(world.db, { workspace_id })
  if (!known?.customer_id) throw new Problem('invalid_state', 'This workspace never had a subscription.')
  return { url: await world.payments.openPortal(known.customer_id, workspace_id) }
}

async function customerOf(world: World, workspace_id: string): Promise<string> {
  if (!world.payments) throw notSold()
  const known = await findSubscription(world.db, { workspace_id })
  if (known?.customer_id) return known.customer_id
  const row = await findWorkspace(world.db, workspace_id)
  if (!row) throw new Problem('bad_request', `There is no workspace ${workspace_id}.`)
  const { id, name } = Workspace.parse(row)
  return keepCustomer(world.db, workspace_id, await world.payments.openCustomer({ id, name }), lookSoon(world))
}

/** Should the news of a payment be lost. */
const lookSoon = (world: Pick<World, 'now'>) => ({
  now: world.now().toISOString(),
  due_at: after(world.now(), HOUR_MS).toISOString(),
})
