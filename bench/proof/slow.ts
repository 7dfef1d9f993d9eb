// Briefs and files that are searched for slowness: real ones whose parts are repeated, the slowest of them made worse.
import type { Figure } from '#bench/figures/figure.ts'
import type { Proof } from '#bench/proof/proof.ts'
import { slowBriefs } from '#test/composer/slow-briefs.ts'
import { readers } from '#test/foreign/readers.ts'
import { findSlow, type Quarry } from '#test/support/slowest.ts'

const BRIEFS = 1_000_000
const FILES = 100_000
const MOST_MS = 1_000
/** One search forgets what another found slow, so that it looks elsewhere. */
const OF_A_SEARCH = 10_000

export const proof: Proof = {
  area: 'Surface',
  async run({ seed, share }) {
    const briefs = await searched('briefs', slowBriefs, BRIEFS * share, seed)
    const kinds = Object.entries(readers)
    const files: Figure[] = []
    for (const [name, reader] of kinds)
      files.push(await searched(`${name} files`, reader as Quarry<unknown>, (FILES * share) / kinds.length, seed))
    return [briefs, ...files]
  },
}

async function searched(name: string, quarry: Quarry<unknown>, count: number, seed: number): Promise<Figure> {
  const began = performance.now()
  const sums = { tried: 0, p95: 0, worst: 0, input: '' }
  for (let turn = 0; sums.tried < count; turn++) {
    const found = await findSlow(quarry, Math.min(OF_A_SEARCH, Math.ceil(count - sums.tried)), seed + turn)
    sums.tried += found.tried
    sums.p95 = Math.max(sums.p95, found.p95)
    if (found.worst.ms > sums.worst) Object.assign(sums, { worst: found.worst.ms, input: String(found.worst.input) })
  }
  if (sums.worst > MOST_MS) console.log(`${name}: ${JSON.stringify(sums.input.slice(0, 2_000))}`)
  return {
    goal: `${name} that are searched for slowness`,
    target: `≤ ${MOST_MS} ms of processor each`,
    figure: `${sums.tried.toLocaleString('en')} tried, worst ${sums.worst.toFixed(0)} ms, p95 ${sums.p95.toFixed(0)} ms`,
    met: sums.worst <= MOST_MS,
    how: `seed ${seed}, in Node, ${((performance.now() - began) / 1000).toFixed(0)} s; p95 of the slowest search`,
  }
}
