// How much of foreign files one isolate holds at a time, beside its engine.
import type { World } from '#lib/ctx.ts'
import { MAX_PICTURE_BYTES } from '#lib/media/picture/limits.ts'
import { Problem } from '#lib/problem.ts'

/** Never waited for, so that a slow server with a large file holds up only others like it. */
const SMALL_BYTES = 1_000_000
/** Less than a download may take, since its connection stands open meanwhile. */
const MOST_WAIT_MS = 3_000
const GLANCE_MS = 50
/** Work that its caller broke off never says that it is done. */
const FORGOTTEN_MS = 60_000

type Clock = Pick<World, 'now' | 'pause'>

export function openRoom() {
  const held = new Map<object, { bytes: number; since: number }>()

  const others = (now: number) => {
    for (const [work, { since }] of held) if (now - since > FORGOTTEN_MS) held.delete(work)
    return [...held.values()].reduce((sum, { bytes }) => sum + bytes, 0)
  }
  /** Nothing here waits for another request: who waits looks again, and takes what is free in the same moment. */
  const enter = async (clock: Clock, bytes: number): Promise<object> => {
    const own = {}
    const until = clock.now().getTime() + MOST_WAIT_MS
    for (let now = clock.now().getTime(); ; now = clock.now().getTime()) {
      const taken = others(now)
      if (taken === 0 || taken + bytes <= MAX_PICTURE_BYTES) {
        held.set(own, { bytes, since: now })
        return own
      }
      if (now >= until)
        throw new Problem('queue_full', 'Too many large pictures are coming in at once. Send this one again.', {
          retry_after: 1,
        })
      await clock.pause(GLANCE_MS)
    }
  }
  const count = (clock: Clock, bytes: number): object => {
    const own = {}
    held.set(own, { bytes, since: clock.now().getTime() })
    return own
  }
  return {
    /** Waits until what others hold leaves room; `is_here` says that the bytes are held already and only counted. */
    async during<T>(clock: Clock, bytes: number, is_here: boolean, work: () => Promise<T>): Promise<T> {
      if (bytes < SMALL_BYTES) return work()
      const own = is_here ? count(clock, bytes) : await enter(clock, bytes)
      try {
        return await work()
      } finally {
        held.delete(own)
      }
    },
  }
}
