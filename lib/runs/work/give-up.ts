import { after, SECOND_MS } from '#lib/instant.ts'
import { RunFailure } from '#lib/problem.ts'
import { backoffSeconds } from '#lib/runs/limits.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { failRun } from '#lib/runs/store.ts'
import type { Workshop } from '#lib/runs/work/workshop.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'
import { sendFor } from '#lib/work/send.ts'
import { release } from '#lib/work/store.ts'

/** A failure that lasts ends the run; any other gives it back for another attempt. */
export async function giveUp(shop: Workshop, run: RunRow, error: unknown): Promise<void> {
  if (error instanceof RunFailure) {
    const failure = { error_code: error.error_code, error_message: error.message }
    const failed = await failRun(shop.db, run.id, failure, { now: shop.now().toISOString(), event_id: shop.id() })
    if (failed) announce(shop, failed.hints)
    return
  }
  shop.report(error, { run_id: run.id, step: run.step })
  const wait = backoffSeconds(run.attempt)
  const due_at = after(shop.now(), wait * SECOND_MS).toISOString()
  if (run.lease) await release(shop.db, 'runs', run, { token: run.lease, due_at })
  await sendFor(shop, 'runs', run, `retry:${run.step}:${run.attempt}`, wait)
}
