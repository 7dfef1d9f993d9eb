// A Worker that nobody has called yet: how large it is, and how soon it answers.
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { gzipSync } from 'node:zlib'
import type { Figure } from '#bench/figures/figure.ts'
import { freshVars, startWorker } from '#bench/rig/api.ts'
import { cpuMicroseconds } from '#bench/rig/cpu.ts'
import { shown, spread } from '#bench/rig/spread.ts'
import { buildBundles } from '#dev/build/build.ts'
import type { WorkerName } from '#dev/deploy/worker/workers.ts'
import { modulesOf } from '#dev/local/workers.ts'

const STARTS = 15
const KB = 1024
const NOWHERE = 'http://127.0.0.1:9'
const services = {
  DATABASE_URL: 'postgresql://local:local@127.0.0.1:9/local',
  NEON_FETCH_ENDPOINT: NOWHERE,
  UPSTASH_REDIS_REST_URL: NOWHERE,
  UPSTASH_REDIS_REST_TOKEN: 'token',
}

export async function bundleSize(worker: WorkerName, most_kb: number): Promise<Omit<Figure, 'goal' | 'target'>> {
  await buildBundles()
  const size = modulesOf(worker).reduce((sum, { path }) => sum + gzipSync(readFileSync(path)).length, 0)
  return {
    figure: `${(size / KB).toFixed(0)} kB`,
    met: size <= most_kb * KB,
    how: 'what a deployment uploads, each file compressed by itself',
  }
}

/** What is asked first, and answered with this status by the whole Worker and nothing behind it. */
type First = { path: string; status: number; most_ms: number }

export async function coldStart(
  worker: WorkerName,
  { path, status, most_ms }: First,
): Promise<Omit<Figure, 'goal' | 'target'>> {
  await buildBundles()
  const vars = await freshVars(services, NOWHERE)
  const waited: number[] = []
  const worked: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const began = performance.now()
    const started = await startWorker(worker, modulesOf(worker), vars)
    const answer = await fetch(started.url + path)
    waited.push(performance.now() - began)
    worked.push(cpuMicroseconds(started.pid) / 1000)
    await started.close()
    if (answer.status !== status) throw new Error(`the first answer was ${answer.status}`)
  }
  const first = spread(waited)
  return {
    figure: `${shown(first, ' ms', 0)}, of which ${shown(spread(worked), ' ms', 0)} of processor time`,
    met: first.median <= most_ms,
    how: `${STARTS} starts of bare workerd with the bundle; the first answer is a ${status} of the whole app`,
  }
}
