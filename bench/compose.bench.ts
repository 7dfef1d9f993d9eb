// What a plan costs without a language model: every fixture brief through the built-in composer in bare workerd.
import { performance } from 'node:perf_hooks'
import type { Bench, Figure } from '#bench/figures/figure.ts'
import { startWorker } from '#bench/rig/api.ts'
import { bundled } from '#bench/rig/bundle.ts'
import { cpuMicroseconds } from '#bench/rig/cpu.ts'
import { quantile } from '#bench/rig/spread.ts'
import { briefs, examples } from '#test/composer/fixtures/briefs.ts'
import { slowBriefs } from '#test/composer/slow-briefs.ts'
import { inputOf } from '#test/composer/support.ts'
import { findSlow } from '#test/support/slowest.ts'

const ROUNDS = 8
const DEAREST = 5
const REPEATS = 40
const SEARCHED = 2_000

export const bench: Bench = {
  area: 'Surface',
  run: async () => {
    const worker = await startWorker('compose', await bundled('bench/workers/compose.ts'), {})
    try {
      const inputs = [...examples, ...briefs].map(inputOf)
      return await figuresOf(
        worker,
        inputs.map(input => JSON.stringify(input)),
      )
    } finally {
      await worker.close()
    }
  },
}

type Composer = Pick<Awaited<ReturnType<typeof startWorker>>, 'url' | 'pid'>

async function figuresOf(worker: Composer, bodies: readonly string[]): Promise<Figure[]> {
  const { first, all, mean, most } = await timesOf(worker, bodies)
  const p95 = quantile(all, 0.95)
  const how = `${bodies.length} briefs, ${ROUNDS} rounds, one caller, bare workerd, minified bundle`
  const slow = await findSlow(slowBriefs, SEARCHED, 1)
  return [
    {
      goal: 'briefs that are searched for slowness',
      target: '≤ 500 ms of processor each',
      figure: `worst ${slow.worst.ms.toFixed(0)} ms, p95 ${slow.p95.toFixed(0)} ms`,
      met: slow.worst.ms <= 500,
      how: `${SEARCHED.toLocaleString('en')} grown from real ones, seed 1, in Node`,
    },
    {
      goal: 'compose',
      target: '≤ 150 ms p95 in workerd',
      figure: `${p95.toFixed(1)} ms, median ${quantile(all, 0.5).toFixed(1)} ms, the very first ${first.toFixed(0)} ms`,
      met: p95 <= 150,
      how,
    },
    {
      goal: 'compose',
      target: '≤ 60 ms of processor time warm',
      figure: `${most.toFixed(1)} ms for the dearest brief, ${mean.toFixed(1)} ms on average`,
      met: most <= 60,
      how: `${how}; the ${DEAREST} dearest briefs ${REPEATS} times each, CPU of the process from /proc`,
    },
  ]
}

/** The very first, all once warm, and what the processor took: on average, and for the dearest. */
async function timesOf(worker: Composer, bodies: readonly string[]) {
  const ask = async (body: string): Promise<number> => {
    const began = performance.now()
    const answer = await fetch(worker.url, { method: 'POST', body })
    if (!answer.ok) throw new Error(`composing was answered ${answer.status}`)
    await answer.text()
    return performance.now() - began
  }
  const first = await ask(bodies[0] ?? '')
  for (const body of bodies) await ask(body)
  const taken = new Map(bodies.map(body => [body, [] as number[]]))
  const before = cpuMicroseconds(worker.pid)
  for (let round = 0; round < ROUNDS; round++) for (const body of bodies) taken.get(body)?.push(await ask(body))
  const mean = (cpuMicroseconds(worker.pid) - before) / 1000 / (ROUNDS * bodies.length)
  const dearest = bodies.toSorted((a, b) => middle(taken.get(b)) - middle(taken.get(a))).slice(0, DEAREST)
  const costs: number[] = []
  for (const body of dearest) {
    const start = cpuMicroseconds(worker.pid)
    for (let time = 0; time < REPEATS; time++) await ask(body)
    costs.push((cpuMicroseconds(worker.pid) - start) / 1000 / REPEATS)
  }
  return { first, all: [...taken.values()].flat(), mean, most: Math.max(...costs) }
}

const middle = (values: number[] | undefined): number => quantile(values ?? [0], 0.5)
