// 5,000 requests in ten seconds from fifty keys of seventeen workspaces, through workerd: answered, made, and in turns.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '#bench/figures/figure.ts'
import type { Proof } from '#bench/proof/proof.ts'
import { onPostgres } from '#bench/rig/postgres.ts'
import { quantile } from '#bench/rig/spread.ts'
import { startStack } from '#dev/local/stack.ts'
import {
  type Answer,
  type Group,
  openCrowd,
  overtaken,
  type Served,
  sendBurst,
  served,
  wrongAnswers,
} from '#test/e2e/burst.ts'

const SECONDS = 10
/** Fifty keys and 5,000 requests, most of them of one workspace, whose month has room for a twentieth of them. */
const CROWD: readonly Group[] = [
  { sort: 'flood', workspaces: 1, plan: 'pro', keys: 6, requests: 4_706, left: 100 },
  { sort: 'large', workspaces: 3, plan: 'pro', keys: 6, requests: 30 },
  { sort: 'middle', workspaces: 4, plan: 'starter', keys: 2, requests: 24 },
  { sort: 'small', workspaces: 9, plan: 'starter', keys: 2, requests: 12 },
]
const MOST_OVERTAKEN = 8

export const proof: Proof = {
  area: 'Faults',
  run: ({ seed, share }) => onPostgres((_, url) => burst(url, seed, share)),
}

async function burst(database_url: string, seed: number, share: number): Promise<Figure[]> {
  const troubles: string[] = []
  const dir = mkdtempSync(join(tmpdir(), 'brand-content-burst-'))
  const line = (worker: string, text: string) => void (worker === 'api' && /error/i.test(text) && troubles.push(text))
  const stack = await startStack({ dir, port: 0, render_processes: 1, database_url, line })
  try {
    const crowd = await openCrowd(
      stack,
      CROWD.map(one => ({ ...one, requests: Math.ceil(one.requests * share) })),
    )
    const began = performance.now()
    const answers = await sendBurst(stack, crowd, { seconds: SECONDS * share, seed })
    const answered = performance.now() - began
    tell(`${answers.length} answers after ${(answered / 1000).toFixed(1)} s`, true)
    for (const trouble of troubles.slice(0, 5)) tell(trouble, true)
    const runs = await served(stack, crowd, text => tell(text))
    const drained = performance.now() - began
    return figures(answers, runs, { answered, drained, seed })
  } finally {
    await stack.close()
    rmSync(dir, { recursive: true, force: true })
  }
}

type Took = { answered: number; drained: number; seed: number }

function figures(answers: readonly Answer[], runs: readonly Served[], took: Took): Figure[] {
  const wrong = wrongAnswers(answers)
  for (const [what, same] of Map.groupBy(wrong, one => one.replace(/req_\w+/, '')))
    console.log(`  ${same.length} times ${what}`)
  const accepted = answers.filter(({ status }) => status === 202).length
  const unmade = runs.filter(({ status }) => status !== 'succeeded')
  const ahead = overtaken(runs)
  const waits = (sort: string) =>
    runs
      .filter(run => answers.some(({ caller }) => caller.sort === sort && caller.workspace_id === run.workspace_id))
      .map(({ from, until }) => (until - from) / 1000)
  const p95 = (sort: string) => `${quantile(waits(sort), 0.95).toFixed(1)} s`
  const how = `workerd, PostgreSQL, the embedded Redis and queue, 1 render process, 17 workspaces of which one sends nine tenths, seed ${took.seed}`
  const whole = answers.length >= 5_000
  return [
    {
      goal: 'burst',
      target:
        '5,000 requests in 10 s from 50 keys: each 202 or 429 with Retry-After, none lost; each run that was accepted succeeds',
      figure: `${answers.length} requests: ${accepted} accepted, ${answers.length - accepted - wrong.length} refused with 429, ${wrong.length} else; the last answer after ${(took.answered / 1000).toFixed(0)} s; ${runs.length} runs, ${runs.length - unmade.length} succeeded, the last after ${(took.drained / 1000).toFixed(0)} s`,
      met: whole && wrong.length === 0 && runs.length === accepted && unmade.length === 0,
      how,
    },
    {
      goal: 'burst, in turns',
      target: `while a run waits, no other workspace is made more than ${MOST_OVERTAKEN} runs more than its own`,
      figure: `${Math.max(...ahead)} more at most, p95 ${quantile(ahead, 0.95).toFixed(0)}; from accepted to made at p95: small ${p95('small')}, middle ${p95('middle')}, large ${p95('large')}, the flood ${p95('flood')}`,
      met: whole && Math.max(...ahead) <= MOST_OVERTAKEN,
      how,
    },
  ]
}

let told = 0
function tell(text: string, always = false): void {
  if (!always && performance.now() - told < 10_000) return
  told = performance.now()
  console.log(`  ${text}`)
}
