// G5: runs through the whole local stack while a Worker is killed every two seconds and the queue misbehaves.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Proof } from '#bench/proof/proof.ts'
import { startStack } from '#dev/local/stack.ts'
import { startReceivers } from '#test/e2e/receivers.ts'
import { judgeStorm, openStorm, storm } from '#test/e2e/storm.ts'

const KILL_EVERY_MS = 2_000

export const proof: Proof = {
  area: 'Faults',
  run: async ({ seed, share }) => {
    const runs = Math.max(10, Math.round(1_000 * share))
    const dir = mkdtempSync(join(tmpdir(), 'brand-content-kills-'))
    const receivers = await startReceivers()
    const faults = `drop=0.1,duplicate=0.2,delay=0.3,reorder=0.2,clock=20,seed=${seed % 1_000_000}`
    const stack = await startStack({ dir, port: 0, render_processes: 2, queue_faults: faults })
    try {
      const options = await openStorm(stack, receivers, {
        runs,
        kill_every_ms: KILL_EVERY_MS,
        at_once: 16,
        seed,
        progress: tell,
      })
      const outcome = await storm(stack, options)
      const wrong = await judgeStorm(stack, options, outcome, receivers)
      for (const what of wrong.slice(0, 20)) console.log(`  ${what}`)
      const [ends] = await stack.postgres.query<{ ok: number; bad: number }>(
        `select count(*) filter (where status = 'succeeded')::int as ok, count(*) filter (where status = 'failed')::int as bad from runs where workspace_id = $1`,
        [options.workspace_id],
      )
      const restarts = [stack.workers.api, ...stack.workers.render].reduce((sum, worker) => sum + worker.restarts(), 0)
      return [
        {
          goal: 'G5',
          target: '1,000 runs through workerd, a Worker killed every 2 s, the queue faulty: 0 violations',
          figure: `${wrong.length} violations in ${outcome.accepted.size} runs: ${ends?.ok} succeeded, ${ends?.bad} failed; ${outcome.kills} kills, ${restarts} restarts, ${outcome.retries} requests repeated`,
          met: wrong.length === 0 && outcome.accepted.size >= 1_000,
          how: `\`QSTASH_FAULTS=${faults}\`, PGlite, ${outcome.seconds.toFixed(0)} s`,
        },
      ]
    } finally {
      await stack.close()
      receivers.close()
      rmSync(dir, { recursive: true, force: true })
    }
  },
}

let told = 0
function tell(text: string): void {
  if (performance.now() - told < 10_000) return
  told = performance.now()
  console.log(`  ${text}`)
}
