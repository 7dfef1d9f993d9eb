import { findSubscription } from '#lib/billing/subscriptions-store.ts'
import type { Workspace } from '#lib/caller/key.ts'
import type { World } from '#lib/ctx.ts'
import { Problem } from '#lib/problem.ts'

/** The refusal where nobody pays for the plan any more, with the link that mends it; else null. */
export async function inactiveProblem(
  world: Pick<World, 'db' | 'plans_url' | 'now'>,
  { id, inactive_from }: Workspace,
): Promise<Problem | null> {
  if (!inactive_from || new Date(inactive_from) > world.now()) return null
  const pay_url = (await findSubscription(world.db, { workspace_id: id }))?.pay_url ?? null
  const remedy = pay_url
    ? `Pay the open invoice at ${pay_url}, or change the plan at ${world.plans_url}.`
    : `Subscribe again at ${world.plans_url}.`
  return new Problem(
    'subscription_inactive',
    `The subscription of this workspace is not paid, so live keys only read. ${remedy}`,
    { detail: { inactive_since: inactive_from, pay_url, plan_url: world.plans_url } },
  )
}
