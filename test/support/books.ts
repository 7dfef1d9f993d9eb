// What has to hold of money at any time, whatever happened in whichever order.
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
/** Every wallet is the sum of its entries, each entry follows from the one before, and none is missing. */
export async function wrongBooks(db: Db): Promise<unknown[]> {
  return rows(
    db,
    sql`with sums as (
          select workspace_id, sum(amount)::int as total, count(*)::int as entries, max(sequence) as last from credit_entries group by 1),
        chain as (
          select workspace_id, sequence, balance_after, amount,
            coalesce(lag(balance_after) over (partition by workspace_id order by sequence), 0) + amount as wanted
          from credit_entries)
        select 'wallet' as what, w.workspace_id::text, w.granted + w.bought as is, coalesce(s.total, 0) as wanted
        from wallets w left join sums s using (workspace_id)
        where w.granted + w.bought <> coalesce(s.total, 0) or w.entries <> coalesce(s.entries, 0) or w.entries <> coalesce(s.last, 0)
        union all select 'entry', workspace_id || ' ' || sequence, balance_after, wanted from chain where balance_after <> wanted`,
  )
}

/** What no order of events may bring about, beyond wrong sums. */
export const strangeCharges = (db: Db, runs_of: SQL = sql`true`): Promise<{ what: string; id: string }[]> =>
  rows(
    db,
    sql`select 'a run that has not failed is charged another price' as what, r.id from runs r
        left join credit_entries e on e.source = 'run' and e.source_id = r.id::text
        where r.workspace_id in (select workspace_id from wallets where ${runs_of}) and coalesce(-e.amount, 0) <> coalesce(r.credits, 0)
        union all
        select 'a failed run keeps its price, or one that has not failed has it back', r.id from runs r
        left join credit_entries e on e.source = 'run_failed' and e.source_id = r.id::text
        where r.workspace_id in (select workspace_id from wallets where ${runs_of})
          and coalesce(e.amount, 0) <> case when r.status = 'failed' then coalesce(r.credits, 0) else 0 end
        union all
        select 'two free runs', (array_agg(r.id))[1] from runs r
        where r.workspace_id in (select workspace_id from wallets where ${runs_of}) and r.free and r.status <> 'failed'
        group by r.workspace_id having count(*) > 1
        union all
        select 'a sale is paid in twice, or more is taken back than it was', t.id from topups t
        where t.workspace_id in (select workspace_id from wallets where ${runs_of})
          and (t.taken > t.claimed or t.claimed > t.credits or t.taken < 0)`,
  )
