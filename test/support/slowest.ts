// Looks for inputs that take long: the slowest that were found are made worse, beside fresh ones.
import { Chance } from '#test/simulator/chance.ts'

export type Search<Input> = { tried: number; p95: number; worst: { ms: number; input: Input | undefined } }

/** `make` gets one of the slowest so far, or nothing; `cost` answers milliseconds of processor time. */
export type Quarry<Input> = {
  make(random: Chance, from: Input | undefined): Input
  cost(input: Input, random: Chance): number | Promise<number>
}

/** How many of the slowest are kept and made worse. */
const KEPT = 24
const BUCKETS_PER_MS = 10
const MOST_MS = 60_000

/** The same seed tries the same inputs, as far as equal times let it. */
export async function findSlow<Input>(
  quarry: Quarry<Input>,
  count: number,
  seed: number,
  isOver = () => false,
): Promise<Search<Input>> {
  const random = new Chance(seed)
  const kept: { ms: number; input: Input }[] = []
  const times = new Uint32Array(MOST_MS * BUCKETS_PER_MS)
  let tried = 0
  for (; tried < count && !isOver(); tried++) {
    const parent = kept.length > 0 && random.happens(0.5) ? random.pick(kept).input : undefined
    const input = quarry.make(random, parent)
    const ms = await quarry.cost(input, random)
    const bucket = Math.min(times.length - 1, Math.floor(ms * BUCKETS_PER_MS))
    times[bucket] = (times[bucket] ?? 0) + 1
    kept.push({ ms, input })
    kept.sort((a, b) => b.ms - a.ms)
    kept.length = Math.min(kept.length, KEPT)
  }
  return { tried, p95: quantile(times, tried, 0.95), worst: kept[0] ?? { ms: 0, input: undefined } }
}

function quantile(times: Uint32Array, count: number, share: number): number {
  let seen = 0
  for (const [bucket, number] of times.entries()) {
    seen += number
    if (seen >= share * count) return (bucket + 1) / BUCKETS_PER_MS
  }
  return MOST_MS
}
