import { describe, expect, it } from 'vitest'
import { giveRoom, takeRoom } from '#functions/http/body/upload-room.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, seconds))
const full = expect.objectContaining({ code: 'queue_full', retry_after: 1 })

describe('takeRoom', () => {
  it('lets large bodies in while there is room, and again when one is done', () => {
    const [one, two, three] = [{}, {}, {}]
    takeRoom(one, 14_000_000, at(0))
    takeRoom(two, 1_000_000, at(0))
    takeRoom(two, 14_000_000, at(1))
    expect(() => takeRoom(three, 4_000_000, at(1))).toThrow(full)
    giveRoom(one)
    takeRoom(three, 4_000_000, at(1))
    for (const request of [two, three]) giveRoom(request)
  })

  it('forgets a request that never said that it was done', () => {
    const [lost, next] = [{}, {}]
    takeRoom(lost, 29_000_000, at(0))
    expect(() => takeRoom(next, 5_000_000, at(60))).toThrow(full)
    takeRoom(next, 5_000_000, at(61))
    giveRoom(next)
  })
})
