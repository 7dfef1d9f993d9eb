// One-time links by which an owner connects an account, known by their hash alone.
import { sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import type { Platform } from '#lib/channels.ts'
import { type Db, rows } from '#lib/db.ts'
import { emitted, type Hint, hints } from '#lib/events/emit.ts'
import { toldAccount } from '#lib/publish/connect/account-events-store.ts'
import type { SealedTokens } from '#lib/publish/connect/accounts-store.ts'
import type { Identity } from '#lib/publish/connect/oauth.ts'

export type LinkRef = { hash: string; target: Platform; now: string }
export type Link = {
  workspace_id: string
  workspace_name: string
  /** What was noted on the way out to the platform, sealed. */
  state: string | null
  made_by: string | null
}

export async function insertLink(
  db: Db,
  link: { hash: string; workspace_id: string; target: Platform; made_by: string; expires_at: string },
): Promise<void> {
  await db.execute(
    sql`insert into connect_links (hash, workspace_id, target, made_by, expires_at)
        values (${link.hash}, ${link.workspace_id}, ${link.target}, ${link.made_by}, ${link.expires_at})`,
  )
}

export async function findLink(db: Db, { hash, target, now }: LinkRef): Promise<Link | null> {
  const found = await rows<Link>(
    db,
    sql`select l.workspace_id, l.state, l.made_by, w.name as workspace_name from connect_links l join workspaces w on w.id = l.workspace_id
        where l.hash = ${hash} and l.target = ${target} and l.expires_at > ${now}`,
  )
  return found[0] ?? null
}

/** Whoever presses the button last is the one who comes back. */
export async function startLink(db: Db, { hash, target, now }: LinkRef, state: string): Promise<boolean> {
  const started = await rows(
    db,
    sql`update connect_links set state = ${state} where hash = ${hash} and target = ${target} and expires_at > ${now} returning 1`,
  )
  return started.length > 0
}

/** What was noted on the way out, once: of two who come back with it one gets it. */
export async function takeState(db: Db, { hash, target }: LinkRef, state: string): Promise<boolean> {
  const taken = await rows(
    db,
    sql`update connect_links set state = null where hash = ${hash} and target = ${target} and state = ${state} returning 1`,
  )
  return taken.length > 0
}

export type NewAccount = Identity & SealedTokens & { id: string; scopes: string[] }

/** What was planned when no account of the platform was connected goes to this one, unless the key may not use it or the run is there already. */
const adopted = sql`
        adopted as (
          update posts p set connected_account_id = a.id, updated_at = a.updated_at
          from connected a, runs r left join keys k on k.id = r.key_id
          where p.workspace_id = a.workspace_id and p.platform = a.platform and p.livemode and p.connected_account_id is null
            and p.status in ('scheduled', 'awaiting_approval') and r.id = p.run_id
            and (k.connected_accounts is null or a.id::text = any(k.connected_accounts))
            and not exists (select 1 from posts o where o.run_id = p.run_id and o.platform = p.platform and o.connected_account_id = a.id)
          returning p.id)`

/** Uses the link up and keeps the account, in place of an earlier connection of the same one; null where the link is gone. */
export async function connectAccount(
  db: Db,
  { hash, target }: LinkRef,
  account: NewAccount,
  by: Audited,
): Promise<{ id: string; hints: Hint[] } | null> {
  const connected = await rows<{ id: string; hints: Hint[] }>(
    db,
    sql`with used as (delete from connect_links where hash = ${hash} and target = ${target} returning workspace_id, target),
        connected as (
          insert into connected_accounts as a (id, workspace_id, platform, external_id, username, kind, handle, access_token, refresh_token,
            access_expires_at, refresh_expires_at, scopes, created_at, updated_at)
          select ${account.id}::uuid, used.workspace_id, used.target, ${account.external_id}, ${account.username}, ${account.kind ?? 'member'}, ${account.handle ?? null},
            ${account.access_token}, ${account.refresh_token}, ${account.access_expires_at}::timestamptz,
            ${account.refresh_expires_at}::timestamptz, array(select jsonb_array_elements_text(${JSON.stringify(account.scopes)}::jsonb)),
            ${by.at}::timestamptz, ${by.at}::timestamptz from used
          on conflict (workspace_id, platform, external_id) do update set username = excluded.username, kind = excluded.kind, handle = excluded.handle, status = 'connected', warned_days = null,
            broken_reason = null, access_token = excluded.access_token, refresh_token = excluded.refresh_token,
            access_expires_at = excluded.access_expires_at, refresh_expires_at = excluded.refresh_expires_at,
            scopes = excluded.scopes, refresh_lease_until = null, updated_at = excluded.updated_at
          returning a.*, true as livemode),
        changed as (select * from connected),
        ${adopted},
        ${audited(by, 'account.connected', sql`connected`)},
        ${emitted(toldAccount('account.connected', 'connected', { at: by.at, seed: String(by.id) }))}
        select id, ${hints} from connected`,
  )
  return connected[0] ?? null
}
