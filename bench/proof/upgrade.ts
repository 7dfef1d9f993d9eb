// G18: from the release before to this one and back, under load: old Workers on the new schema, new ones with old messages.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkOut, earlierRelease } from '#bench/proof/earlier.ts'
import type { Proof } from '#bench/proof/proof.ts'
import { openSideLoad } from '#bench/proof/side-load.ts'
import { buildBundles } from '#dev/build/build.ts'
import { type Stack, startStack } from '#dev/local/stack.ts'
import { DIST } from '#dev/local/workers.ts'
import { migrate } from '#dev/migrate.ts'
import { startReceivers } from '#test/e2e/receivers.ts'
import { judgeStorm, openStorm, storm } from '#test/e2e/storm.ts'

type Turn = { at: number; what: string; run(stack: Stack, old: string): Promise<unknown> }

const install = (worker: 'api' | 'render', release: 'old' | 'new') => (stack: Stack, old: string) =>
  stack.workers.install(worker, release === 'new' ? DIST : join(old, 'dist'))

/** When so much of the load was accepted. Forth, back as a rollback goes, and forth again. */
const turns: Turn[] = [
  {
    at: 0.1,
    what: 'new schema',
    run: stack => migrate(stack.services.DATABASE_URL, stack.services.NEON_FETCH_ENDPOINT),
  },
  { at: 0.22, what: 'render new', run: install('render', 'new') },
  { at: 0.36, what: 'api new', run: install('api', 'new') },
  { at: 0.5, what: 'api back', run: install('api', 'old') },
  { at: 0.62, what: 'render back', run: install('render', 'old') },
  { at: 0.74, what: 'render new again', run: install('render', 'new') },
  { at: 0.86, what: 'api new again', run: install('api', 'new') },
]

export const proof: Proof = {
  area: 'Faults',
  run: async ({ seed, share }) => {
    const runs = Math.max(20, Math.round(500 * share))
    const release = earlierRelease()
    await buildBundles()
    const old = checkOut(release)
    const dir = mkdtempSync(join(tmpdir(), 'brand-content-upgrade-'))
    const receivers = await startReceivers()
    const faults = `drop=0.05,duplicate=0.2,delay=0.3,reorder=0.2,clock=20,seed=${seed % 1_000_000}`
    const stack = await startStack({ dir, port: 0, render_processes: 2, queue_faults: faults, release: old })
    try {
      const wanted = { runs, kill_every_ms: null, at_once: 12, seed, progress: tell }
      const options = await openStorm(stack, receivers, wanted)
      const side = await openSideLoad(stack, dir)
      const turning = turn(stack, old, runs, options.workspace_id)
      const outcome = await storm(stack, options)
      const done = await turning
      const beside = await side.end()
      const wrong = [...(await judgeStorm(stack, options, outcome, receivers)), ...beside.wrong]
      for (const what of wrong.slice(0, 20)) console.log(`  ${what}`)
      const count = (text: string) => wrong.filter(one => one.startsWith(text)).length
      return [
        {
          goal: 'G18',
          target: 'forth, back and forth again under load: 0 lost, 0 double, 0 answers that a retry does not mend',
          figure: `${wrong.length} wrong in ${outcome.accepted.size} runs, ${beside.posts} posts (${count('double')} double), ${beside.uploads} uploads and ${beside.questions} questions over ${done} turns; ${outcome.retries + beside.retries} requests repeated`,
          met: wrong.length === 0 && done === turns.length && outcome.accepted.size >= runs && beside.posts > 0,
          how: `from ${release}, \`QSTASH_FAULTS=${faults}\`, PGlite, Workers ended after half a second, ${outcome.seconds.toFixed(0)} s`,
        },
      ]
    } finally {
      await stack.close()
      receivers.close()
      for (const folder of [dir, old]) rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function turn(stack: Stack, old: string, runs: number, workspace_id: string): Promise<number> {
  for (const { at, what, run } of turns) {
    for (;;) {
      const [found] = await stack.postgres.query<{ n: number }>(
        `select count(*)::int as n from runs where workspace_id = $1`,
        [workspace_id],
      )
      if ((found?.n ?? 0) >= at * runs) break
      await sleep(300)
    }
    await run(stack, old)
    console.log(`  ${what} at ${Math.round(at * 100)} %`)
  }
  return turns.length
}

let told = 0
function tell(text: string): void {
  if (performance.now() - told < 10_000) return
  told = performance.now()
  console.log(`  ${text}`)
}
