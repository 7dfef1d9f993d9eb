// A search for slow inputs as large as there is time for: real ones whose parts are repeated, the slowest of them made worse.
// It may be stopped and begun again with the same SEED, and others may search beside it: what all have tried counts.
import type { Figure } from '#bench/figures/figure.ts'
import type { Size } from '#bench/proof/proof.ts'
import { findSlow, type Quarry } from '#test/support/slowest.ts'
import { Found, hashOf, placeOf, type Sums } from './kept.ts'
import { earlier, type Tried, write } from './tried.ts'

const MOST_MS = 1_000
/** One search forgets what another found slow, so that it looks elsewhere; what was tried is written at its end. */
const OF_A_SEARCH = 2_000
const SECONDS_OF_A_SEARCH = 60
/** More searches than one seed begins. */
const TURNS = 1_000_000
/** What is made worse takes five times as long as what is new: enough of it, and no more. */
const MADE_WORSE = 1 / 8

/** Of each kind `whole`, in turns, so that all of them have come as far when time is over. */
export async function searched(
  quarries: Record<string, Quarry<unknown>>,
  /** The code that is searched. */
  folders: readonly string[],
  whole: number,
  { seed, share, minutes, record }: Size,
): Promise<Figure[]> {
  const count = Math.ceil(whole * share)
  const end = performance.now() + minutes * 60_000
  const code = hashOf(folders)
  const dir = placeOf(code)
  const kinds = Object.entries(quarries).map(([name, quarry]) => ({ quarry, name, found: new Found(name, seed, dir) }))
  const before = (name: string) => earlier(name, code)
  const left = (kind: { name: string; found: Found }) => count - kind.found.sums().tried - before(kind.name).tried
  const open = () => kinds.filter(kind => left(kind) > 0)
  for (let kindsLeft = open(); kindsLeft.length > 0 && performance.now() < end; kindsLeft = open())
    for (const kind of kindsLeft)
      if (performance.now() < end) await search(kind.found, kind.quarry, seed, left(kind), end)
  if (record) for (const { name, found } of kinds) write(name, code, found.sums())
  return kinds.map(({ name, found }) => figureOf(name, whole, seed, found.sums(), before(name)))
}

async function search(found: Found, quarry: Quarry<unknown>, seed: number, left: number, end: number): Promise<void> {
  const stop = Math.min(end, performance.now() + SECONDS_OF_A_SEARCH * 1_000)
  const before = process.cpuUsage()
  const result = await findSlow(
    quarry,
    Math.min(OF_A_SEARCH, left),
    seed * TURNS + found.turns(),
    () => performance.now() >= stop,
    MADE_WORSE,
  )
  const { user, system } = process.cpuUsage(before)
  found.add(result, (user + system) / 1_000_000)
}

function figureOf(
  name: string,
  whole: number,
  seed: number,
  { searches, tried, processor_s, p95, worst, input }: Sums,
  before: Tried,
) {
  if (worst > MOST_MS) console.log(`${name}: ${JSON.stringify(input.slice(0, 2_000))}`)
  const all = (tried + before.tried).toLocaleString('en')
  const others =
    before.tried === 0
      ? ''
      : `; ${before.tried.toLocaleString('en')} of them in ${before.versions} earlier versions of the code, worst there ${before.worst.toFixed(0)} ms`
  const seeds = searches === 1 ? `seed ${seed}` : `${searches} seeds`
  return {
    goal: `${name} that are searched for slowness`,
    target: `${whole.toLocaleString('en')} tried, ≤ ${MOST_MS} ms of processor each`,
    figure: `${all} tried, worst ${worst.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
    met: worst <= MOST_MS && tried + before.tried >= whole,
    how: `${seeds}, in Node, ${(processor_s / 3_600).toFixed(1)} hours of a core, with making them${others}`,
  }
}
