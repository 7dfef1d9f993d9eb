// A search for slow inputs as large as there is time for: real ones whose parts are repeated, the slowest of them made worse.
import type { Figure } from '#bench/figures/figure.ts'
import type { Size } from '#bench/proof/proof.ts'
import { findSlow, type Quarry } from '#test/support/slowest.ts'

const MOST_MS = 1_000
/** One search forgets what another found slow, so that it looks elsewhere. */
const OF_A_SEARCH = 2_000

export async function searched(name: string, quarry: Quarry<unknown>, whole: number, size: Size): Promise<Figure> {
  const { seed, share, minutes } = size
  const count = Math.ceil(whole * share)
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1_000
  const isOver = () => seconds() >= minutes * 60
  const sums = { tried: 0, p95: 0, worst: 0, input: '' }
  for (let turn = 0; sums.tried < count && !isOver(); turn++) {
    const found = await findSlow(quarry, Math.min(OF_A_SEARCH, count - sums.tried), seed + turn, isOver)
    sums.tried += found.tried
    sums.p95 = Math.max(sums.p95, found.p95)
    if (found.worst.ms > sums.worst) Object.assign(sums, { worst: found.worst.ms, input: String(found.worst.input) })
  }
  if (sums.worst > MOST_MS) console.log(`${name}: ${JSON.stringify(sums.input.slice(0, 2_000))}`)
  return {
    goal: `${name} that are searched for slowness`,
    target: `${whole.toLocaleString('en')} tried, ≤ ${MOST_MS} ms of processor each`,
    figure: `${sums.tried.toLocaleString('en')} tried, worst ${sums.worst.toFixed(0)} ms, p95 ${sums.p95.toFixed(0)} ms`,
    met: sums.worst <= MOST_MS && sums.tried >= whole,
    how: `seed ${seed}, in Node, ${seconds().toFixed(0)} s; p95 of the slowest search`,
  }
}
