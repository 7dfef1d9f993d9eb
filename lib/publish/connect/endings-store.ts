// How connections of accounts come to an end: warned of, given up by their owner, handed back to the platform.
import { sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import { type Db, rows } from '#lib/db.ts'
import { emitted, type Hint, hints } from '#lib/events/emit.ts'
import { accountEnd, toldAccount } from '#lib/publish/connect/account-events-store.ts'
import { type AccountRow, at, parsed, type Ref } from '#lib/publish/connect/accounts-store.ts'

/** Seven days before its end, and one: each is told once, until its owner connects it again or it is renewed. */
export async function warnExpiring(db: Db, now: string, limit: number): Promise<Hint[]> {
  const left = sql`${accountEnd('a')} - ${now}::timestamptz`
  const days = sql`case when ${left} <= interval '1 day' then 1 else 7 end`
  const found = await rows<{ hints: Hint[] }>(
    db,
    sql`with changed as (
          update connected_accounts a set warned_days = ${days}
          where a.id in (select a.id from connected_accounts a where a.status = 'connected' and ${accountEnd('a')} <= ${now}::timestamptz + interval '7 days'
            and ${accountEnd('a')} > ${now} and (a.warned_days is null or a.warned_days > ${days}) limit ${limit})
          returning *),
        ${emitted(toldAccount('account.expiring', 'expiring', { at: now, seed: now }))}
        select ${hints}`,
  )
  return found[0]?.hints ?? []
}

/** Nobody can use it from here on. Its tokens are handed back to the platform by the sweep, and gone then; posts that were made keep their account. */
export async function disconnectAccount(db: Db, ref: Ref, by: Audited): Promise<AccountRow | null> {
  return (
    parsed(
      await rows(
        db,
        sql`with changed as (
              update connected_accounts a set status = 'disconnected', refresh_lease_until = null, updated_at = ${by.at}
              where ${at(ref)} and status <> 'disconnected' returning *, true as livemode),
            ${audited(by, 'account.disconnected', sql`changed`)}
            select to_jsonb(changed) as account from changed`,
      ),
    )[0] ?? null
  )
}

/** Disconnected, and not handed back yet: each is tried again after a while. */
export async function takeUnrevoked(db: Db, now: string, until: string, limit: number): Promise<AccountRow[]> {
  return parsed(
    await rows(
      db,
      sql`with chosen as (
            select id from connected_accounts
            where status = 'disconnected' and access_token <> '' and (refresh_lease_until is null or refresh_lease_until < ${now})
            order by updated_at limit ${limit} for update skip locked)
          update connected_accounts a set refresh_lease_until = ${until} from chosen where a.id = chosen.id
          returning to_jsonb(a) as account`,
    ),
  )
}

/** Unless it was connected anew meanwhile. */
export async function forgetTokens(db: Db, ref: Ref, by: Audited): Promise<void> {
  await db.execute(
    sql`with changed as (
          update connected_accounts a set access_token = '', refresh_token = null, access_expires_at = null,
            refresh_expires_at = null, refresh_lease_until = null
          where ${at(ref)} and status = 'disconnected' returning *, true as livemode),
        ${audited(by, 'account.tokens_revoked', sql`changed`)}
        select 1 from changed`,
  )
}
