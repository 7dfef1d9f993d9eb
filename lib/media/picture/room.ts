// How much of foreign files one isolate holds at a time, beside its engine.
import type { World } from '#lib/ctx.ts'
import { MAX_PICTURE_BYTES } from '#lib/media/picture/limits.ts'
import { Problem } from '#lib/problem.ts'

/** Never waited for. */
const SMALL_BYTES = 1_000_000
/** Less than a download may take, since its connection stands open meanwhile. */
const MOST_WAIT_MS = 3_000
const GLANCE_MS = 50
/** Work that its caller broke off never says that it is done. */
const FORGOTTEN_MS = 60_000

/** Waits until there is room for so many bytes in all. */
export type Hold = (bytes: number) => Promise<void>

type Clock = Pick<World, 'now' | 'pause'>

/** What is held for each work under way. */
function openHeld() {
  const held = new Map<object, { bytes: number; since: number }>()

  const others = (own: object, now: number) => {
    for (const [work, { since }] of held) if (now - since > FORGOTTEN_MS) held.delete(work)
    return [...held].reduce((sum, [work, { bytes }]) => (work === own ? sum : sum + bytes), 0)
  }
  const count = (clock: Clock, own: object, bytes: number) => {
    const before = held.get(own)
    if (bytes >= SMALL_BYTES)
      held.set(own, { bytes: Math.max(bytes, before?.bytes ?? 0), since: before?.since ?? clock.now().getTime() })
  }
  const ofItsOwn = async <T>(work: (own: object) => Promise<T>): Promise<T> => {
    const own = {}
    try {
      return await work(own)
    } finally {
      held.delete(own)
    }
  }
  return { others, count, ofItsOwn }
}

export function openRoom() {
  const { others, count, ofItsOwn } = openHeld()
  /** Nothing here waits for another request: who waits looks again, and takes what is free in the same moment. */
  const enter = async (clock: Clock, own: object, bytes: number): Promise<void> => {
    const until = clock.now().getTime() + MOST_WAIT_MS
    for (let now = clock.now().getTime(); bytes >= SMALL_BYTES; now = clock.now().getTime()) {
      const taken = others(own, now)
      if (taken === 0 || taken + bytes <= MAX_PICTURE_BYTES) break
      if (now >= until)
        throw new Problem('queue_full', 'Too many large pictures are coming in at once. Send this one again.', {
          retry_after: 1,
        })
      await clock.pause(GLANCE_MS)
    }
    count(clock, own, bytes)
  }
  return {
    /** Work on bytes that are here already, and only counted. */
    during: <T>(clock: Clock, bytes: number, work: () => Promise<T>): Promise<T> =>
      ofItsOwn(own => {
        count(clock, own, bytes)
        return work()
      }),
    /**
     * Work on bytes that are still coming. What has come is counted, since a server may announce much and send nothing,
     * and what the work says that it holds for them.
     */
    coming: <T>(
      clock: Clock,
      body: ReadableStream<Uint8Array>,
      work: (body: ReadableStream<Uint8Array>, hold: Hold) => Promise<T>,
    ) =>
      ofItsOwn<T>(own => {
        const hold: Hold = bytes => enter(clock, own, bytes)
        return work(counted(body, hold), hold)
      }),
  }
}

/** The same bytes; each part is handed on when there is room for all that has come. */
function counted(body: ReadableStream<Uint8Array>, enter: Hold): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let come = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) return controller.close()
          come += value.byteLength
          await enter(come)
          controller.enqueue(value)
        } catch (error) {
          reader.cancel(error).catch(() => {})
          throw error
        }
      },
      cancel: reason => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
