import type { Ctx } from '#lib/ctx.ts'
import { Problem } from '#lib/problem.ts'
import { type Run, shown } from '#lib/runs/run.ts'
import { findRun } from '#lib/runs/store.ts'

/** A run of another workspace or mode is as absent as one that never was. */
export async function readRun(ctx: Ctx, run_id: string): Promise<Run> {
  const row = await findRun(ctx.db, ctx.workspace.id, ctx.livemode, run_id)
  if (!row) throw new Problem('run_not_found', 'There is no such run in this workspace.')
  return shown(row, ctx.now())
}
