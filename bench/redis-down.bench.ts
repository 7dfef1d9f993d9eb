// G12: what callers notice when Redis refuses or hangs.
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench, Figure } from '#bench/figures/figure.ts'
import { bearer, type Rig, withRig } from '#bench/rig/rig.ts'
import { brief } from '#bench/rig/seeded.ts'
import { quantile } from '#bench/rig/spread.ts'
import { MintInput, mint } from '#lib/keys/mint.ts'
import { usedIn } from '#lib/usage/store.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'

const ROUNDS = 4
const SAMPLES = 150
/** Longer than the breaker of an isolate stays open. */
const BREAKER_MS = 5_500
const by = { actor: 'admin', request_id: 'bench' }

export const bench: Bench = {
  area: 'Surface',
  run: () =>
    withRig(20, async rig => {
      await timed(rig, 400)
      const figures: Figure[] = []
      for (const kind of ['refuse', 'hang'] as const) figures.push(...(await waits(rig, kind)), await told(rig, kind))
      figures.push(await caps(rig))
      return figures
    }),
}

async function waits(rig: Rig, kind: 'refuse' | 'hang'): Promise<Figure[]> {
  const well: number[] = []
  const first: number[] = []
  const open: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    well.push(...(await timed(rig, SAMPLES)))
    await rig.doors.fault('redis', { kind })
    first.push(...(await timed(rig, 1)))
    open.push(...(await timed(rig, SAMPLES)))
    await rig.doors.fault('redis')
    await sleep(BREAKER_MS)
  }
  const usual = quantile(well, 0.5)
  const worst = Math.max(...first) - usual
  const added = (share: number) => quantile(open, share) - quantile(well, share)
  const how = `GET run by one caller, ${ROUNDS} rounds of ${SAMPLES}, ${rig.engines}; p99 while well ${quantile(well, 0.99).toFixed(0)} ms`
  return [
    {
      ...{ goal: 'G12', target: `Redis set to ${kind}: the first request waits ≤ 350 ms more`, how },
      figure: `${worst.toFixed(0)} ms at most, ${(quantile(first, 0.5) - usual).toFixed(0)} ms median`,
      met: worst <= 350,
    },
    {
      ...{ goal: 'G12', target: `Redis set to ${kind}: ≤ 5 ms more while the breaker is open (p99)`, how },
      figure: `${signed(added(0.99))} ms at p99, ${signed(added(0.5))} ms at p50`,
      met: added(0.99) <= 5,
    },
  ]
}

/** Until the answers and the health of the service say so. */
async function told(rig: Rig, kind: 'refuse' | 'hang'): Promise<Figure> {
  await rig.doors.fault('redis', { kind })
  const began = performance.now()
  const passed = () => (performance.now() - began) / 1000
  const answer = await fetch(`${rig.base_url}/me`, { headers: bearer(rig.keys[0] ?? '') })
  const header = answer.headers.get('ratelimit-policy')?.includes('degraded') ? passed() : Number.POSITIVE_INFINITY
  await answer.arrayBuffer()
  let health = Number.POSITIVE_INFINITY
  while (health === Number.POSITIVE_INFINITY && passed() < 15) {
    const { checks } = await (await fetch(`${rig.api.url}/api/v1/health`)).json()
    if (checks['redis:responseTime'][0].status !== 'pass') health = passed()
    else await sleep(100)
  }
  await rig.doors.fault('redis')
  await sleep(BREAKER_MS)
  return {
    goal: 'G12',
    target: `Redis set to ${kind}: told in ≤ 10 s`,
    figure: `by the header after ${header.toFixed(1)} s, by /health after ${health.toFixed(1)} s`,
    met: header <= 10 && health <= 10,
    how: 'RateLimit-Policy of the first answer; /health asked every 100 ms',
  }
}

/** Four times as many requests at once as the plan has places, with Redis gone. */
async function caps(rig: Rig): Promise<Figure> {
  const { world } = rig
  const workspace = await createWorkspace(world, { name: 'Caps', plan: 'starter', time_zone: 'UTC' })
  const keys = await Promise.all(
    [100, 17].map(daily_limit =>
      mint(world, by, MintInput.parse({ workspace_id: workspace.id, mode: 'live', daily_limit })),
    ),
  )
  await rig.doors.fault('redis', { kind: 'refuse' })
  const [byDay, byPlan] = [await burst(rig, keys[1]?.key ?? '', 68), await burst(rig, keys[0]?.key ?? '', 92)]
  await rig.doors.fault('redis')
  await sleep(BREAKER_MS)
  const used = await usedIn(world.db, workspace.id, 'carousel', world.now().toISOString().slice(0, 10))
  return {
    goal: 'G12',
    target: 'without Redis caps stay exact: 17 of 68 by the day, 40 a month by the plan',
    figure: `${byDay} by the day, ${byDay + byPlan} by the plan, ${used} counted`,
    met: byDay === 17 && byDay + byPlan === 40 && used === 40,
    how: `concurrent generate requests, ${rig.engines}`,
  }
}

async function burst(rig: Rig, key: string, size: number): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: size }, async () => {
      const answer = await fetch(`${rig.base_url}/generate`, {
        method: 'POST',
        headers: { ...bearer(key), 'content-type': 'application/json' },
        body: JSON.stringify({ ...brief, asset_type: 'carousel' }),
      })
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  return answers.filter(status => status === 202).length
}

async function timed({ base_url, run_id, keys }: Rig, count: number): Promise<number[]> {
  const waited: number[] = []
  for (let index = 0; index < count; index++) {
    const began = performance.now()
    const answer = await fetch(`${base_url}/runs/${run_id}`, { headers: bearer(keys[index % keys.length] ?? '') })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`a read answered ${answer.status}`)
    waited.push(performance.now() - began)
  }
  return waited
}

const signed = (value: number) => `${value < 0 ? '' : '+'}${value.toFixed(1)}`
