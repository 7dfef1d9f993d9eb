import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import type { Asset } from '#lib/runs/run.ts'
import { type RunRow, readRunRow } from '#lib/runs/run.ts'
import { type Lease, type Patch, withPatch } from '#lib/runs/store.ts'

/** Ends the compose step of a run with several pictures: one row for each, and the run waits for all of them. */
export async function fanOut(db: Db, run: RunRow, lease: Lease, pictures: number, patch: Patch): Promise<boolean> {
  const waiting = await rows(
    db,
    sql`with parent as (
          update runs set ${withPatch(patch)}, step = 'draw', remaining = ${pictures}, attempt = 0, lease = null, lease_until = null, due_at = null,
            progress = greatest(progress, 20), version = version + 1, updated_at = ${lease.now}
          where id = ${run.id} and step = 'compose' and lease = ${lease.token} returning id),
        children as (
          insert into renders (run_id, idx, due_at)
          select parent.id, idx, ${lease.now}::timestamptz from parent, generate_series(0, ${pictures}::int - 1) idx
          on conflict do nothing)
        select id from parent`,
  )
  return waiting.length > 0
}

export async function claimRender(
  db: Db,
  run_id: string,
  idx: number,
  lease: Lease,
  most_attempts: number,
): Promise<RunRow | null> {
  const found = await rows<{ run: unknown }>(
    db,
    sql`update renders c set lease = ${lease.token}, lease_until = ${lease.until}, due_at = ${lease.until}, attempt = c.attempt + 1
        from runs r where c.run_id = ${run_id} and c.idx = ${idx} and c.status = 'queued' and c.attempt < ${most_attempts}
          and (c.lease is null or c.lease_until < ${lease.now}) and r.id = c.run_id and r.status = 'running'
        returning to_jsonb(r) as run`,
  )
  return found[0] ? readRunRow(found[0].run) : null
}

/** Counts one picture as done; answers how many are left, or null when another delivery has counted it. */
export async function finishRender(
  db: Db,
  run_id: string,
  idx: number,
  lease: Lease,
  asset: Asset,
): Promise<number | null> {
  const found = await rows<{ remaining: number }>(
    db,
    sql`with done as (
          update renders set status = 'done', asset = ${JSON.stringify(asset)}::jsonb, lease = null, lease_until = null, due_at = null
          where run_id = ${run_id} and idx = ${idx} and status = 'queued' and lease = ${lease.token} returning run_id)
        update runs r set remaining = r.remaining - 1, version = r.version + 1, updated_at = ${lease.now},
          progress = least(80, r.progress + 60 / greatest(1, jsonb_array_length(r.recipe -> 'pictures'))),
          due_at = case when r.remaining = 1 then ${lease.now}::timestamptz else r.due_at end
        from done where r.id = done.run_id and r.status = 'running' returning r.remaining`,
  )
  return found[0]?.remaining ?? null
}

export async function releaseRender(db: Db, run_id: string, idx: number, token: string, due_at: string): Promise<void> {
  await db.execute(
    sql`update renders set lease = null, lease_until = null, due_at = ${due_at}
        where run_id = ${run_id} and idx = ${idx} and lease = ${token}`,
  )
}

/** The pictures of a run that were drawn apart, in order. */
export async function drawnAssets(db: Db, run_id: string): Promise<Asset[]> {
  const found = await rows<{ asset: Asset }>(
    db,
    sql`select asset from renders where run_id = ${run_id} and status = 'done' order by idx`,
  )
  return found.map(row => row.asset)
}

export type OverdueRender = { run_id: string; idx: number; attempt: number; workspace_id: string; created_at: string }

/** Overdue pictures of living runs, pushed out of the way of the next sweep; those of ended runs are let go. */
export async function takeOverdueRenders(db: Db, now: string, next: string, limit: number): Promise<OverdueRender[]> {
  const taken = await rows<OverdueRender & { living: boolean }>(
    db,
    sql`with overdue as (
          select c.run_id, c.idx, r.workspace_id, r.created_at, r.status = 'running' as living
          from renders c join runs r on r.id = c.run_id
          where c.due_at <= ${now} order by c.due_at limit ${limit} for update of c skip locked)
        update renders c set due_at = case when overdue.living then ${next}::timestamptz end
        from overdue where c.run_id = overdue.run_id and c.idx = overdue.idx
        returning c.run_id, c.idx, c.attempt, overdue.workspace_id, overdue.created_at, overdue.living`,
  )
  return taken.filter(row => row.living)
}
