import { after, SECOND_MS } from '#lib/instant.ts'
import { RunFailure } from '#lib/problem.ts'
import { backoffSeconds } from '#lib/runs/limits.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { failRun } from '#lib/runs/store.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'
import { sendFor } from '#lib/work/send.ts'
import { release } from '#lib/work/store.ts'

/** A failure that lasts ends the run; any other gives it back for another attempt. */
export async function giveUp(world: RunWorld, run: RunRow, error: unknown): Promise<void> {
  if (error instanceof RunFailure) {
    const failure = { error_code: error.error_code, error_message: error.message }
    const failed = await failRun(world.db, run.id, failure, { now: world.now().toISOString(), event_id: world.id() })
    if (failed) announce(world, failed.hints)
    return
  }
  world.report(error, { run_id: run.id, step: run.step })
  const wait = backoffSeconds(run.attempt)
  const due_at = after(world.now(), wait * SECOND_MS).toISOString()
  if (run.lease) await release(world.db, 'runs', run, { token: run.lease, due_at })
  await sendFor(world, 'runs', run, `retry:${run.step}:${run.attempt}`, wait)
}
