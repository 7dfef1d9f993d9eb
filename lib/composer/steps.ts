// The work of reading and writing one text, counted in steps: the same text costs the same everywhere, whatever a clock says.

class TooManySteps extends Error {
  constructor() {
    super('the text takes more steps than there are')
  }
}

/** A usual brief takes 30,000; only hostile ones come near. */
export const MOST_STEPS = 2_500_000

let taken = 0
let most = Number.POSITIVE_INFINITY

/** Counted by whatever goes over signs, words or values. */
export function took(steps: number): void {
  taken += steps
  if (taken > most) throw new TooManySteps()
}

/** Work that waits for nothing, ended by `TooManySteps` where it takes more than so many. */
export function within<T>(steps: number, work: () => T): T {
  const outer = most
  most = Math.min(outer, taken + steps)
  try {
    return work()
  } finally {
    most = outer
  }
}

/** Another way where the first takes more steps than one text may. */
export function orElse<T>(work: () => T, other: () => T): T {
  try {
    return within(MOST_STEPS, work)
  } catch (error) {
    if (error instanceof TooManySteps) return other()
    throw error
  }
}

/** How many steps some work takes. */
export function stepsOf(work: () => unknown): number {
  const before = taken
  work()
  return taken - before
}
