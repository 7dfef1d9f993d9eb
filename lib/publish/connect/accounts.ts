// Gives publishers an account with a token that is good: renewed in time, by one at a time, and stored before it is used.
import { auditedByService } from '#lib/caller/by.ts'
import type { Db } from '#lib/db.ts'
import type { Http } from '#lib/fetch.ts'
import { after, MINUTE_MS, SECOND_MS } from '#lib/instant.ts'
import {
  type AccountRow,
  breakAccount,
  endLease,
  expireToken,
  findAccount,
  type Lease,
  leaseRefresh,
  type Ref,
  storeTokens,
} from '#lib/publish/connect/accounts-store.ts'
import type { Apps, Held, Tokens } from '#lib/publish/connect/oauth.ts'
import { sealTokens, tokenPlace } from '#lib/publish/connect/sealed.ts'
import { ways } from '#lib/publish/connect/ways.ts'
import type { AccountRef, Posting } from '#lib/publish/control/posting.ts'
import { type Account, PublishError } from '#lib/publish/publisher.ts'
import { type Keyring, type Random, unseal } from '#lib/seal.ts'

export type AccountDeps = {
  db: Db
  http: Http
  keyring: Keyring
  apps: Apps
  random: Random
  id(): string
  now(): Date
  pause(milliseconds: number): Promise<unknown>
}

/** Longer than a platform is waited for. */
const LEASE_MS = MINUTE_MS
/** A token with less than this left is no good for a post. */
const USABLE_MS = 30 * SECOND_MS
/** One that is refused so soon after it was given will not get better. */
const FRESH_MS = 2 * MINUTE_MS
const TURNS = 24
const TURN_MS = 250
const STORE_TRIES = 3

const broken = (reason: string) => new PublishError('reauth', 'not_connected', reason)

export function openAccounts(deps: AccountDeps): Pick<Posting, 'open' | 'refused' | 'handBack'> {
  return {
    async open(reference) {
      for (let turn = 0; turn < TURNS; turn++) {
        const row = await requireConnected(deps, reference)
        if (!isDue(row, deps.now())) return accountOf(deps, row)
        const lease = leaseFrom(deps.now())
        const due = after(deps.now(), ways[row.platform].renew_before_ms).toISOString()
        const mine = await leaseRefresh(deps.db, row, lease, due)
        if (mine) await renew(deps, mine, lease)
        // Another renews it, or renewing failed while the old one still has time.
        const again = await requireConnected(deps, reference)
        if (!isDue(again, deps.now()) || isUsable(again, deps.now())) return accountOf(deps, again)
        await deps.pause(TURN_MS)
      }
      throw new PublishError('retry', 'renewing', 'The token of the account is being renewed.', 5)
    },

    async refused(reference, token) {
      const row = await requireConnected(deps, reference).catch(() => null)
      const held = row && (await tokensOf(deps, row))
      if (!row || held?.access_token !== token) return
      const now = deps.now()
      const fresh = now.getTime() - Date.parse(row.updated_at) < FRESH_MS
      if (fresh || row.platform === 'instagram' || !ways[row.platform].renewable(held))
        await breakAccount(
          deps.db,
          row,
          { ...row, reason: 'The platform has refused its token.' },
          auditedByService(deps),
        )
      else await expireToken(deps.db, row, row.access_token, now.toISOString())
    },

    async handBack(row) {
      const app = deps.apps[row.platform]
      if (app) await ways[row.platform].revoke?.(app, await tokensOf(deps, row), deps.http)
    },
  }
}

async function requireConnected(
  deps: AccountDeps,
  { workspace_id, connected_account_id }: AccountRef,
): Promise<AccountRow> {
  if (!connected_account_id) throw broken('No account of the platform was connected when it was to go out.')
  const row = await findAccount(deps.db, { workspace_id, id: connected_account_id })
  if (!row || row.status === 'disconnected') throw broken('The account is not connected any more.')
  if (row.status === 'broken') throw broken(row.broken_reason ?? 'The connection of the account is broken.')
  return row
}

const left = ({ access_expires_at }: AccountRow, now: Date) =>
  access_expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(access_expires_at) - now.getTime()

const isDue = (row: AccountRow, now: Date) => left(row, now) < ways[row.platform].renew_before_ms
const isUsable = (row: AccountRow, now: Date) => left(row, now) > USABLE_MS

const leaseFrom = (now: Date): Lease => ({ now: now.toISOString(), until: after(now, LEASE_MS).toISOString() })

/** Asks for new tokens and stores them. A failure that may pass leaves what is there. */
async function renew(deps: AccountDeps, row: AccountRow, lease: Lease): Promise<void> {
  const way = ways[row.platform]
  const app = deps.apps[row.platform]
  const held = await tokensOf(deps, row)
  const giveUp = async (reason: string) => {
    await breakAccount(deps.db, row, { ...row, reason }, auditedByService(deps))
    throw broken(reason)
  }
  if (!app || !way.renewable(held)) {
    if (isUsable(row, deps.now())) return endLease(deps.db, row, lease)
    if (app) return giveUp('Its time is over, and the platform does not let us renew it.')
    await endLease(deps.db, row, lease)
    throw new PublishError('retry', 'not_set_up', `The settings of our app at ${row.platform} are missing.`)
  }
  let tokens: Tokens
  try {
    tokens = await way.refresh(app, held, deps.http)
  } catch (error) {
    if (error instanceof PublishError && error.outcome === 'reauth' && (await unchanged(deps, row)))
      return giveUp('The platform does not renew its token any more.')
    await endLease(deps.db, row, lease)
    if (isUsable(row, deps.now())) return
    if (error instanceof PublishError && error.outcome !== 'reauth') throw error
    throw new PublishError('retry', 'no_answer', 'The platform did not renew the token of the account.')
  }
  await keep(deps, row, lease, tokens)
}

/** Whether the tokens are still those that were refused; else somebody was quicker. */
async function unchanged({ db }: AccountDeps, row: AccountRow): Promise<boolean> {
  const now = await findAccount(db, row)
  return now?.access_token === row.access_token && now.refresh_token === row.refresh_token
}

/** The old pair is dead at some platforms: a database that stumbles must not cost the connection. */
async function keep(deps: AccountDeps, row: Ref & AccountRow, lease: Lease, tokens: Tokens): Promise<void> {
  const sealed = await sealTokens(deps, row, tokens)
  for (let attempt = 1; ; attempt++) {
    try {
      await storeTokens(deps.db, row, lease, sealed)
      return
    } catch (error) {
      if (attempt >= STORE_TRIES) throw error
      await deps.pause(attempt * TURN_MS)
    }
  }
}

async function tokensOf({ keyring }: AccountDeps, row: AccountRow): Promise<Held> {
  const open = (sealed: string, field: 'access_token' | 'refresh_token') =>
    unseal(keyring, sealed, tokenPlace(row, field))
  return {
    access_token: await open(row.access_token, 'access_token'),
    refresh_token: row.refresh_token === null ? null : await open(row.refresh_token, 'refresh_token'),
  }
}

async function accountOf(deps: AccountDeps, row: AccountRow): Promise<Account> {
  const { external_id, username, settings } = row
  const { access_token } = await tokensOf(deps, row)
  return { external_id, username, settings, token: access_token }
}
