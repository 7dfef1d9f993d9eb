import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'

/** Before a file is stored: whatever happens next, it will be looked at again. */
export async function expectFile(db: Db, blob_key: string, due_at: string): Promise<void> {
  await db.execute(sql`
    insert into file_checks (blob_key, due_at) values (${blob_key}, ${due_at})
    on conflict (blob_key) do update set due_at = greatest(file_checks.due_at, excluded.due_at)`)
}

/** `open` while the run that a produced file is for has not ended. */
export type Claimed = { blob_key: string; state: 'named' | 'stray' | 'open' }

/** Takes files that are due, out of the way of the next sweep until `until`; tells which of them no row names. */
export async function claimFiles(db: Db, now: string, until: string, limit: number): Promise<Claimed[]> {
  return rows<Claimed>(
    db,
    sql`update file_checks f set due_at = ${until}
        where blob_key in (
          select blob_key from file_checks where due_at <= ${now} order by due_at limit ${limit} for update skip locked)
        returning f.blob_key, case
          when f.blob_key like 'assets/%' then coalesce((
            select case when r.status in ('queued', 'running') then 'open'
              when r.status = 'succeeded' and exists (
                select 1 from jsonb_array_elements(r.assets) a where ${assetKey(sql`a`)} = f.blob_key) then 'named'
              else 'stray' end
            from runs r where r.id = split_part(f.blob_key, '/', 2)::uuid), 'stray')
          when exists (
            select 1 from media m where m.blob_key = f.blob_key and m.tags ->> 'status' is distinct from 'failed') then 'named'
          else 'stray' end as state`,
  )
}

/** The key that a run's asset lies under, from the address that it is shown at. */
const assetKey = (asset: SQL): SQL => sql`substring(${asset} ->> 'url' from 'assets/[^?]*$')`

/** A CTE of the statement that ends a run (`changed`): the files that it shows need no second look. */
export const namedFiles: SQL = sql`
  named as (
    delete from file_checks f using changed, jsonb_array_elements(changed.assets) a where f.blob_key = ${assetKey(sql`a`)})`

/** Whether a row of some library names the file now. */
export async function isNamed(db: Db, blob_key: string): Promise<boolean> {
  return (await rows(db, sql`select 1 from media where blob_key = ${blob_key} limit 1`)).length > 0
}

/** Strikes a file off, unless somebody has stored it anew since it was claimed; answers whether it was struck off. */
export async function settleFile(db: Db, blob_key: string, claimed_until: string): Promise<boolean> {
  const settled = await rows(
    db,
    sql`delete from file_checks where blob_key = ${blob_key} and due_at = ${claimed_until} returning blob_key`,
  )
  return settled.length > 0
}
