// One run as its callers see it: now, when it has ended, or with each step.
import type { Ctx } from '#lib/ctx.ts'
import { after, MOST_WAIT_SECONDS } from '#lib/instant.ts'
import { Problem } from '#lib/problem.ts'
import { findShown, findWatched, type ShownRun } from '#lib/runs/read/shown-store.ts'
import { isTerminal, type RunRow } from '#lib/runs/run.ts'
import { findRun } from '#lib/runs/store.ts'

/** A card takes less than a hundred: what is looked at later is seen later. */
const FIRST_PAUSE_MS = 30
const LONGEST_PAUSE_MS = 1_000

export const runNotFound = () => new Problem('run_not_found', 'There is no such run in this workspace.')

export async function readRow(ctx: Pick<Ctx, 'db' | 'workspace' | 'livemode'>, run_id: string): Promise<RunRow> {
  const row = await findRun(ctx.db, ctx.workspace.id, ctx.livemode, run_id)
  if (!row) throw runNotFound()
  return row
}

const look = (ctx: Ctx, run_id: string) => findShown(ctx.db, ctx.workspace.id, ctx.livemode, { run_id, now: ctx.now() })

/** A key that has ended since sees nothing more of it. */
const lookAgain = (ctx: Ctx, run_id: string) =>
  findWatched(ctx.db, ctx.workspace.id, ctx.livemode, { run_id, now: ctx.now(), key_id: ctx.key.id })

export async function readShown(ctx: Ctx, run_id: string): Promise<ShownRun> {
  const run = await look(ctx, run_id)
  if (!run) throw runNotFound()
  return run
}

/** The run as soon as it has ended, or as it is when the time is over. */
export async function waitForEnd(ctx: Ctx, run: ShownRun, seconds: number): Promise<ShownRun> {
  const until = after(ctx.now(), Math.min(seconds, MOST_WAIT_SECONDS) * 1000)
  let last = run
  for await (const newer of changes(ctx, run, until, ctx.pause)) last = newer
  return last
}

/** Answers false once nobody waits any more. */
export type Pause = (milliseconds: number) => Promise<unknown>

/** Each newer version of a run until it ends or the time is over. Looks often at first, then less. */
export async function* changes(ctx: Ctx, from: ShownRun, until: Date, pause: Pause): AsyncGenerator<ShownRun> {
  let run = from
  let wait = FIRST_PAUSE_MS
  while (!isTerminal(run.status) && ctx.now() < until) {
    if ((await pause(Math.min(wait, Math.max(0, until.getTime() - ctx.now().getTime())))) === false) return
    const newer = await lookAgain(ctx, run.id)
    if (!newer) return
    wait = newer.version === run.version ? Math.min(wait * 1.5, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS
    if (newer.version !== run.version) yield newer
    run = newer
  }
}
