import { describe, expect, it } from 'vitest'
import { openRoom } from '#lib/media/picture/room.ts'
import { codeOf } from '#test/support/problems.ts'

const LARGE = 15_000_000

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

describe('the room for foreign files', () => {
  it('lets one large file in at a time, and the next one when it is done', async () => {
    const [room, clock] = [openRoom(), clockOf()]
    let [inside, most] = [0, 0]
    const work = async () => {
      most = Math.max(most, ++inside)
      for (let turn = 0; turn < 3; turn++) await Promise.resolve()
      inside--
    }
    await Promise.all(Array.from({ length: 3 }, () => room.during(clock, LARGE, false, work)))
    expect(most).toBe(1)
  })

  it('never has a small one wait, and only counts what is here already', async () => {
    const [room, clock] = [openRoom(), clockOf()]
    void room.during(clock, LARGE, true, never)
    expect(await room.during(clock, 900_000, false, async () => 'small')).toBe('small')
    expect(await room.during(clock, LARGE, true, async () => 'here')).toBe('here')
    expect(await codeOf(() => room.during(clock, LARGE, false, async () => 'late'))).toBe('queue_full')
  })

  it('forgets work that nobody ended', async () => {
    const [room, clock] = [openRoom(), clockOf()]
    void room.during(clock, LARGE, true, never)
    await clock.pause(61_000)
    expect(await room.during(clock, LARGE, false, async () => 'in')).toBe('in')
  })
})
