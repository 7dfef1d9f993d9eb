// The plan of a workspace follows from its subscription, as the provider says now.
import {
  applyPlan,
  findSubscription,
  type Subscription,
  setPlan,
  takeDueSubscriptions,
} from '#lib/billing/subscriptions-store.ts'
import { auditedBy, type By } from '#lib/caller/by.ts'
import type { World } from '#lib/ctx.ts'
import { after, DAY_MS, HOUR_MS } from '#lib/instant.ts'
import { forgetKeys } from '#lib/keys/admit/forget.ts'
import { findWorkspace } from '#lib/keys/store.ts'
import { Plan } from '#lib/plans.ts'
import type { Payments, PlanState } from '#lib/ports/payments.ts'
import { Problem } from '#lib/problem.ts'

/** So long after a payment failed, live writes go on. */
export const GRACE_MS = 7 * DAY_MS
const MOST_TRIES = 5
const ASK_AGAIN_MS = 6 * HOUR_MS

/** Reads how the customer's subscription is and brings our side to it; a reading is never older than what it replaces. */
export async function syncPlan(world: World, payments: Payments, customer_id: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const known = await findSubscription(world.db, { customer_id })
    if (!known) return
    const state = await payments.readPlan(customer_id)
    const now = world.now()
    const follows = consequences(known, state, now)
    const at = { now: now.toISOString(), due_at: nextLook(state, now) }
    if (!(await applyPlan(world.db, known, state, follows, at))) continue
    await forgetKeys(world, known.workspace_id)
    return
  }
  throw new Error('a subscription changes faster than it can be read')
}

function consequences(known: Subscription, state: PlanState, now: Date) {
  const nothing = { plan: null, inactive_from: null, paid_until: null, past_due_at: null }
  if (!('plan' in state))
    return state.status === 'none' ? nothing : { ...nothing, plan: 'free', inactive_from: now.toISOString() }
  const paid = { ...nothing, plan: Plan.parse(state.plan), paid_until: state.paid_until }
  if (state.status === 'active') return paid
  const past_due_at = known.past_due_at ? new Date(known.past_due_at) : now
  return {
    ...paid,
    past_due_at: past_due_at.toISOString(),
    inactive_from: after(past_due_at, GRACE_MS).toISOString(),
  }
}

/** An hour after a period ends it is over or goes on; until a first payment, and while one is owed, more often. */
function nextLook(state: PlanState, now: Date): string | null {
  if (!('plan' in state)) return null
  if (state.status === 'past_due') return after(now, ASK_AGAIN_MS).toISOString()
  const ends = after(new Date(state.paid_until), HOUR_MS)
  return (ends > now ? ends : after(now, ASK_AGAIN_MS)).toISOString()
}

export async function sweepSubscriptions(world: World, limit: number): Promise<number> {
  const { payments } = world
  if (!payments) return 0
  const now = world.now()
  const due = await takeDueSubscriptions(world.db, now.toISOString(), after(now, HOUR_MS).toISOString(), limit)
  for (const { customer_id, workspace_id } of due)
    if (customer_id)
      await syncPlan(world, payments, customer_id).catch(error =>
        world.report(error, { sweep: 'subscriptions', workspace_id }),
      )
  return due.length
}

/** By an administrator, where nobody pays for the plan. */
export async function changePlan(world: World, by: By, workspace_id: string, plan: Plan): Promise<unknown> {
  if (!(await findWorkspace(world.db, workspace_id)))
    throw new Problem('bad_request', `There is no workspace ${workspace_id}.`)
  if (!(await setPlan(world.db, workspace_id, plan, auditedBy(world, by))))
    throw new Problem('invalid_state', 'A subscription pays for the plan of this workspace. Change it there.')
  await forgetKeys(world, workspace_id)
  return findWorkspace(world.db, workspace_id)
}
