// G9: the processor time of the route that callers ask most, in units of a handler that does nothing.
import type { Bench } from '#bench/figures/figure.ts'
import { startWorker } from '#bench/rig/api.ts'
import { bundled } from '#bench/rig/bundle.ts'
import { questionsOf } from '#bench/rig/doors/two-trips.ts'
import { load } from '#bench/rig/load.ts'
import { bearer, withRig } from '#bench/rig/rig.ts'
import { type Spread, shown, spread } from '#bench/rig/spread.ts'

const ROUNDS = 9
/** V8 has compiled what matters after some thousand requests. */
const WARM_SECONDS = 10

export const bench: Bench = {
  area: 'Surface',
  run: () =>
    withRig(90, async rig => {
      const trivial = await startWorker('trivial', await bundled('bench/workers/trivial.ts'), {})
      const questions = JSON.stringify(await questionsOf(rig))
      const twoTrips = await startWorker('two-trips', await bundled('bench/workers/two-trips.ts'), {
        QUESTIONS: questions,
      })
      const get = { url: `${rig.base_url}/runs/${rig.run_id}`, headers: rig.keys.slice(1).map(bearer) }
      try {
        await load(rig.api.pid, { ...get, seconds: WARM_SECONDS })
        await load(twoTrips.pid, { url: `${twoTrips.url}/`, seconds: WARM_SECONDS / 2 })
        const rounds: Record<'unit' | 'run' | 'floor' | 'ratio' | 'throughput' | 'bare' | 'over', number>[] = []
        for (let round = 0; round < ROUNDS; round++) {
          const unit = await load(trivial.pid, { url: `${trivial.url}/`, seconds: 1 })
          const run = await load(rig.api.pid, { ...get, seconds: 3 })
          const floor = await load(twoTrips.pid, { url: `${twoTrips.url}/`, seconds: 2 })
          rounds.push({
            ...{ unit: unit.cpu_us, run: run.cpu_us, floor: floor.cpu_us / unit.cpu_us },
            ratio: run.cpu_us / unit.cpu_us,
            throughput: run.per_second / unit.per_second,
            bare: floor.per_second / unit.per_second,
            over: run.cpu_us / floor.cpu_us,
          })
        }
        const of = (name: keyof (typeof rounds)[number]) => spread(rounds.map(round => round[name]))
        const ratio = of('ratio')
        const throughput = of('throughput')
        const how = `${ROUNDS} interleaved rounds, wrk -c16, minified bundle in bare workerd, ${rig.engines}`
        return [
          {
            goal: 'G9',
            target: 'GET run ≤ 8x the CPU of a trivial Hono handler (stretch 6x)',
            figure: `${shown(ratio, 'x')}; ${shown(of('run'), ' µs', 0)} against ${shown(of('unit'), ' µs', 0)}; two bare fetches alone ${shown(of('floor'), 'x')}, ours ${shown(of('over'), 'x', 2)} of that`,
            met: ratio.median <= 8,
            how: `CPU of the process from /proc, ${how}`,
          },
          {
            goal: 'G9',
            target: 'throughput ≥ 0.10x trivial with all services on the same two cores',
            figure: `${fastest(throughput)}; two bare fetches alone ${fastest(of('bare'))}`,
            met: throughput.median >= 0.1,
            how,
          },
        ]
      } finally {
        await Promise.all([trivial.close(), twoTrips.close()])
      }
    }),
}

const fastest = ({ median, max }: Spread) => `${median.toFixed(3)}x (best ${max.toFixed(3)}x)`
