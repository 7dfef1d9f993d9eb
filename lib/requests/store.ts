import { sql } from 'drizzle-orm'
import type { Owner } from '#lib/caller/owner.ts'
import { type Db, prune, rows } from '#lib/db.ts'

export type RequestRow = {
  id: string
  key_id: string
  via: string
  method: string
  path: string
  status: number
  code: string | null
  ms: number
  created_at: string
}

export async function insertRequest(db: Db, row: RequestRow & Owner & { body: string | null }): Promise<void> {
  await db.execute(
    sql`insert into requests (id, workspace_id, livemode, key_id, via, method, path, status, code, ms, body, created_at)
        values (${row.id}, ${row.workspace_id}, ${row.livemode}, ${row.key_id}, ${row.via}, ${row.method}, ${row.path},
          ${row.status}, ${row.code}, ${row.ms}, ${row.body}, ${row.created_at})
        on conflict (id) do nothing`,
  )
}

const shown = sql`id, key_id, via, method, path, status, code, ms, created_at`

export type Listed = Owner & { before: string | null; key_id: string | null; refused: boolean; limit: number }

export const listRequestRows = (db: Db, asked: Listed): Promise<RequestRow[]> =>
  rows(
    db,
    sql`select ${shown} from requests where workspace_id = ${asked.workspace_id} and livemode = ${asked.livemode}
          ${asked.before ? sql`and id < ${asked.before}::uuid` : sql``}
          ${asked.key_id ? sql`and key_id = ${asked.key_id}::uuid` : sql``}
          ${asked.refused ? sql`and status >= 400` : sql``}
        order by id desc limit ${asked.limit}`,
  )

export async function findRequestRow(
  db: Db,
  { workspace_id, livemode, id }: Owner & { id: string },
): Promise<(RequestRow & { body: string | null }) | null> {
  const found = await rows<RequestRow & { body: string | null }>(
    db,
    sql`select ${shown}, body from requests
        where id = ${id} and workspace_id = ${workspace_id} and livemode = ${livemode}`,
  )
  return found[0] ?? null
}

/** Ids sort by time, so an id of that moment is the border. */
export const pruneRequests = (db: Db, before: string, limit: number): Promise<number> =>
  prune(db, { table: 'requests', by: 'id' }, sql`${before}::uuid`, limit)

export async function pruneBodies(db: Db, before: string, limit: number): Promise<number> {
  const gone = await rows(
    db,
    sql`update requests set body = null where ctid in (
          select ctid from requests where body is not null and id < ${before}::uuid order by id limit ${limit}) returning 1`,
  )
  return gone.length
}

/** Words that somebody wants gone may stand in any body since they came in. */
export async function forgetBodies(
  db: Db,
  { workspace_id, livemode, since }: Owner & { since: string },
): Promise<void> {
  await db.execute(
    sql`update requests set body = null where workspace_id = ${workspace_id} and livemode = ${livemode}
          and body is not null and id >= ${since}::uuid`,
  )
}
