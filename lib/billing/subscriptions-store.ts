// Who pays for a workspace's plan, and what the plan is because of it.
import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import type { PlanState } from '#lib/ports/payments.ts'

export type Subscription = {
  workspace_id: string
  customer_id: string | null
  subscription_id: string | null
  status: string
  past_due_at: string | null
  pay_url: string | null
  version: number
}

const shown = sql`workspace_id, customer_id, subscription_id, status, past_due_at, pay_url, version`

export async function findSubscription(
  db: Db,
  of: { workspace_id: string } | { customer_id: string },
): Promise<Subscription | null> {
  const where = 'customer_id' in of ? sql`customer_id = ${of.customer_id}` : sql`workspace_id = ${of.workspace_id}`
  const found = await rows<Subscription>(db, sql`select ${shown} from subscriptions where ${where}`)
  return found[0] ?? null
}

/** Answers the customer that is kept, which another may have kept first. */
export async function keepCustomer(
  db: Db,
  workspace_id: string,
  customer_id: string,
  at: { now: string; due_at: string },
): Promise<string> {
  const kept = await rows<{ customer_id: string }>(
    db,
    sql`insert into subscriptions as s (workspace_id, customer_id, updated_at, due_at)
        values (${workspace_id}, ${customer_id}, ${at.now}, ${at.due_at})
        on conflict (workspace_id) do update set customer_id = coalesce(s.customer_id, excluded.customer_id), due_at = excluded.due_at
        returning customer_id`,
  )
  return kept[0]!.customer_id
}

export type Consequence = { plan: string | null; inactive_from: string | null; paid_until: string | null }

/** What the provider says and what follows for the plan, in one statement; false where another reading came between. */
export async function applyPlan(
  db: Db,
  { workspace_id, version }: Subscription,
  state: PlanState,
  follows: Consequence & { past_due_at: string | null },
  at: { now: string; due_at: string | null },
): Promise<boolean> {
  const paid = 'plan' in state ? state : null
  const applied = await rows(
    db,
    sql`with changed as (
          update subscriptions set status = ${state.status}, past_due_at = ${follows.past_due_at}::timestamptz,
            subscription_id = coalesce(${paid?.subscription_id ?? null}::text, subscription_id),
            pay_url = ${paid?.pay_url ?? null}::text, version = version + 1, updated_at = ${at.now}, due_at = ${at.due_at}::timestamptz
          where workspace_id = ${workspace_id} and version = ${version} returning workspace_id),
        planned as (
          update workspaces w set plan = coalesce(${follows.plan}::text, w.plan), inactive_from = ${follows.inactive_from}::timestamptz,
            paid_until = ${follows.paid_until}::timestamptz,
            period_anchor = coalesce(${paid?.anchor ?? null}::timestamptz, w.period_anchor)
          from changed where w.id = changed.workspace_id and ${state.status}::text <> 'none' returning 1)
        select 1 from changed`,
  )
  return applied.length > 0
}

/** By an administrator: nobody pays for it, and nothing ends it. False where a subscription says what the plan is. */
export async function setPlan(
  db: Db,
  workspace_id: string,
  plan: string,
  audited: { id: string; actor: string; request_id: string; at: string },
): Promise<boolean> {
  const set = await rows(
    db,
    sql`with w as (
          update workspaces set plan = ${plan}, inactive_from = null, paid_until = null
          where id = ${workspace_id} and not exists (
            select 1 from subscriptions s where s.workspace_id = ${workspace_id} and s.status in ('active', 'past_due'))
          returning id, plan),
        a as (
          insert into audit (id, workspace_id, livemode, actor, action, target, request_id, created_at)
          select ${audited.id}, id, true, ${audited.actor}, 'plan.set', 'plan:' || plan, ${audited.request_id}, ${audited.at} from w)
        select 1 from w`,
  )
  return set.length > 0
}

export async function takeDueSubscriptions(db: Db, now: string, next: string, limit: number): Promise<Subscription[]> {
  return rows(
    db,
    sql`with overdue as (
          select workspace_id as id from subscriptions where due_at <= ${now} order by due_at limit ${limit} for update skip locked)
        update subscriptions set due_at = ${next} from overdue where workspace_id = overdue.id returning ${shown}`,
  )
}
