import { type SQL, sql } from 'drizzle-orm'

export type Audited = { id: string | SQL; actor: string | SQL; request_id: string | null; at: string }

/** A CTE that notes an action on each row of `source`, which has a workspace, a mode and an id; one that is repeated, once. */
export const audited = (by: Audited, action: string, source: SQL, name = 'audited'): SQL => sql`
  ${sql.raw(name)} as (
    insert into audit (id, workspace_id, livemode, actor, action, target, request_id, created_at)
    select ${by.id}::uuid, workspace_id, livemode, ${by.actor}, ${action}, split_part(${action}, '.', 1) || ':' || id,
      ${by.request_id}, ${by.at}::timestamptz from ${source}
    on conflict (id) do nothing)`
