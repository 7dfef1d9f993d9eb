// Connected accounts and their tokens. Each change is one statement that holds only where what it was based on still does.
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Audited, audited } from '#lib/audit/store.ts'
import { Platform } from '#lib/channels.ts'
import { type Db, rows } from '#lib/db.ts'
import { emitted, type Hint, hints } from '#lib/events/emit.ts'
import { Instant } from '#lib/instant.ts'
import { toldAccount } from '#lib/publish/connect/account-events-store.ts'

export type Ref = { workspace_id: string; id: string }

export const AccountRow = z.object({
  id: z.uuid(),
  workspace_id: z.uuid(),
  platform: Platform,
  external_id: z.string(),
  username: z.string(),
  kind: z.enum(['member', 'page', 'business', 'channel']).default('member'),
  handle: z.string().nullable().default(null),
  status: z.enum(['connected', 'broken', 'disconnected']),
  broken_reason: z.string().nullable(),
  access_token: z.string(),
  refresh_token: z.string().nullable(),
  access_expires_at: Instant.nullable(),
  refresh_expires_at: Instant.nullable(),
  scopes: z.array(z.string()),
  settings: z.record(z.string(), z.unknown()),
  created_at: Instant,
  updated_at: Instant,
})
export type AccountRow = z.output<typeof AccountRow>

export type Found = { account: unknown }
export const parsed = (found: Found[]): AccountRow[] => found.map(row => AccountRow.parse(row.account))
export const at = ({ workspace_id, id }: Ref): SQL => sql`a.id = ${id} and a.workspace_id = ${workspace_id}`

export async function findAccount(db: Db, ref: Ref): Promise<AccountRow | null> {
  return (
    parsed(await rows(db, sql`select to_jsonb(a) as account from connected_accounts a where ${at(ref)}`))[0] ?? null
  )
}

export async function listAccountRows(db: Db, workspace_id: string): Promise<AccountRow[]> {
  return parsed(
    await rows(
      db,
      sql`select to_jsonb(a) as account from connected_accounts a where workspace_id = ${workspace_id}
          order by created_at desc, id desc`,
    ),
  )
}

export type Lease = { now: string; until: string }

/** Whoever gets the row may ask the platform for new tokens, alone, until the lease is over. */
export async function leaseRefresh(db: Db, ref: Ref, { now, until }: Lease, due: string): Promise<AccountRow | null> {
  return (
    parsed(
      await rows(
        db,
        sql`update connected_accounts a set refresh_lease_until = ${until}
            where ${at(ref)} and status = 'connected' and access_expires_at < ${due}
              and (refresh_lease_until is null or refresh_lease_until < ${now})
            returning to_jsonb(a) as account`,
      ),
    )[0] ?? null
  )
}

const held = ({ until }: Lease): SQL => sql`a.status = 'connected' and a.refresh_lease_until = ${until}`

export type SealedTokens = {
  access_token: string
  /** Null keeps the one that is there. */
  refresh_token: string | null
  access_expires_at: string | null
  refresh_expires_at: string | null
}

/** False where the account was connected anew meanwhile, whose tokens are the ones to keep. */
export async function storeTokens(db: Db, ref: Ref, lease: Lease, tokens: SealedTokens): Promise<boolean> {
  const stored = await rows(
    db,
    sql`update connected_accounts a set access_token = ${tokens.access_token},
          refresh_token = coalesce(${tokens.refresh_token}, refresh_token), access_expires_at = ${tokens.access_expires_at},
          refresh_expires_at = coalesce(${tokens.refresh_expires_at}::timestamptz, refresh_expires_at),
          refresh_lease_until = null, warned_days = null, updated_at = ${lease.now}
        where ${at(ref)} and ${held(lease)} returning 1`,
  )
  return stored.length > 0
}

/** Nothing came of it; when that was stays known. */
export async function endLease(db: Db, ref: Ref, lease: Lease): Promise<void> {
  await db.execute(
    sql`update connected_accounts a set refresh_lease_until = ${lease.now} where ${at(ref)} and ${held(lease)}`,
  )
}

export type Idle = { platform: Platform; due: string; tried_before: string; used_before: string; limit: number }

/**
 * Accounts whose token ends soon although nobody posts, and those whose right to new ones ends when it is not used for
 * months; not those that were tried a short while ago.
 */
export async function idleAccounts(db: Db, { platform, due, used_before, tried_before, limit }: Idle): Promise<Ref[]> {
  const renewsUnasked = ['instagram', 'threads', 'linkedin'].includes(platform)
  return rows(
    db,
    sql`select id, workspace_id from connected_accounts
        where platform = ${platform} and status = 'connected' and access_expires_at < ${due}
          ${renewsUnasked ? sql`` : sql`and updated_at < ${used_before}`}
          and (platform in ('instagram', 'threads') or refresh_token is not null)
          and (refresh_lease_until is null or refresh_lease_until < ${tried_before})
        order by access_expires_at limit ${limit}`,
  )
}

/** Only as long as it holds the tokens that were refused. */
export async function breakAccount(
  db: Db,
  ref: Ref,
  { access_token, reason }: { access_token: string; reason: string },
  by: Audited,
): Promise<Hint[]> {
  const found = await rows<{ hints: Hint[] }>(
    db,
    sql`with changed as (
          update connected_accounts a set status = 'broken', broken_reason = ${reason}, refresh_lease_until = null, updated_at = ${by.at}
          where ${at(ref)} and status = 'connected' and access_token = ${access_token} returning *, true as livemode),
        ${audited(by, 'account.broken', sql`changed`)},
        ${emitted(toldAccount('account.broken', 'broken', { at: by.at, seed: String(by.id) }))}
        select ${hints}`,
  )
  return found[0]?.hints ?? []
}

/** The token is not used any more, whatever its time: the next who needs one asks for another. */
export async function expireToken(db: Db, ref: Ref, access_token: string, now: string): Promise<void> {
  await db.execute(
    sql`update connected_accounts a set access_expires_at = ${now}
        where ${at(ref)} and status = 'connected' and access_token = ${access_token}`,
  )
}

export async function saveSettings(
  db: Db,
  ref: Ref,
  settings: Record<string, unknown>,
  by: Audited,
): Promise<AccountRow | null> {
  return (
    parsed(
      await rows(
        db,
        sql`with changed as (
              update connected_accounts a set settings = settings || ${JSON.stringify(settings)}::jsonb, updated_at = ${by.at}
              where ${at(ref)} and status <> 'disconnected' returning *, true as livemode),
            ${audited(by, 'account.settings_changed', sql`changed`)}
            select to_jsonb(changed) as account from changed`,
      ),
    )[0] ?? null
  )
}
