import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import { type Asset, type Receipt, type RunRow, readRunRow } from '#lib/runs/run.ts'
import { type Patch, withPatch } from '#lib/runs/store.ts'
import type { Waiting } from '#lib/work/kinds.ts'
import type { Lease } from '#lib/work/lease.ts'
import { freed, type Overdue } from '#lib/work/store.ts'

/** A piece of a run's work that is done apart: one of its pictures, or segments of its film. */
export type Work = { kind: 'picture'; index: number } | { kind: 'film'; segments: number[] }

/** Coded segments in storage. */
export type Part = { key: string; segments: number[] }
export type Made = Asset | Part

/** Ends the compose step of a run with several pieces of work: one row for each, and the run waits for all of them. */
export async function fanOut(
  db: Db,
  run: RunRow,
  lease: Lease,
  pieces: readonly Work[],
  patch: Patch,
): Promise<boolean> {
  const waiting = await rows(
    db,
    sql`with parent as (
          update runs set ${withPatch(patch)}, step = 'draw', remaining = ${pieces.length}, attempt = 0, ${freed}, due_at = null,
            progress = greatest(progress, 20), version = version + 1, updated_at = ${lease.now}
          where id = ${run.id} and step = 'compose' and lease = ${lease.token} returning id),
        children as (
          insert into renders (run_id, idx, work, due_at)
          select parent.id, place - 1, work, ${lease.now}::timestamptz
          from parent, jsonb_array_elements(${JSON.stringify(pieces)}::jsonb) with ordinality listed (work, place)
          on conflict do nothing)
        select id from parent`,
  )
  return waiting.length > 0
}

/** How long each kind of work is held. */
export type Leases = Record<Work['kind'], Lease>

export async function claimRender(
  db: Db,
  run_id: string,
  idx: number,
  leases: Leases,
  most_attempts: number,
): Promise<{ run: RunRow; work: Work } | null> {
  const { picture, film } = leases
  const until = sql`case c.work ->> 'kind' when 'film' then ${film.until} else ${picture.until} end::timestamptz`
  const found = await rows<{ run: unknown; work: Work | null }>(
    db,
    sql`update renders c set lease = ${picture.token}, lease_until = ${until}, due_at = ${until}, attempt = c.attempt + 1
        from runs r where c.run_id = ${run_id} and c.idx = ${idx} and c.status = 'queued' and c.attempt < ${most_attempts}
          and (c.lease is null or c.lease_until < ${picture.now}) and r.id = c.run_id and r.status = 'running'
        returning to_jsonb(r) as run, c.work`,
  )
  // Rows of the release before have no work: they are pictures.
  return found[0] ? { run: readRunRow(found[0].run), work: found[0].work ?? { kind: 'picture', index: idx } } : null
}

/** Counts one piece as done; answers how many are left, or null when another delivery has counted it. */
export async function finishRender(
  db: Db,
  run_id: string,
  idx: number,
  lease: Lease,
  made: Made,
  ms: number,
): Promise<number | null> {
  const found = await rows<{ remaining: number }>(
    db,
    sql`with done as (
          update renders set status = 'done', asset = ${JSON.stringify(made)}::jsonb, ms = ${ms}, ${freed}, due_at = null
          where run_id = ${run_id} and idx = ${idx} and status = 'queued' and lease = ${lease.token} returning run_id)
        update runs r set remaining = r.remaining - 1, version = r.version + 1, updated_at = ${lease.now},
          progress = greatest(r.progress, 80 - 60 * (r.remaining - 1) / (select count(*) from renders where run_id = r.id)),
          due_at = case when r.remaining = 1 then ${lease.now}::timestamptz else r.due_at end
        from done where r.id = done.run_id and r.status = 'running' returning r.remaining`,
  )
  return found[0]?.remaining ?? null
}

/** What was made of a run apart, in the order of its work. */
export async function madeApart(
  db: Db,
  run_id: string,
): Promise<{ assets: Asset[]; parts: Part[]; stages: Receipt['stages'] }> {
  const found = await rows<{ asset: Made; work: Work | null; ms: number | null; attempt: number }>(
    db,
    sql`select asset, work, ms, attempt from renders where run_id = ${run_id} and status = 'done' order by idx`,
  )
  const made = found.map(row => row.asset)
  return {
    assets: made.flatMap(one => ('url' in one ? [one] : [])),
    parts: made.flatMap(one => ('segments' in one ? [one] : [])),
    stages: found.map(({ work, ms, attempt }, idx) => ({
      ...{ step: 'draw', ms: ms ?? 0, attempts: attempt },
      ...(work?.kind === 'film' ? { segments: work.segments } : { picture: work?.index ?? idx }),
    })),
  }
}

export type OverdueRender = Waiting['renders'] & { attempt: number; created_at: string }

/** Overdue work of living runs, pushed out of the way of the next sweep; those of ended runs are let go. */
export async function takeOverdueRenders(db: Db, { now, next, limit }: Overdue): Promise<OverdueRender[]> {
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
