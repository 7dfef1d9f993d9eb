// G19: how large the api Worker is, and how soon a fresh one answers.
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { gzipSync } from 'node:zlib'
import type { Bench } from '#bench/figures/figure.ts'
import { freshVars, startApi } from '#bench/rig/api.ts'
import { cpuMicroseconds } from '#bench/rig/cpu.ts'
import { shown, spread } from '#bench/rig/spread.ts'
import { buildBundles } from '#dev/build/build.ts'
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

export const bench: Bench = {
  area: 'Surface',
  run: async () => {
    await buildBundles()
    const size = modulesOf('api').reduce((sum, { path }) => sum + gzipSync(readFileSync(path)).length, 0)
    const vars = await freshVars(services, NOWHERE)
    const waited: number[] = []
    const worked: number[] = []
    for (let start = 0; start < STARTS; start++) {
      const began = performance.now()
      const api = await startApi(vars)
      const answer = await fetch(`${api.url}/api/v1/programmatic/me`)
      waited.push(performance.now() - began)
      worked.push(cpuMicroseconds(api.pid) / 1000)
      await api.close()
      if (answer.status !== 401) throw new Error(`the first answer was ${answer.status}`)
    }
    const first = spread(waited)
    return [
      {
        goal: 'G19',
        target: 'api bundle ≤ 300 kB gzip',
        figure: `${(size / KB).toFixed(0)} kB`,
        met: size <= 300 * KB,
        how: 'what a deployment uploads, each file compressed by itself',
      },
      {
        goal: 'G19',
        target: 'workerd start to first response ≤ 150 ms',
        figure: `${shown(first, ' ms', 0)}, of which ${shown(spread(worked), ' ms', 0)} of processor time`,
        met: first.median <= 150,
        how: `${STARTS} starts of bare workerd with the bundle; the first answer is a 401 of the whole app`,
      },
    ]
  },
}
