// The ledger: who writes an entry, and who reads them.
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import type { Plan } from '#lib/plans.ts'

export type Wallet = {
  period: string | null
  granted: number
  spent: number
  bought: number
  free_run_id: string | null
  plan: Plan
  paid_until: string | null
}

export type EntryRow = {
  id: string
  sequence: number
  source: string
  amount: number
  balance_after: number
  run_id: string | null
  created_at: string
}

/**
 * A CTE that writes `lines` (place, nth, source, source_id, amount, from_grant, run_id) to the ledger, each with the balance
 * that it leaves: `held` is the wallet as it was, and without a row of `done` nothing is written.
 */
export const entered = (held: SQL, lines: SQL, done: SQL, at: string): SQL => sql`
  entered as (
    insert into credit_entries (id, workspace_id, sequence, source, source_id, amount, balance_after, from_grant, run_id, created_at)
    select overlay(overlay(md5(l.source || ':' || l.source_id) placing '8' from 13) placing 'a' from 17)::uuid, h.workspace_id, h.entries + row_number() over running, l.source, l.source_id, l.amount,
      h.granted + h.bought + sum(l.amount) over running, l.from_grant, l.run_id, ${at}::timestamptz
    from ${held} h, ${done} d, ${lines} l window running as (order by l.place, l.nth)
    returning 1)`

/** The newest first. */
export function listEntries(db: Db, workspace_id: string, limit: number): Promise<EntryRow[]> {
  return rows(
    db,
    sql`select id, sequence, source, amount, balance_after, run_id, created_at from credit_entries
        where workspace_id = ${workspace_id} order by sequence desc limit ${limit}`,
  )
}
