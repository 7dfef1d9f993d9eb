// Packs that were asked for, and what came of paying for them.
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import type { Order, Sale } from '#lib/ports/payments.ts'
import { entered } from '#lib/usage/entries-store.ts'

export type Topup = Order & { session_id: string | null; status: string; version: number; created_at: string }

/** Asked for again by the same id, it stays as it was. */
export async function keepOrder(db: Db, order: Order, at: string, due_at: string): Promise<void> {
  await db.execute(sql`
    insert into topups (id, workspace_id, credits, amount_total, currency, created_at, due_at)
    values (${order.id}, ${order.workspace_id}, ${order.credits}, ${order.amount_total}, ${order.currency}, ${at}, ${due_at})
    on conflict (id) do nothing`)
}

export async function keepSession(db: Db, topup_id: string, session_id: string, due_at: string): Promise<void> {
  await db.execute(
    sql`update topups set session_id = ${session_id}, status = 'open', due_at = ${due_at}
        where id = ${topup_id} and session_id is null and paid_at is null`,
  )
}

export async function findTopup(db: Db, at: { session_id: string } | { id: string }): Promise<Topup | null> {
  const where = 'id' in at ? sql`id = ${at.id}` : sql`session_id = ${at.session_id}`
  const found = await rows<Topup>(
    db,
    sql`select id, workspace_id, credits, amount_total, currency, session_id, status, version, created_at from topups where ${where}`,
  )
  return found[0] ?? null
}

/** What the wallet's entries say of `moves`. */
const linesOf = ({ disputed }: Sale): SQL => sql`
          select 0 as place, 0 as nth, 'purchase' as source, id::text as source_id, paid_in as amount, 0 as from_grant,
            null::uuid as run_id from moves where paid_in > 0
          union all
          select 1, 0, case when ${disputed}::int > disputed then 'dispute' else 'refund' end, id || ':' || version, -take, 0, null
          from moves where take > 0
          union all
          select 2, 0, 'dispute_won', id || ':' || version, give, 0, null from moves where give > 0`

/**
 * Brings a topup and its wallet to what the sale is now, in one statement; false where another reading was written since
 * `version`. It is paid in once. Refunds and disputes take back their share as far as it is still there, and a dispute that
 * is won gives back what it took.
 */
export async function settleTopup(
  db: Db,
  topup: Pick<Topup, 'id' | 'version'>,
  sale: Sale,
  at: { now: string; due_at: string | null },
): Promise<boolean> {
  const lost = sql`least(amount_total, ${sale.refunded}::int + ${sale.disputed}::int)::bigint`
  const settled = await rows(
    db,
    sql`with before as (
          select w.granted, w.bought, w.entries, t.* from topups t join wallets w on w.workspace_id = t.workspace_id
          where t.id = ${topup.id} and t.version = ${topup.version} for update of t, w),
        facts as (
          select *, paid_at is not null or ${sale.status}::text = 'paid' as is_paid,
            case when paid_at is null and ${sale.status}::text = 'paid' then credits else 0 end as paid_in,
            case when paid_at is not null or ${sale.status}::text = 'paid' then credits * ${lost} / amount_total else 0 end as claims
          from before),
        moves as (
          select *, least(greatest(claims - claimed, 0), bought + paid_in)::int as take,
            (taken - least(taken, case when claims < claimed then claims else taken end))::int as give
          from facts),
        lines as (${linesOf(sale)}),
        moved as (
          update wallets w set bought = m.bought + m.paid_in - m.take + m.give, entries = m.entries + (select count(*) from lines)
          from moves m where w.workspace_id = m.workspace_id returning 1),
        ${entered(sql`moves`, sql`lines`, sql`moved`, at.now)},
        settled as (
          update topups t set status = case when m.is_paid then 'paid' else ${sale.status} end, refunded = ${sale.refunded},
            disputed = ${sale.disputed}, claimed = m.claims, taken = m.taken + m.take - m.give, version = m.version + 1,
            paid_at = case when m.is_paid then coalesce(m.paid_at, ${at.now}::timestamptz) end,
            due_at = ${at.due_at}::timestamptz, session_id = coalesce(m.session_id, ${sale.session_id})
          from moves m where t.id = m.id returning 1)
        select 1 from settled`,
  )
  return settled.length > 0
}

/** Takes what is to be asked about, and pushes it out of the way of the next sweep. */
export async function takeDueTopups(db: Db, now: string, next: string, limit: number): Promise<Topup[]> {
  return rows(
    db,
    sql`with overdue as (select id from topups where due_at <= ${now} order by due_at limit ${limit} for update skip locked)
        update topups t set due_at = ${next} from overdue where t.id = overdue.id
        returning t.id, t.workspace_id, t.credits, t.amount_total, t.currency, t.session_id, t.status, t.version, t.created_at`,
  )
}

/** Nobody was ever given its link. */
export async function dropTopup(db: Db, id: string): Promise<void> {
  await db.execute(sql`update topups set status = 'expired', due_at = null where id = ${id} and session_id is null`)
}
