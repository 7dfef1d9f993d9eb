import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import { type Key, type Opened, readOpened, Workspace } from '#lib/keys/key.ts'

const shown = sql`to_jsonb(k) - 'hash' - 'due_at'`

export async function findByHash(db: Db, hash: string): Promise<Opened | null> {
  const found = await rows<{ key: unknown; workspace: unknown }>(
    db,
    sql`select ${shown} as key, to_jsonb(w) as workspace
        from keys k join workspaces w on w.id = k.workspace_id where k.hash = ${hash}`,
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

export async function insertWorkspace(db: Db, workspace: Workspace & { created_at: string }): Promise<void> {
  await db.execute(sql`
    insert into workspaces (id, name, plan, status, time_zone, period_anchor, created_at)
    values (${workspace.id}, ${workspace.name}, ${workspace.plan}, ${workspace.status}, ${workspace.time_zone},
      ${workspace.period_anchor}, ${workspace.created_at})`)
}

export async function countLive(db: Db, workspace_id: string): Promise<number> {
  const found = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from keys
        where workspace_id = ${workspace_id} and livemode and revoked_at is null`,
  )
  return found[0]?.count ?? 0
}

export type Audited = { id: string; actor: string; request_id: string; at: string }

export async function insertKey(db: Db, key: Key, hash: string, audited: Audited): Promise<void> {
  const list = (values: string[] | null) =>
    values ? sql`${`{${values.map(v => JSON.stringify(v)).join(',')}}`}::text[]` : sql`null`
  await db.execute(sql`
    with k as (
      insert into keys (id, workspace_id, livemode, name, hash, last4, asset_types, channels, connected_accounts,
        auto_post, auto_post_min_score, daily_limit, version, created_at, expires_at)
      values (${key.id}, ${key.workspace_id}, ${key.livemode}, ${key.name}, ${hash}, ${key.last4}, ${list(key.asset_types)},
        ${list(key.channels)}, ${list(key.connected_accounts)}, ${key.auto_post}, ${key.auto_post_min_score},
        ${key.daily_limit}, ${key.version}, ${key.created_at}, ${key.expires_at})
      returning id, workspace_id, livemode)
    insert into audit (id, workspace_id, livemode, actor, action, target, request_id, created_at)
    select ${audited.id}, workspace_id, livemode, ${audited.actor}, 'key.minted', 'key:' || id, ${audited.request_id},
      ${audited.at} from k`)
}

export async function listKeys(db: Db, workspace_id: string): Promise<unknown[]> {
  const found = await rows<{ key: unknown }>(
    db,
    sql`select ${shown} as key from keys k where workspace_id = ${workspace_id} order by created_at desc, id desc`,
  )
  return found.map(row => row.key)
}

export type Revoked = { hash: string; version: number; key: unknown }

/** Marks the key as revoked; `due_at` stays until its tombstone is known to be in Redis. */
export async function markRevoked(db: Db, key_id: string, audited: Audited): Promise<Revoked | null> {
  const found = await rows<Revoked>(
    db,
    sql`with k as (
          update keys set revoked_at = coalesce(revoked_at, ${audited.at}), due_at = ${audited.at},
            version = version + (revoked_at is null)::int
          where id = ${key_id} returning *),
        a as (
          insert into audit (id, workspace_id, livemode, actor, action, target, request_id, created_at)
          select ${audited.id}, workspace_id, livemode, ${audited.actor}, 'key.revoked', 'key:' || id,
            ${audited.request_id}, ${audited.at} from k)
        select hash, version, ${shown} as key from k`,
  )
  return found[0] ?? null
}

export async function revokedWithoutTombstone(
  db: Db,
  now: string,
  limit: number,
): Promise<{ id: string; hash: string; version: number }[]> {
  return rows(db, sql`select id, hash, version from keys where due_at <= ${now} order by due_at limit ${limit}`)
}

export async function markTombstoned(db: Db, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return
  await db.execute(sql`update keys set due_at = null where hash in ${hashes}`)
}
