// A search for slow inputs as large as there is time for: real ones whose parts are repeated, the slowest of them made worse.
// It may be stopped and begun again with the same SEED, and others may search beside it: what all have tried counts.
import type { Figure } from '#bench/figures/figure.ts'
import type { Size } from '#bench/proof/proof.ts'
import { findSlow, type Quarry } from '#test/support/slowest.ts'
import { Found, placeOf, type Sums } from './kept.ts'

const MOST_MS = 1_000
/** One search forgets what another found slow, so that it looks elsewhere; what was tried is written at its end. */
const OF_A_SEARCH = 2_000
const SECONDS_OF_A_SEARCH = 60
/** More searches than one seed begins. */
const TURNS = 1_000_000

/** Of each kind `whole`, in turns, so that all of them have come as far when time is over. */
export async function searched(
  quarries: Record<string, Quarry<unknown>>,
  /** The code that is searched. */
  folders: readonly string[],
  whole: number,
  { seed, share, minutes }: Size,
): Promise<Figure[]> {
  const count = Math.ceil(whole * share)
  const end = performance.now() + minutes * 60_000
  const dir = placeOf(folders)
  const kinds = Object.entries(quarries).map(([name, quarry]) => ({ quarry, name, found: new Found(name, seed, dir) }))
  const open = () => kinds.filter(({ found }) => found.sums().tried < count)
  for (let left = open(); left.length > 0 && performance.now() < end; left = open())
    for (const { found, quarry } of left)
      if (performance.now() < end) await search(found, quarry, seed, count - found.sums().tried, end)
  return kinds.map(({ name, found }) => figureOf(name, whole, seed, found.sums()))
}

async function search(found: Found, quarry: Quarry<unknown>, seed: number, left: number, end: number): Promise<void> {
  const stop = Math.min(end, performance.now() + SECONDS_OF_A_SEARCH * 1_000)
  const before = process.cpuUsage()
  const result = await findSlow(
    quarry,
    Math.min(OF_A_SEARCH, left),
    seed * TURNS + found.turns(),
    () => performance.now() >= stop,
  )
  const { user, system } = process.cpuUsage(before)
  found.add(result, (user + system) / 1_000_000)
}

function figureOf(
  name: string,
  whole: number,
  seed: number,
  { searches, tried, processor_s, p95, worst, input }: Sums,
) {
  if (worst > MOST_MS) console.log(`${name}: ${JSON.stringify(input.slice(0, 2_000))}`)
  const seeds = searches === 1 ? `seed ${seed}` : `${searches} seeds`
  return {
    goal: `${name} that are searched for slowness`,
    target: `${whole.toLocaleString('en')} tried, ≤ ${MOST_MS} ms of processor each`,
    figure: `${tried.toLocaleString('en')} tried, worst ${worst.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
    met: worst <= MOST_MS && tried >= whole,
    how: `${seeds}, in Node, ${(processor_s / 3_600).toFixed(1)} hours of a core, with making them`,
  }
}
