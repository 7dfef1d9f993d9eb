import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import type { AssetType } from '#lib/plans.ts'

export type Estimate = { p50_ms: number | null; p95_ms: number | null; samples: number }

const NEWEST = 500

/** How long the newest runs of a type took that ended well since then, without their waiting for a turn; test runs that asked to be slow are left out. */
export async function recentTimes(
  db: Db,
  of: { asset_type: AssetType; livemode: boolean; since: string },
): Promise<Estimate> {
  const found = await rows<Estimate>(
    db,
    sql`select percentile_disc(0.5) within group (order by ms)::int as p50_ms,
          percentile_disc(0.95) within group (order by ms)::int as p95_ms, count(*)::int as samples
        from (
          select extract(epoch from finished_at - coalesce(started_at, created_at)) * 1000 as ms from runs
          where asset_type = ${of.asset_type} and livemode = ${of.livemode} and status = 'succeeded'
            and finished_at >= ${of.since} and (livemode or brief not like '%[[slow:%')
          order by finished_at desc limit ${NEWEST}) newest`,
  )
  return found[0] ?? { p50_ms: null, p95_ms: null, samples: 0 }
}
