// Sums over the runs and posts of a window of days.
import { sql } from 'drizzle-orm'
import type { Owner } from '#lib/caller/owner.ts'
import { type Db, rows } from '#lib/db.ts'

export type Window = { from: string; to: string; days: number }

const MOST_TOP = 10

/** What a platform does not tell stays null: the sum over nothing is no zero. */
const metrics = sql.raw(
  ['impressions', 'engagements', 'clicks']
    .map(name => `sum((metrics ->> '${name}')::bigint)::float as ${name}`)
    .join(', '),
)
const made = sql`
  count(*)::int as runs, count(*) filter (where status = 'succeeded')::int as succeeded,
  count(*) filter (where status = 'failed')::int as failed,
  count(*) filter (where verdict = 'approved' and status = 'succeeded')::int as approved,
  round(avg(impact_score) filter (where status = 'succeeded'), 1)::float as avg_impact_score`

/** Runs that began in the window, and posts that came out in it. */
export async function sumPerformance(db: Db, owner: Owner, { from, to, days }: Window): Promise<unknown> {
  const within = sql`workspace_id = ${owner.workspace_id} and livemode = ${owner.livemode}`
  const found = await rows<{ performance: unknown }>(
    db,
    sql`with made as (select id, status, verdict, impact_score, asset_type from runs
            where ${within} and created_at >= ${from} and created_at <= ${to}),
          out as (select p.*, r.asset_type from posts p join runs r on r.id = p.run_id
            where p.workspace_id = ${owner.workspace_id} and p.livemode = ${owner.livemode} and p.status = 'posted'
              and p.posted_at >= ${from} and p.posted_at <= ${to}),
          totals as (select m.*, o.*, round(m.approved::numeric / nullif(m.succeeded, 0), 3)::float as approval_rate
            from (select ${made} from made) m, (select count(*)::int as posts, ${metrics} from out) o),
          platforms as (select platform, count(*)::int as posts, ${metrics} from out group by platform),
          types as (select coalesce(m.asset_type, o.asset_type) as asset_type, coalesce(m.runs, 0) as runs,
              coalesce(m.succeeded, 0) as succeeded, coalesce(m.failed, 0) as failed, coalesce(m.approved, 0) as approved,
              m.avg_impact_score, coalesce(o.posts, 0) as posts, o.impressions, o.engagements, o.clicks
            from (select asset_type, ${made} from made group by asset_type) m
            full join (select asset_type, count(*)::int as posts, ${metrics} from out group by asset_type) o using (asset_type)),
          days as (select to_char(${from}::timestamptz at time zone 'UTC' + n * interval '1 day', 'YYYY-MM-DD') as date
            from generate_series(0, ${days}::int - 1) n),
          series as (select d.date, count(o.id)::int as posts, sum((o.metrics ->> 'impressions')::bigint)::float as impressions,
              sum((o.metrics ->> 'engagements')::bigint)::float as engagements
            from days d left join out o on to_char(o.posted_at at time zone 'UTC', 'YYYY-MM-DD') = d.date group by d.date),
          top as (select id as post_id, run_id, platform, url, (metrics ->> 'impressions')::float as impressions,
              (metrics ->> 'engagements')::float as engagements
            from out order by impressions desc nulls last, engagements desc nulls last, posted_at desc, id limit ${MOST_TOP})
        select jsonb_build_object(
          'totals', (select to_jsonb(totals) from totals),
          'by_platform', (select coalesce(jsonb_agg(to_jsonb(p) order by p.platform), '[]') from platforms p),
          'by_asset_type', (select coalesce(jsonb_agg(to_jsonb(t) order by t.asset_type), '[]') from types t),
          'series', (select jsonb_agg(to_jsonb(s) order by s.date) from series s),
          'top_posts', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from top t),
          'refreshed_at', (select max(metrics ->> 'read_at') from out)) as performance`,
  )
  return found[0]?.performance
}
