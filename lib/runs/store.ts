// Runs while they are worked on: claimed, carried on step by step, ended.
import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import { batchEnded, emitted, type Hint, hints, toldBatch, toldRun } from '#lib/events/emit.ts'
import { namedFiles } from '#lib/media/files-store.ts'
import type { Message } from '#lib/ports/queue.ts'
import type { RunErrorCode } from '#lib/problem.ts'
import { projection } from '#lib/projection.ts'
import type { Consequences } from '#lib/runs/end/consequence.ts'
import { RunRow, readRunRow } from '#lib/runs/run.ts'
import { givenBack } from '#lib/usage/wallet-store.ts'
import type { Lease } from '#lib/work/lease.ts'
import { freed, type Overdue, release, takeOverdue } from '#lib/work/store.ts'

type Found = { run: unknown }
const parsed = (found: Found[]): RunRow | null => (found[0] ? readRunRow(found[0].run) : null)

/** A run whose change was told, and the deliveries that were written with it. */
export type Changed = { run: RunRow; hints: Hint[] }
const changedRun = (found: (Found & { hints: Hint[] })[]): Changed | null =>
  found[0] ? { run: readRunRow(found[0].run), hints: found[0].hints } : null

export async function findRun(db: Db, workspace_id: string, livemode: boolean, run_id: string): Promise<RunRow | null> {
  return parsed(
    await rows<Found>(
      db,
      sql`select to_jsonb(r) - 'recipe' as run from runs r
          where id = ${run_id} and workspace_id = ${workspace_id} and livemode = ${livemode}`,
    ),
  )
}

/** For the pipeline, which has the id from a signed message only. */
export async function peekRun(db: Db, run_id: string): Promise<RunRow | null> {
  return parsed(await rows<Found>(db, sql`select to_jsonb(r) as run from runs r where id = ${run_id}`))
}

/** The attempt is counted before the work, so that a run that kills its isolate ends after a few. */
export async function claimRun(
  db: Db,
  run_id: string,
  lease: Lease,
  event_id: string,
  most_attempts: number,
): Promise<Changed | null> {
  return changedRun(
    await rows(
      db,
      sql`with before as (select id, status as was from runs where id = ${run_id} for update),
          changed as (
            update runs set lease = ${lease.token}, lease_until = ${lease.until}, due_at = ${lease.until}, attempt = attempt + 1,
              version = version + (status = 'queued')::int, status = 'running', progress = greatest(progress, 5),
              started_at = coalesce(started_at, ${lease.now}::timestamptz), updated_at = ${lease.now}
            from before
            where runs.id = before.id and status in ('queued', 'running') and remaining = 0 and attempt < ${most_attempts}
              and (lease is null or lease_until < ${lease.now})
            returning runs.*, before.was),
          ${emitted(toldRun({ id: event_id, type: 'run.running', at: lease.now }, sql`changed.was = 'queued'`))}
          select to_jsonb(changed) as run, ${hints} from changed`,
    ),
  )
}

/** What a step may write; all else of the row belongs to the pipeline. */
const Patch = RunRow.pick({
  recipe: true,
  brand_version: true,
  output_text: true,
  asset_url: true,
  asset_urls: true,
  assets: true,
  impact_score: true,
  verdict: true,
  score_reasons: true,
  repairs: true,
  fits: true,
  captions: true,
  holds: true,
  sensitive: true,
  questions: true,
  composer: true,
  calibrated: true,
  event_day: true,
  event_over_at: true,
  receipt: true,
}).partial()
export type Patch = Partial<Pick<RunRow, keyof typeof Patch.shape>>

const patched = Object.keys(Patch.shape).join(', ')
const named = projection(Patch)

/** Only what the schema names is kept: `shown-store.ts` hands what is kept to callers as it is. */
export const withPatch = (patch: Patch) =>
  sql`(${sql.raw(patched)}) = (select ${sql.raw(patched)} from jsonb_populate_record(runs, ${JSON.stringify(named(patch))}::jsonb))`

export type Advance = { step: string; lease: Lease; next: string; progress: number }

/** Keeps what a step has made and goes on under the same lease; null when another delivery holds the run now. */
export async function saveStep(db: Db, run_id: string, advance: Advance, patch: Patch): Promise<RunRow | null> {
  const { lease } = advance
  return parsed(
    await rows<Found>(
      db,
      sql`update runs set ${withPatch(patch)}, step = ${advance.next}, progress = ${advance.progress}, attempt = 1,
            lease_until = ${lease.until}, due_at = ${lease.until}, version = version + 1, updated_at = ${lease.now}
          where id = ${run_id} and step = ${advance.step} and lease = ${lease.token} returning to_jsonb(runs) as run`,
    ),
  )
}

/** A run that has ended well, and what is to go on its way at once. */
export type Finished = Changed & { messages: Message[] }

/** The last step: the run ends well, and what follows from that is kept and told in the same statement. */
export async function finishRun(
  db: Db,
  { run_id, step, lease, event_id }: { run_id: string; step: string; lease: Lease; event_id: string },
  patch: Patch,
  consequences: Consequences,
): Promise<Finished | null> {
  const at = lease.now
  const ctes = consequences.map(one => sql`${one.ctes(at)},`)
  const told = consequences.flatMap(one => (one.told ? [sql`union all ${one.told(at)}`] : []))
  const sends = consequences.map(one => sql`, ${one.sends} as ${sql.identifier(one.name)}`)
  const found = await rows<Found & { hints: Hint[] } & Record<string, never[]>>(
    db,
    sql`with changed as (
            update runs set ${withPatch(patch)}, status = 'succeeded', step = 'done', progress = 100, ${freed},
              due_at = null, version = version + 1, finished_at = ${at}, updated_at = ${at}
            where id = ${run_id} and step = ${step} and lease = ${lease.token} returning *),
          ${namedFiles},
          ${batchEnded},
          ${sql.join(ctes, sql` `)}
          ${emitted(sql`${toldRun({ id: event_id, type: 'run.succeeded', at })} union all ${toldBatch(at)} ${sql.join(told, sql` `)}`)}
          select to_jsonb(changed) as run, ${hints} ${sql.join(sends, sql` `)} from changed`,
  )
  const finished = changedRun(found)
  return (
    finished && {
      ...finished,
      messages: consequences.flatMap(({ name, message }) => found[0]![name]!.map(row => message(finished.run, row))),
    }
  )
}

export type Failure = { error_code: RunErrorCode; error_message: string }

/**
 * The run ends badly, its place under the plan cap is free again, its credits go back, and it is told in the same statement.
 * Count, wallet, workspace: acceptance locks them in this order as well.
 */
export async function failRun(
  db: Db,
  run_id: string,
  failure: Failure,
  at: { now: string; event_id: string },
): Promise<Changed | null> {
  return changedRun(
    await rows(
      db,
      sql`with changed as (
            update runs set status = 'failed', error_code = ${failure.error_code}, error_message = ${failure.error_message},
              ${freed}, due_at = null, version = version + 1, finished_at = ${at.now},
              updated_at = ${at.now}, started_at = coalesce(started_at, ${at.now}::timestamptz)
            where id = ${run_id} and status in ('queued', 'running') returning *),
          refunded as (
            update usage u set used = u.used - 1 from changed
            where u.workspace_id = changed.workspace_id and u.kind = changed.asset_type and u.period = changed.usage_period
              and u.used > 0 returning 1),
          ${givenBack(at.now, sql`(select count(*) from refunded) >= 0`)},
          ${batchEnded},
          ${emitted(sql`${toldRun({ id: at.event_id, type: 'run.failed', at: at.now }, sql`(select count(*) from returned) >= 0`)}
            union all ${toldBatch(at.now)}`)}
          select to_jsonb(changed) as run, ${hints} from changed`,
    ),
  )
}

export const takeOverdueRuns = (
  db: Db,
  at: Overdue,
): Promise<Pick<RunRow, 'id' | 'workspace_id' | 'created_at' | 'attempt'>[]> => takeOverdue(db, 'runs', at)

/** Looks at a living run again at the next sweep. */
export async function makeDue(db: Db, run_id: string, now: string): Promise<void> {
  await db.execute(
    sql`update runs set due_at = ${now} where id = ${run_id} and status in ('queued', 'running') and remaining = 0
          and (lease is null or lease_until < ${now})`,
  )
}

/** Lets a run wait that its holder has begun; waiting is no attempt. */
export async function postponeRun(
  db: Db,
  run_id: string,
  token: string,
  { due_at, progress }: { due_at: string; progress: number },
): Promise<void> {
  const also = sql`, attempt = attempt - 1, version = version + (progress < ${progress})::int,
    progress = greatest(progress, ${progress})`
  await release(db, 'runs', { id: run_id }, { token, due_at }, also)
}

export async function findRecipe(db: Db, workspace_id: string, livemode: boolean, run_id: string): Promise<unknown> {
  const found = await rows<{ recipe: unknown }>(
    db,
    sql`select recipe from runs where id = ${run_id} and workspace_id = ${workspace_id} and livemode = ${livemode}`,
  )
  return found[0]?.recipe ?? null
}
