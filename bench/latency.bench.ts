// G10: how long a caller waits when every hop takes 5 ms more.
import type { Bench } from '#bench/figures/figure.ts'
import { load } from '#bench/rig/load.ts'
import { bearer, type Rig, withRig } from '#bench/rig/rig.ts'
import { brief } from '#bench/rig/seeded.ts'
import { type Spread, spread } from '#bench/rig/spread.ts'

type Measured = { hop: number; get: number; make: number }

const HOP_MS = 5
const ROUNDS = 7

export const bench: Bench = {
  area: 'Surface',
  run: () =>
    withRig(60, async rig => {
      const ask = asker(rig)
      await load(rig.api.pid, { ...ask.get, seconds: 6 })
      await load(rig.api.pid, { ...ask.make, seconds: 3 })
      const measured = async () => ({
        hop: await oneHop(rig),
        get: (await load(rig.api.pid, { ...ask.get, connections: 1, seconds: 2 })).p50_ms,
        make: (await load(rig.api.pid, { ...ask.make, connections: 1, seconds: 2 })).p50_ms,
      })
      const near: Measured[] = []
      const rounds: Measured[] = []
      for (let round = 0; round < ROUNDS; round++) {
        near.push(await measured())
        for (const door of ['postgres', 'redis'] as const) await rig.doors.fault(door, { kind: 'delay', ms: HOP_MS })
        rounds.push(await measured())
        for (const door of ['postgres', 'redis'] as const) await rig.doors.fault(door)
      }
      const hop = spread(rounds.map(one => one.hop))
      const how = `p50 of one caller at a time, ${HOP_MS} ms added by the doors of Postgres and Redis, a question by hand takes ${ms(hop)}; ${ROUNDS} rounds, ${rig.engines}`
      const figure = (name: 'get' | 'make', what: string, most: number) => {
        const waited = spread(rounds.map(one => one[name]))
        const hops = spread(rounds.map(one => one[name] / HOP_MS))
        const own = spread(near.map(one => one[name]))
        const rise = spread(rounds.map((one, index) => one[name] - (near[index]?.[name] ?? 0)))
        const hopRise = spread(rounds.map((one, index) => one.hop - (near[index]?.hop ?? 0)))
        return {
          goal: 'G10',
          target: `${what} ≤ ${most} hops (${most * HOP_MS} ms)`,
          figure: `${ms(waited)}, ${hops.median.toFixed(1)} hops (best ${hops.min.toFixed(1)}); without the delay ${ms(own)}, so the delay is waited for ${(rise.median / hopRise.median).toFixed(2)} times`,
          met: hops.median <= most,
          how,
        }
      }
      return [figure('get', 'GET run', 1.5), figure('make', 'generate', 2.6)]
    }),
}

const ms = ({ median, min }: Spread) => `${median.toFixed(1)} ms (best ${min.toFixed(1)})`

function asker({ base_url, run_id, keys }: Rig) {
  const headers = keys.map(bearer)
  return {
    get: { url: `${base_url}/runs/${run_id}`, headers },
    make: {
      url: `${base_url}/generate`,
      headers: headers.map(one => ({ ...one, 'content-type': 'application/json' })),
      // More of these than of cards fit into the month of a plan.
      body: JSON.stringify({ ...brief, asset_type: 'og_image' }),
    },
  }
}

/** What the hop itself takes: the same door, asked without a Worker between. */
async function oneHop({ doors, api }: Rig): Promise<number> {
  const { UPSTASH_REDIS_REST_URL, UPSTASH_REDIS_REST_TOKEN } = doors.services
  const headers = [{ authorization: `Bearer ${UPSTASH_REDIS_REST_TOKEN}`, 'content-type': 'application/json' }]
  const asked = { url: `${UPSTASH_REDIS_REST_URL}/`, headers, body: '["PING"]', connections: 1, seconds: 1 }
  return (await load(api.pid, asked)).p50_ms
}
