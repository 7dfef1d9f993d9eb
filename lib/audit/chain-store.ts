import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'

/** A row as it is hashed and shown: every field of it, in one spelling. */
export type AuditRow = {
  id: string
  workspace_id: string
  livemode: boolean
  actor: string
  action: string
  target: string
  request_id: string | null
  created_at: string
}
export type Link = { sequence: number; audit_id: string; hash: string }

const row = (
  a: SQL,
): SQL => sql`jsonb_build_object('id', ${a}.id, 'workspace_id', ${a}.workspace_id, 'livemode', ${a}.livemode,
  'actor', ${a}.actor, 'action', ${a}.action, 'target', ${a}.target, 'request_id', ${a}.request_id,
  'created_at', to_char(${a}.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`

export async function waitingWorkspaces(db: Db, limit: number): Promise<string[]> {
  const found = await rows<{ workspace_id: string }>(
    db,
    sql`select distinct workspace_id from audit_pending order by workspace_id limit ${limit}`,
  )
  return found.map(one => one.workspace_id)
}

export async function pendingRows(db: Db, workspace_id: string, limit: number): Promise<AuditRow[]> {
  const found = await rows<{ row: AuditRow }>(
    db,
    sql`select ${row(sql`a`)} as row from audit_pending p join audit a on a.id = p.audit_id
        where p.workspace_id = ${workspace_id} order by a.created_at, a.id limit ${limit}`,
  )
  return found.map(one => one.row)
}

export type Head = { sequence: number; hash: string }

export async function findHead(db: Db, workspace_id: string): Promise<Head | null> {
  const found = await rows<{ sequence: number | string; hash: string }>(
    db,
    sql`select sequence, hash from audit_heads where workspace_id = ${workspace_id}`,
  )
  return found[0] ? { sequence: Number(found[0].sequence), hash: found[0].hash } : null
}

export type Linking = { workspace_id: string; from: number; links: readonly Link[]; at: string }

/** All places or, where the chain has grown since it was read, a guard refusal and none. */
export async function linkRows(db: Db, { workspace_id, from, links, at }: Linking): Promise<void> {
  const last = links.at(-1)
  if (!last) return
  const listed = JSON.stringify(links.map(link => ({ ...link, workspace_id })))
  await db.execute(
    sql`with head as (
          insert into audit_heads as h (workspace_id, sequence, hash, updated_at)
          values (${workspace_id}, ${last.sequence}, ${last.hash}, ${at})
          on conflict (workspace_id) do update set sequence = excluded.sequence, hash = excluded.hash, updated_at = excluded.updated_at
          where h.sequence = ${from} returning 1),
        linked as (
          insert into audit_links (workspace_id, sequence, audit_id, hash)
          select workspace_id, sequence, audit_id, hash from jsonb_to_recordset(${listed}::jsonb)
            as l (workspace_id uuid, sequence bigint, audit_id uuid, hash text)
          where exists (select 1 from head) returning audit_id),
        done as (delete from audit_pending p using linked where p.audit_id = linked.audit_id)
        select 1 / (select count(*) from head)::int`,
  )
}

export type Chained = { sequence: number; hash: string; row: AuditRow | null }

/** In the order of the chain; a link whose row is gone has none. */
export async function chainedRows(
  db: Db,
  workspace_id: string,
  { after, limit }: { after: number; limit: number },
): Promise<Chained[]> {
  const found = await rows<{ sequence: number | string; hash: string; row: AuditRow | null }>(
    db,
    sql`select l.sequence, l.hash, case when a.id is not null then ${row(sql`a`)} end as row
        from audit_links l left join audit a on a.id = l.audit_id
        where l.workspace_id = ${workspace_id} and l.sequence > ${after} order by l.sequence limit ${limit}`,
  )
  return found.map(one => ({ ...one, sequence: Number(one.sequence) }))
}
