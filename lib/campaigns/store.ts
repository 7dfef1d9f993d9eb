import { type SQL, sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import type { Owner } from '#lib/caller/owner.ts'
import { type Db, rows } from '#lib/db.ts'
import { isNotOut } from '#lib/runs/posts/unsent-store.ts'

type Ref = Owner & { id: string }

const shown = (from: SQL): SQL => sql`
  select c.id, c.name, c.created_at, i.items, case when c.canceled_at is not null then 'canceled'
      when i.making then 'making' when i.going then 'scheduled' when i.waiting then 'awaiting_approval' else 'completed' end as status
  from ${from} c cross join lateral (
    select jsonb_agg(jsonb_build_object('run_id', r.id, 'channel', r.channel, 'asset_type', r.asset_type, 'scheduled_at', r.scheduled_at,
        'post_id', p.id, 'status', coalesce(p.status, r.status)) order by r.scheduled_at, r.id) as items,
      bool_or(r.status in ('queued', 'running')) as making,
      bool_or(coalesce(${isNotOut} and p.status <> 'awaiting_approval', false)) as going,
      bool_or(coalesce(p.status = 'awaiting_approval', false)) as waiting
    from runs r left join posts p on p.run_id = r.id where r.campaign_id = c.id) i`

export async function findCampaignRow(db: Db, { id, workspace_id, livemode }: Ref): Promise<unknown> {
  const found = await rows(
    db,
    shown(
      sql`(select * from campaigns where id = ${id} and workspace_id = ${workspace_id} and livemode = ${livemode})`,
    ),
  )
  return found[0] ?? null
}

export async function listCampaignRows(
  db: Db,
  { workspace_id, livemode, limit, offset }: Owner & { limit: number; offset: number },
): Promise<unknown[]> {
  const page = sql`(select * from campaigns where workspace_id = ${workspace_id} and livemode = ${livemode}
    order by created_at desc, id desc limit ${limit} offset ${offset})`
  return rows(db, sql`${shown(page)} order by c.created_at desc, c.id desc`)
}

/** It waits for a run that ends at this moment, and one that ends later sees it. */
export async function cancelCampaignRow(db: Db, { id, workspace_id, livemode }: Ref, by: Audited): Promise<void> {
  await db.execute(
    sql`with changed as (
          update campaigns set canceled_at = ${by.at}
          where id = ${id} and workspace_id = ${workspace_id} and livemode = ${livemode} and canceled_at is null returning *),
        ${audited(by, 'campaign.canceled', sql`changed`)}
        select 1 from changed`,
  )
}
