// What became of posts, for pages that name many of them at once.
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '#lib/channels.ts'
import { type Db, rows } from '#lib/db.ts'
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

/** By their own ids. */
export const postsOf = (db: Db, workspace_id: string, ids: readonly string[]): Promise<Became[]> =>
  find(db, workspace_id, ids, sql`p.id`)
