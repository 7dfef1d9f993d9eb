import type { World } from '#lib/ctx.ts'
import { after, SECOND_MS } from '#lib/instant.ts'
import { RunFailure } from '#lib/problem.ts'
import { backoffSeconds } from '#lib/runs/limits.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { type Failure, failRun } from '#lib/runs/store.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'
import { sendFor } from '#lib/work/send.ts'
import { release } from '#lib/work/store.ts'

/** A failure that lasts ends the run; any other gives it back for another attempt. */
export async function giveUp(world: RunWorld, run: RunRow, error: unknown): Promise<void> {
  if (error instanceof RunFailure) {
    return fail(world, run.id, { error_code: error.error_code, error_message: error.message })
  }
  world.report(error, { run_id: run.id, step: run.step })
  const wait = backoffSeconds(run.attempt)
  const due_at = after(world.now(), wait * SECOND_MS).toISOString()
  if (run.lease) await release(world.db, 'runs', run, { token: run.lease, due_at })
  await sendFor(world, 'runs', run, `retry:${run.step}:${run.attempt}`, wait)
}

/** Ends the run badly and tells of it, unless it has ended by now. */
export const fail = async (world: World, run_id: string, failure: Failure): Promise<void> => {
  const at = { now: world.now().toISOString(), event_id: world.id() }
  announce(world, (await failRun(world.db, run_id, failure, at))?.hints ?? [])
}
