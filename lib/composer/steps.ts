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

/** What was read of texts that are asked for again and again, until they have so many letters. */
const MOST_LETTERS = 16_000

/** Reads a text once; it takes its steps each time, so that they tell of the text alone. */
export function oncePerText<T>(read: (text: string) => T): (text: string) => T {
  const kept = new Map<string, { found: T; steps: number }>()
  let letters = 0
  return text => {
    const before = kept.get(text)
    if (before) {
      took(before.steps)
      return before.found
    }
    const began = taken
    const found = read(text)
    letters += text.length
    if (letters > MOST_LETTERS) {
      kept.clear()
      letters = text.length
    }
    kept.set(text, { found, steps: taken - began })
    return found
  }
}

/** How many steps some work takes. */
export function stepsOf(work: () => unknown): number {
  const before = taken
  work()
  return taken - before
}

/** Of all pieces of a brief, which each of them asks for. */
export function oncePerBrief<T>(read: (segments: readonly string[]) => T): (segments: readonly string[]) => T {
  const known = new WeakMap<readonly string[], { found: T }>()
  return segments => {
    const { found } = known.get(segments) ?? { found: read(segments) }
    known.set(segments, { found })
    return found
  }
}
