import { type SQL, sql } from 'drizzle-orm'
import { type Held, type Key, type Opened, readOpened, Workspace } from '#lib/caller/key.ts'
import { arrayOf, type Db, rows } from '#lib/db.ts'

const shown = sql`to_jsonb(k) - 'hash' - 'due_at'`
/** Of a key `k` and its workspace `w`: what its copies in Redis hold, however they come there. */
const openedRow = sql`${shown} as key, to_jsonb(w) || jsonb_build_object('free_run_used',
  exists (select 1 from wallets x where x.workspace_id = w.id and x.free_run_id is not null)) as workspace`

export async function findByHash(db: Db, hash: string): Promise<Opened | null> {
  const found = await rows<{ key: unknown; workspace: unknown }>(
    db,
    sql`select ${openedRow} from keys k join workspaces w on w.id = k.workspace_id where k.hash = ${hash}`,
  )
  return found[0] ? readOpened(found[0]) : null
}

/** The workspace of a run, which is sure to exist. */
export async function findWorkspaceOf(db: Db, workspace_id: string): Promise<Workspace> {
  return Workspace.parse(await findWorkspace(db, workspace_id))
}

export async function findWorkspace(db: Db, workspace_id: string): Promise<unknown> {
  const found = await rows<{ workspace: unknown }>(
    db,
    sql`select to_jsonb(w) as workspace from workspaces w where id = ${workspace_id}`,
  )
  return found[0]?.workspace
}

/** For whoever runs the service: no caller sees another workspace. */
export const listWorkspaces = (db: Db): Promise<Pick<Workspace, 'id' | 'name' | 'plan' | 'status'>[]> =>
  rows(db, sql`select id, name, plan, status, created_at from workspaces where name <> '' order by created_at, id`)

export async function insertWorkspace(db: Db, workspace: Workspace & { created_at: string }): Promise<void> {
  await db.execute(sql`
    with made as (
      insert into workspaces (id, name, plan, status, time_zone, period_anchor, created_at)
      values (${workspace.id}, ${workspace.name}, ${workspace.plan}, ${workspace.status}, ${workspace.time_zone},
        ${workspace.period_anchor}, ${workspace.created_at})
      returning id)
    insert into wallets (workspace_id) select id from made`)
}

/** Those that are on their way out, or over, take no place, and agents have none. */
export async function countLive(db: Db, workspace_id: string, now: string): Promise<number> {
  const found = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from keys
        where workspace_id = ${workspace_id} and livemode and revoked_at is null and agent is null
          and replaced_by is null and (expires_at is null or expires_at > ${now})`,
  )
  return found[0]?.count ?? 0
}

export type Audited = { id: string; actor: string; request_id: string; at: string }

export async function insertKey(db: Db, key: Key, hash: string, audited: Audited): Promise<void> {
  await db.execute(sql`with ${added(key, hash, audited)} select 1 from k`)
}

/** CTEs that add a key (`k`) and note it. */
const added = (key: Key, hash: string, audited: Audited, studio_profile_id = sql`null::uuid`): SQL => sql`
  k as (
    insert into keys (id, workspace_id, livemode, name, hash, last4, asset_types, channels, connected_accounts,
      permissions, allowed_addresses, auto_post, auto_post_min_score, daily_limit, version, created_at, expires_at, agent, studio_profile_id)
    values (${key.id}, ${key.workspace_id}, ${key.livemode}, ${key.name}, ${hash}, ${key.last4}, ${arrayOf(key.asset_types)},
      ${arrayOf(key.channels)}, ${arrayOf(key.connected_accounts)}, ${arrayOf(key.permissions)}, ${arrayOf(key.allowed_addresses)},
      ${key.auto_post}, ${key.auto_post_min_score}, ${key.daily_limit}, ${key.version}, ${key.created_at}, ${key.expires_at},
      ${key.agent ? JSON.stringify(key.agent) : null}::jsonb, ${studio_profile_id})
    returning id, workspace_id, livemode),
  noted as (
    insert into audit (id, workspace_id, livemode, actor, action, target, request_id, created_at)
    select ${audited.id}, workspace_id, livemode, ${audited.actor}, 'key.minted', 'key:' || id, ${audited.request_id},
      ${audited.at} from k)`

/** The new key in the place of the old one, which ends when the overlap does; nothing where the old one is over already. */
export async function replaceKey(
  db: Db,
  old: { id: string; expires_at: string },
  next: { key: Key; hash: string },
  audited: Audited & { replaced_id: string },
): Promise<boolean> {
  const { key, hash } = next
  const done = await rows(
    db,
    sql`with ${added(key, hash, audited, sql`(select studio_profile_id from keys where id = ${old.id})`)},
        old as (
          update keys set replaced_by = k.id, version = keys.version + 1, due_at = ${audited.at},
            expires_at = least(keys.expires_at, ${old.expires_at}::timestamptz)
          from k where keys.id = ${old.id} and keys.workspace_id = k.workspace_id and keys.revoked_at is null
            and keys.replaced_by is null and (keys.expires_at is null or keys.expires_at > ${audited.at})
          returning keys.*),
        noted_old as (
          insert into audit (id, workspace_id, livemode, actor, action, target, request_id, created_at)
          select ${audited.replaced_id}, workspace_id, livemode, ${audited.actor}, 'key.rotated', 'key:' || id,
            ${audited.request_id}, ${audited.at} from old)
        select 1 / (select count(*) from old)::int`,
  )
  return done.length > 0
}

export async function listKeys(db: Db, workspace_id: string): Promise<unknown[]> {
  const found = await rows<{ key: unknown }>(
    db,
    sql`select ${shown} as key from keys k where workspace_id = ${workspace_id} order by created_at desc, id desc`,
  )
  return found.map(row => row.key)
}

/** By its id, what Redis knows each key of a workspace by that is not revoked. */
export const listHashes = (db: Db, workspace_id: string): Promise<{ id: string; hash: string }[]> =>
  rows(db, sql`select id, hash from keys where workspace_id = ${workspace_id} and revoked_at is null`)

export type Revoked = { hash: string; version: number; key: unknown }

/** Marks the key as revoked; `due_at` stays until its tombstone is known to be in Redis. */
export async function markRevoked(db: Db, { id, workspace_id }: Held, audited: Audited): Promise<Revoked | null> {
  const found = await rows<Revoked>(
    db,
    sql`with k as (
          update keys set revoked_at = coalesce(revoked_at, ${audited.at}), due_at = ${audited.at},
            version = version + (revoked_at is null)::int
          where id = ${id} and workspace_id = coalesce(${workspace_id}::uuid, workspace_id) returning *),
        a as (
          insert into audit (id, workspace_id, livemode, actor, action, target, request_id, created_at)
          select ${audited.id}, workspace_id, livemode, ${audited.actor}, 'key.revoked', 'key:' || id,
            ${audited.request_id}, ${audited.at} from k)
        select hash, version, ${shown} as key from k`,
  )
  return found[0] ?? null
}

/** A key whose change is not known to have reached Redis. */
export type ChangedKey = { hash: string; opened: Opened }

export type Changed = { hash: string; key: unknown; workspace: unknown }
export const toChanged = ({ hash, ...opened }: Changed): ChangedKey => ({ hash, opened: readOpened(opened) })
export const changedRow = sql`hash, ${openedRow}`

export async function changedKeys(db: Db, now: string, limit: number): Promise<ChangedKey[]> {
  const found = await rows<Changed>(
    db,
    sql`select ${changedRow} from keys k join workspaces w on w.id = k.workspace_id
        where k.due_at <= ${now} order by k.due_at limit ${limit}`,
  )
  return found.map(toChanged)
}

/** Those that have not changed once more since. */
export async function markTold(db: Db, told: readonly { hash: string; version: number }[]): Promise<void> {
  if (told.length === 0) return
  await db.execute(
    sql`update keys k set due_at = null from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) told (hash text, version int)
        where k.hash = told.hash and k.version = told.version`,
  )
}

/** Every key of a workspace that has changed, with the workspace as it is from now on. */
export async function keysOf(db: Db, workspace_id: string): Promise<ChangedKey[]> {
  const found = await rows<Changed>(
    db,
    sql`select ${changedRow} from keys k join workspaces w on w.id = k.workspace_id
        where k.workspace_id = ${workspace_id} and k.due_at is not null`,
  )
  return found.map(toChanged)
}

/** Other networks that a key may be used from; null for everywhere. */
export async function changeAddresses(
  db: Db,
  place: { workspace_id: string; key_id: string },
  addresses: string[] | null,
  audited: Audited,
): Promise<ChangedKey | null> {
  const found = await rows<Changed>(
    db,
    sql`with k as (
          update keys set allowed_addresses = ${arrayOf(addresses)}, version = version + 1, due_at = ${audited.at}
          where id = ${place.key_id} and workspace_id = ${place.workspace_id} and revoked_at is null returning *),
        noted as (
          insert into audit (id, workspace_id, livemode, actor, action, target, request_id, created_at)
          select ${audited.id}, workspace_id, livemode, ${audited.actor}, 'key.addresses_changed', 'key:' || id,
            ${audited.request_id}, ${audited.at} from k)
        select ${changedRow} from k join workspaces w on w.id = k.workspace_id`,
  )
  return found[0] ? toChanged(found[0]) : null
}
