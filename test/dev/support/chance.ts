/** Seeded choices, so that a failing run can be repeated. */
export type Chance = {
  below(limit: number): number
  pick<T>(items: readonly T[]): T
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0
  /** mulberry32 */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pick: items => items[below(items.length)] as (typeof items)[number] }
}
