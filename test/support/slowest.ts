// Looks for inputs that take long: the slowest that were found are made worse, beside fresh ones.
import { Chance } from '#test/simulator/chance.ts'

export type Slow<Input> = { ms: number; input: Input }
/** How often which tenth of a millisecond was taken. */
export type Times = Map<number, number>
export type Search<Input> = {
  tried: number
  p95: number
  worst: { ms: number; input: Input | undefined }
  times: Times
  slowest: Slow<Input>[]
}

/** `make` gets one of the slowest so far, or nothing; `cost` answers milliseconds of processor time. */
export type Quarry<Input> = {
  make(random: Chance, from: Input | undefined): Input
  cost(input: Input, random: Chance): number | Promise<number>
}

/** How many of the slowest are kept and made worse. */
const KEPT = 24
const BUCKETS_PER_MS = 10

/** The same seed tries the same inputs, as far as equal times let it. */
export async function findSlow<Input>(
  quarry: Quarry<Input>,
  count: number,
  seed: number,
  isOver = () => false,
  /** How many of them are one of the slowest, made worse. */
  share = 0.5,
): Promise<Search<Input>> {
  const random = new Chance(seed)
  const slowest: Slow<Input>[] = []
  const times: Times = new Map()
  let tried = 0
  for (; tried < count && !isOver(); tried++) {
    const parent = slowest.length > 0 && random.happens(share) ? random.pick(slowest).input : undefined
    const input = quarry.make(random, parent)
    const ms = await costOf(quarry, input, random)
    const bucket = Math.floor(ms * BUCKETS_PER_MS)
    times.set(bucket, (times.get(bucket) ?? 0) + 1)
    slowest.push({ ms, input })
    slowest.sort((a, b) => b.ms - a.ms)
    slowest.length = Math.min(slowest.length, KEPT)
  }
  return { tried, p95: quantile(times, 0.95), worst: slowest[0] ?? { ms: 0, input: undefined }, times, slowest }
}

/** What no reader may throw at is told with the error. */
async function costOf<Input>(quarry: Quarry<Input>, input: Input, random: Chance): Promise<number> {
  try {
    return await quarry.cost(input, random)
  } catch (cause) {
    const told = input instanceof Uint8Array ? Buffer.from(input).toString('base64') : JSON.stringify(input)
    throw new Error(`what was searched with was not read: ${told}`, { cause })
  }
}

/** Milliseconds that a share of all took at most. */
export function quantile(times: Times, share: number): number {
  const sorted = [...times].sort(([a], [b]) => a - b)
  const count = sorted.reduce((sum, [, number]) => sum + number, 0)
  let seen = 0
  for (const [bucket, number] of sorted) {
    seen += number
    if (seen >= share * count) return (bucket + 1) / BUCKETS_PER_MS
  }
  return 0
}
