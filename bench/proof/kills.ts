// G5: runs through the whole local stack while a Worker is killed every two seconds and the queue misbehaves.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Proof } from '#bench/proof/proof.ts'
import { startStack } from '#dev/local/stack.ts'
import { outsideWorld } from '#dev/world.ts'
import { MintInput, mint } from '#lib/keys/mint.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'
import { startReceivers } from '#test/e2e/receivers.ts'
import { judgeStorm, type StormOptions, storm } from '#test/e2e/storm.ts'

const KEYS = 4
const KILL_EVERY_MS = 2_000
const DELIVERED_WITHIN_MS = 120_000
const by = { actor: 'admin', request_id: 'proof' }

export const proof: Proof = {
  area: 'Faults',
  run: async ({ seed, share }) => {
    const runs = Math.max(10, Math.round(1_000 * share))
    const dir = mkdtempSync(join(tmpdir(), 'brand-content-kills-'))
    const receivers = await startReceivers()
    const faults = `drop=0.1,duplicate=0.2,delay=0.3,reorder=0.2,clock=20,seed=${seed % 1_000_000}`
    const stack = await startStack({ dir, port: 0, render_processes: 2, queue_faults: faults })
    try {
      const world = outsideWorld(stack.services, stack.base_url)
      const { id: workspace_id } = await createWorkspace(world, { name: 'Storm', plan: 'scale', time_zone: 'UTC' })
      const input = MintInput.parse({ workspace_id, mode: 'live', daily_limit: 100_000 })
      const keys: string[] = []
      for (let count = 0; count < KEYS; count++) keys.push((await mint(world, by, input)).key)
      await listen(stack.base_url, keys[0] ?? '', receivers)
      const options: StormOptions = {
        runs,
        kill_every_ms: KILL_EVERY_MS,
        at_once: 16,
        seed,
        keys,
        workspace_id,
        progress: tell,
      }
      const outcome = await storm(stack, options)
      await delivered(stack.postgres.query, workspace_id)
      const wrong = await judgeStorm(stack, options, outcome, receivers, '/told')
      for (const what of wrong.slice(0, 20)) console.log(`  ${what}`)
      const [ends] = await stack.postgres.query<{ ok: number; bad: number }>(
        `select count(*) filter (where status = 'succeeded')::int as ok, count(*) filter (where status = 'failed')::int as bad from runs where workspace_id = $1`,
        [workspace_id],
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

async function listen(
  base_url: string,
  key: string,
  receivers: Awaited<ReturnType<typeof startReceivers>>,
): Promise<void> {
  const answer = await fetch(`${base_url}/api/v1/programmatic/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: receivers.url('/told'), events: ['*'] }),
  })
  const body = (await answer.json()) as { secret?: string }
  if (!body.secret) throw new Error(`no webhook: ${JSON.stringify(body)}`)
  receivers.expects('/told', body.secret)
}

type Query = <Row>(text: string, params?: unknown[]) => Promise<Row[]>

/** The last events need their time. */
async function delivered(query: Query, workspace_id: string): Promise<void> {
  for (const last = performance.now() + DELIVERED_WITHIN_MS; performance.now() < last; await sleep(500)) {
    const [left] = await query<{ n: number }>(
      `select count(*)::int as n from deliveries where workspace_id = $1 and status = 'pending'`,
      [workspace_id],
    )
    if (left?.n === 0) return
  }
}

let told = 0
function tell(text: string): void {
  if (performance.now() - told < 10_000) return
  told = performance.now()
  console.log(`  ${text}`)
}
