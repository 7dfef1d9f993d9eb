// What became of posts, for pages that name many of them at once.
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '#lib/channels.ts'
import { type Db, rows } from '#lib/db.ts'
import type { AssetType } from '#lib/plans.ts'
import type { PostErrorCode, PostStatus } from '#lib/publish/post/post.ts'

export type Became = { id: string; run_id: string; platform: Platform; status: PostStatus } & {
  error_code: PostErrorCode | null
}

const columns = sql`p.id, p.run_id, p.platform, p.status, p.error_code`

const find = (db: Db, workspace_id: string, ids: readonly string[], which: SQL): Promise<Became[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : rows(
        db,
        sql`select distinct on (p.run_id, p.platform, ${which}) ${columns} from posts p
            where p.workspace_id = ${workspace_id} and ${which} in ${[...ids]} and p.status <> 'canceled'
            order by p.run_id, p.platform, ${which}, p.created_at desc, p.id desc`,
      )

/** The newest of each platform; those that were canceled are as if they had not been. */
export const newestOf = (db: Db, workspace_id: string, run_ids: readonly string[]): Promise<Became[]> =>
  find(db, workspace_id, run_ids, sql`p.run_id`)

/** The run whose post stands at an address, as a platform names it. */
export async function runAt(
  db: Db,
  workspace_id: string,
  url: string,
): Promise<{ id: string; brief: string; asset_type: AssetType } | null> {
  const [found = null] = await rows<{ id: string; brief: string; asset_type: AssetType }>(
    db,
    sql`select r.id, r.brief, r.asset_type from posts p join runs r on r.id = p.run_id
        where p.workspace_id = ${workspace_id} and p.url = ${url} order by p.created_at desc limit 1`,
  )
  return found
}
