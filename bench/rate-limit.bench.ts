// G11: what the gate costs: knowing the key, counting it in three limits, saying so in six headers.
import type { Bench, Figure } from '#bench/figures/figure.ts'
import { startWorker } from '#bench/rig/api.ts'
import { bundled } from '#bench/rig/bundle.ts'
import { load } from '#bench/rig/load.ts'
import { documentedPaths } from '#bench/rig/refusals.ts'
import { bearer, type Rig, withRig } from '#bench/rig/rig.ts'
import { shown, spread } from '#bench/rig/spread.ts'
import { sha256Hex } from '#lib/bytes.ts'
import { findByHash } from '#lib/keys/store.ts'

const ROUNDS = 9
/** What a trivial handler costs where the goal of 110 µs was set. */
const UNIT_US = 43
const MOST_US = 110

export const bench: Bench = {
  area: 'Surface',
  run: () => withRig(90, async rig => [await cost(rig), ...(await headers(rig))]),
}

async function cost(rig: Rig): Promise<Figure> {
  const opened = await findByHash(rig.world.db, await sha256Hex(rig.keys[0] ?? ''))
  const trivial = await startWorker('trivial', await bundled('bench/workers/trivial.ts'), {})
  const code = await bundled('bench/workers/ungated.ts')
  const ungated = await startWorker('ungated', code, { ...rig.vars, OPENED: JSON.stringify(opened) })
  const path = `/api/v1/programmatic/runs/${rig.run_id}`
  const gated = { url: `${rig.api.url}${path}`, headers: rig.keys.map(bearer) }
  try {
    await load(rig.api.pid, { ...gated, seconds: 8 })
    await load(ungated.pid, { url: `${ungated.url}${path}`, seconds: 8 })
    const rounds: { added: number; units: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const unit = await load(trivial.pid, { url: `${trivial.url}/`, seconds: 1 })
      const without = await load(ungated.pid, { url: `${ungated.url}${path}`, seconds: 2 })
      const withGate = await load(rig.api.pid, { ...gated, seconds: 2 })
      const added = withGate.cpu_us - without.cpu_us
      rounds.push({ added, units: added / unit.cpu_us })
    }
    const added = spread(rounds.map(one => one.added))
    const units = spread(rounds.map(one => one.units))
    return {
      goal: 'G11',
      target: `gate ≤ ${MOST_US} µs CPU (${(MOST_US / UNIT_US).toFixed(1)} trivial handlers), ≤ 1 round trip`,
      figure: `${shown(added, ' µs', 0)}, ${shown(units, ' trivial handlers')}; 1 question, asked beside the run's own`,
      met: added.median <= MOST_US || units.median <= MOST_US / UNIT_US,
      how: `GET run with and without the gate, ${ROUNDS} interleaved rounds, wrk -c16, ${rig.engines}; a trivial handler cost ${UNIT_US} µs where the goal was set`,
    }
  } finally {
    await Promise.all([trivial.close(), ungated.close()])
  }
}

const RATE = ['', 'X-'].flatMap(prefix => ['Limit', 'Remaining', 'Reset'].map(name => `${prefix}RateLimit-${name}`))

/** Every documented operation, with a key and without, and the doors that only the queue knocks on. */
async function headers({ api, keys }: Rig): Promise<Figure[]> {
  const has = (answer: Response) => RATE.filter(name => /^\d+$/.test(answer.headers.get(name) ?? '')).length
  const operations = Object.entries(documentedPaths()).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => ({ path: path.replaceAll(/\{[^}]+\}/g, 'x'), method: method.toUpperCase() })),
  )
  let asked = 0
  let whole = 0
  for (const { path, method } of [...operations, { path: '/api/v1/nowhere', method: 'GET' }]) {
    for (const init of [{}, bearer(keys[1] ?? '')]) {
      const answer = await fetch(`${api.url}${path}`, { method, headers: init })
      await answer.body?.cancel()
      asked++
      if (has(answer) === RATE.length) whole++
    }
  }
  const inner = await Promise.all(
    ['sweep', 'failed', 'nowhere'].map(name => fetch(`${api.url}/hooks/${name}`, { method: 'POST', body: '{}' })),
  )
  const leaked = inner.filter(answer => has(answer) > 0).length
  return [
    {
      goal: 'G11',
      target: 'six headers on 100 % of public answers, on 0 % of internal ones',
      figure: `${whole} of ${asked} public, ${leaked} of ${inner.length} internal`,
      met: whole === asked && leaked === 0 && asked > 20,
      how: 'every documented operation, with a key and without, and an unknown path',
    },
  ]
}
