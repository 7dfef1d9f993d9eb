import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import { type Named, namedAs } from '#lib/runs/read/named-store.ts'

type Window = { workspace_id: string; livemode: boolean; from: string; to: string; limit: number }
type Found = { post: object; run: Named; event_day: string | null; picture: string | null; at: string }

/** By the time at which it went out, or is planned, or was asked for. */
export const listWindowRows = (db: Db, { workspace_id, livemode, from, to, limit }: Window): Promise<Found[]> =>
  rows(
    db,
    sql`select to_jsonb(p) as post, ${namedAs('r')} as run, r.event_day::text as event_day, p.at,
          (select a ->> 'url' from jsonb_array_elements(r.assets) a where a ->> 'kind' in ('image', 'thumbnail') limit 1) as picture
        from (
          select *, to_char(coalesce(posted_at, scheduled_at, created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from posts
          where workspace_id = ${workspace_id} and livemode = ${livemode} and status <> 'canceled'
            and coalesce(posted_at, scheduled_at, created_at) >= ${from} and coalesce(posted_at, scheduled_at, created_at) < ${to}
          order by coalesce(posted_at, scheduled_at, created_at) limit ${limit}) p
        join runs r on r.id = p.run_id order by p.at`,
  )
