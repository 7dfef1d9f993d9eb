export type Clock = {
  now(): number
  /** How long the queue really waits for what should take `ms`. */
  wait(ms: number): number
  /** The longest pause before the time is looked at again: an injected clock can jump. */
  glance_ms: number
}

const LONGEST_TIMER_MS = 3_600_000
const INJECTED_GLANCE_MS = 10

export function clockOf(now: (() => number) | undefined, speed: number): Clock {
  return {
    now: now ?? Date.now,
    wait: ms => ms / speed,
    glance_ms: now ? INJECTED_GLANCE_MS : LONGEST_TIMER_MS,
  }
}
