// G7: one key, many requests at once, also with the Worker killed in the middle of them.
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Bench, Figure } from '#bench/figures/figure.ts'
import { bearer, type Rig, withRig } from '#bench/rig/rig.ts'
import { brief } from '#bench/rig/seeded.ts'
import { quantile } from '#bench/rig/spread.ts'
import { rows } from '#lib/db.ts'

const ROUNDS = 8
const AT_ONCE = 100

type Answered = { status: number; text: string; replayed: boolean }

export const bench: Bench = {
  area: 'Surface',
  run: () => withRig(1 + 2 * ROUNDS, async rig => [await together(rig), await full(rig), await killed(rig)]),
}

async function together(rig: Rig): Promise<Figure> {
  let one = 0
  let refused = 0
  const bodies: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const name = `together-${round}`
    const before = await runCount(rig)
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(rig, round + 1, name)))
    bodies.push(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size)
    if ((await runCount(rig)) - before === 1 && answers.every(answer => answer.status === 202)) one++
    if ((await ask(rig, round + 1, name, { variation: 1 })).status === 409) refused++
  }
  const most = Math.max(...bodies)
  return {
    goal: 'G7',
    target: `${AT_ONCE} concurrent requests with one key: 1 run, identical bytes; another body 409`,
    figure: `1 run in ${one} of ${ROUNDS} rounds, ${most} different answer${most === 1 ? '' : 's'} at most, 409 in ${refused} of ${ROUNDS}`,
    met: one === ROUNDS && most === 1 && refused === ROUNDS,
    how: `through workerd, ${rig.engines}`,
  }
}

/** The month's last place is taken, and the answer that took it is asked for again. */
async function full(rig: Rig): Promise<Figure> {
  const first = await ask(rig, 0, 'full')
  await rig.world.db.execute(
    sql`update usage set used = 1000000 where workspace_id = ${rig.workspace_id} and kind = ${brief.asset_type}`,
  )
  const again = await ask(rig, 0, 'full')
  const other = await ask(rig, 0, 'not-seen')
  await rig.world.db.execute(
    sql`update usage set used = 1 where workspace_id = ${rig.workspace_id} and kind = ${brief.asset_type}`,
  )
  return {
    goal: 'G7',
    target: 'a replay is served at a full cap',
    figure: `${again.status}${again.text === first.text && again.replayed ? ', the same bytes' : ', other bytes'}; a new request ${other.status}`,
    met: again.status === 202 && again.text === first.text && again.replayed && other.status === 429,
    how: `through workerd, ${rig.engines}`,
  }
}

async function killed(rig: Rig): Promise<Figure> {
  const waits: number[] = []
  let one = 0
  for (let round = 0; round < ROUNDS; round++) {
    const index = 1 + ROUNDS + round
    const name = `killed-${round}`
    const before = await runCount(rig)
    const restarts = rig.api.restarts()
    const sent = Array.from({ length: AT_ONCE }, () => ask(rig, index, name).catch(() => null))
    await sleep(5 + round * 12)
    process.kill(rig.api.pid, 'SIGKILL')
    const answered = (await Promise.all(sent)).filter(answer => answer !== null)
    while (rig.api.restarts() === restarts) await sleep(1)
    const began = performance.now()
    const last = await ask(rig, index, name)
    waits.push(performance.now() - began)
    const same = answered.every(answer => answer.text === last.text)
    if (same && last.status === 202 && (await runCount(rig)) - before === 1) one++
  }
  const most = Math.max(...waits)
  return {
    goal: 'G7',
    target: 'killed in the middle: a retry has a final answer ≤ 1 s after the Worker is back',
    figure: `${most.toFixed(0)} ms at most, ${quantile(waits, 0.5).toFixed(0)} ms median; 1 run, the same bytes in ${one} of ${ROUNDS} rounds`,
    met: most <= 1000 && one === ROUNDS,
    how: `kill -9 of workerd 5 to ${5 + (ROUNDS - 1) * 12} ms into ${AT_ONCE} requests, ${rig.engines}`,
  }
}

async function ask(rig: Rig, key: number, name: string, more: object = {}): Promise<Answered> {
  const answer = await fetch(`${rig.base_url}/generate`, {
    method: 'POST',
    headers: { ...bearer(rig.keys[key] ?? ''), 'content-type': 'application/json', 'idempotency-key': name },
    body: JSON.stringify({ ...brief, ...more }),
  })
  const replayed = answer.headers.get('idempotency-replayed') === 'true'
  return { status: answer.status, text: await answer.text(), replayed }
}

async function runCount({ world, workspace_id }: Rig): Promise<number> {
  const found = await rows<{ n: number }>(
    world.db,
    sql`select count(*)::int as n from runs where workspace_id = ${workspace_id}`,
  )
  return found[0]?.n ?? 0
}
