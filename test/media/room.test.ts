import { describe, expect, it } from 'vitest'
import { openRoom } from '#lib/media/picture/room.ts'
import { codeOf } from '#test/support/problems.ts'

const MB = 1_000_000

/** Time passes only while somebody waits. */
function clockOf() {
  let at = Date.parse('2026-11-21T12:00:00Z')
  return {
    now: () => new Date(at),
    pause: async (ms: number) => {
      at += ms
    },
  }
}

const never = () => new Promise<never>(() => undefined)

/** Parts of a megabyte, and at the end nothing more or no end. */
function file(megabytes: number, ends = true) {
  let left = megabytes
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (left > 0) controller.enqueue(new Uint8Array(Math.min(1, left--) * MB))
      else if (ends) controller.close()
      else await never()
    },
  })
}

const sizeOf = async (body: ReadableStream<Uint8Array>) => (await new Response(body).arrayBuffer()).byteLength
const soon = () => new Promise(resolve => setTimeout(resolve, 50))

describe('the room for foreign files', () => {
  it('is not held by servers that send slowly, however much they announce', async () => {
    const [room, clock] = [openRoom(), clockOf()]
    for (let count = 0; count < 50; count++) void room.coming(clock, file(0.5, false), sizeOf)
    await soon()
    expect(await room.coming(clock, file(15), sizeOf)).toBe(15 * MB)
  })

  it('is held by what has come, until it is done with', async () => {
    const [room, clock] = [openRoom(), clockOf()]
    void room.coming(clock, file(12, false), sizeOf)
    await soon()
    expect(await room.coming(clock, file(8), sizeOf)).toBe(8 * MB)
    expect(await codeOf(() => room.coming(clock, file(15), sizeOf))).toBe('queue_full')
    expect(await room.coming(clock, file(8), sizeOf)).toBe(8 * MB)
  })

  it('lets go of the other server where there is no room', async () => {
    const [room, clock] = [openRoom(), clockOf()]
    void room.during(clock, 20 * MB, never)
    let left = false
    const body = new ReadableStream<Uint8Array>({
      pull: controller => controller.enqueue(new Uint8Array(2 * MB)),
      cancel() {
        left = true
      },
    })
    expect(await codeOf(() => room.coming(clock, body, sizeOf))).toBe('queue_full')
    expect(left).toBe(true)
  })

  it('never has a small one wait, and only counts what is here already', async () => {
    const [room, clock] = [openRoom(), clockOf()]
    void room.during(clock, 20 * MB, never)
    expect(await room.coming(clock, file(0.9), sizeOf)).toBe(0.9 * MB)
    expect(await room.during(clock, 15 * MB, async () => 'here')).toBe('here')
    expect(await codeOf(() => room.coming(clock, file(15), sizeOf))).toBe('queue_full')
  })

  it('forgets work that nobody ended', async () => {
    const [room, clock] = [openRoom(), clockOf()]
    void room.during(clock, 20 * MB, never)
    await clock.pause(61_000)
    expect(await room.coming(clock, file(15), sizeOf)).toBe(15 * MB)
  })
})
