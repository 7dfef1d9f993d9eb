// The wallet of a workspace and its ledger, as parts of the statements that accept a run and that end it badly.
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import { grants } from '#lib/prices.ts'
import { entered, type Wallet } from '#lib/usage/entries-store.ts'

export type Price = { run_id: string; price: number }

/** What takes credits: the source of its entry, and that of the entry that gives them back. */
export type Spender = 'run' | 'mascot' | 'painting' | 'artwork'

export type Spending = {
  workspace_id: string
  /** The first day of the billing month. */
  period: string
  at: string
  /** What each run, or picture by a model, costs; none where nothing is counted. */
  prices: readonly Price[]
  of?: Spender
  /** The run that is to be the free one of its workspace. */
  free_run_id: string | null
}

const NEW_PERIOD_MARGIN = '1 day'

/**
 * CTEs that take the price of all runs or of none: `paid` has a row when they were taken. The plan's grant is brought up to
 * date first: that of a new period, once the plan is paid beyond its beginning, or that of another plan. `first` is locked
 * before the wallet.
 */
export function spent({ workspace_id, period, at, prices, free_run_id, of = 'run' }: Spending, first: SQL): SQL {
  const total = prices.reduce((sum, one) => sum + one.price, 0)
  return sql`
  held as (
    select w.*, coalesce((${JSON.stringify(grants)}::jsonb ->> s.plan)::int, 0) as plan_grant,
      w.period is null or (w.period < ${period}
        and (s.paid_until is null or s.paid_until > ${period}::date + ${NEW_PERIOD_MARGIN}::interval)) as rolls
    from wallets w join workspaces s on s.id = w.workspace_id
    where w.workspace_id = ${workspace_id}::uuid and ${first} for update of w),
  due as (
    select *, ${prices.length > 0 ? sql`greatest(plan_grant - spent_now, 0)` : sql`granted`} as granted_now from (
      select *, case when rolls then 0 else spent end as spent_now from held) h),
  priced as (
    select *, sum(price) over (order by nth) - price as before from jsonb_to_recordset(${JSON.stringify(
      prices.map((one, nth) => ({ ...one, nth })),
    )}::jsonb) as p (nth int, run_id uuid, price int)),
  lines as (
    ${prices.length > 0 ? granting(period) : sql`select 0 as place, 0 as nth, ''::text as source, ''::text as source_id, 0 as amount, 0 as from_grant, null::uuid as run_id where false`}
    union all
    select 2, p.nth, ${of}, p.run_id::text, -p.price, -least(p.price, greatest(d.granted_now - p.before, 0))::int, ${named(of, sql`p.run_id`)}
    from due d, priced p where p.price > 0),
  paid as (
    update wallets w set entries = w.entries + (select count(*) from lines),
      ${prices.length > 0 ? taking(period, total) : sql`bought = w.bought`},
      free_run_id = coalesce(${free_run_id}::uuid, w.free_run_id)
    from due d where w.workspace_id = d.workspace_id and d.granted_now + d.bought >= ${total}::int
      and (${free_run_id}::uuid is null or d.free_run_id is null)
    returning w.workspace_id as paid_for),
  ${entered(sql`due`, sql`lines`, sql`paid`, at)}`
}

/** Only runs are named in an entry; a painting is paid for its run. */
const named = (of: Spender, id: SQL): SQL => (of === 'run' || of === 'painting' ? id : sql`null::uuid`)

const granting = (period: string): SQL => sql`
    select 0 as place, 0 as nth, 'period_end' as source, workspace_id || ':' || period as source_id, -granted as amount,
      -granted as from_grant, null::uuid as run_id
    from due where rolls and granted > 0
    union all
    select 1, 0, 'grant', workspace_id || ':' || ${period}, granted_now, granted_now, null from due where rolls and granted_now > 0
    union all
    select 1, 1, 'plan_change', workspace_id || ':' || entries, granted_now - granted, granted_now - granted, null
    from due where not rolls and granted_now <> granted`

const taking = (period: string, total: number): SQL => sql`
      period = case when d.rolls then ${period} else d.period end,
      granted = greatest(d.granted_now - ${total}::int, 0), spent = d.spent_now + least(d.granted_now, ${total}::int),
      bought = d.bought - greatest(${total}::int - d.granted_now, 0)`

/**
 * CTEs for the statement in which a run ends badly (`changed`): what it took goes back to where it came from, once, and a
 * free one is free again. `first` is locked before the wallet.
 */
export const givenBack = (at: string, first: SQL, of: Spender = 'run'): SQL => sql`
  owed as (
    select w.*, changed.id as ended_id, changed.free as was_free, coalesce(-e.amount, 0) as back, coalesce(-e.from_grant, 0) as back_grant
    from changed left join credit_entries e on e.source = ${of} and e.source_id = changed.id::text
    join wallets w on w.workspace_id = changed.workspace_id
    where (e.id is not null or changed.free) and ${first} for update of w),
  back_lines as (
    select 0 as place, 0 as nth, ${`${of}_failed`} as source, ended_id::text as source_id, back as amount, back_grant as from_grant,
      ${named(of, sql`ended_id`)} as run_id
    from owed where back > 0),
  returned as (
    update wallets w set granted = o.granted + o.back_grant, spent = o.spent - o.back_grant,
      bought = o.bought + o.back - o.back_grant, entries = o.entries + (select count(*) from back_lines),
      free_run_id = case when o.was_free and o.free_run_id = o.ended_id then null else o.free_run_id end
    from owed o where w.workspace_id = o.workspace_id returning w.workspace_id as paid_for),
  ${entered(sql`owed`, sql`back_lines`, sql`returned`, at)}`

/** Takes the price of work of an image model, once however often it is asked; false where the wallet does not hold it. */
export async function takeForModel(db: Db, spending: Spending & { of: Exclude<Spender, 'run'> }): Promise<boolean> {
  const [work] = spending.prices
  const known = sql`select 1 from credit_entries where source = ${spending.of} and source_id = ${work?.run_id}`
  const found = await rows<{ taken: boolean }>(
    db,
    sql`with ${spent(spending, sql`not exists (${known})`)}
        select exists (select 1 from paid) or exists (${known}) as taken`,
  )
  return found[0]!.taken
}

export async function findWallet(db: Db, workspace_id: string): Promise<Wallet> {
  const found = await rows<Wallet>(
    db,
    sql`select w.period, w.granted, w.spent, w.bought, w.free_run_id, s.plan, s.paid_until
        from wallets w join workspaces s on s.id = w.workspace_id where w.workspace_id = ${workspace_id}`,
  )
  return found[0]!
}
