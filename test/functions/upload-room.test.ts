import { describe, expect, it } from 'vitest'
import { giveRoom, takeRoom } from '#functions/http/body/upload-room.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, seconds))
const full = expect.objectContaining({ code: 'queue_full', retry_after: 1 })
const take = (request: object, workspace: string, bytes: number, seconds = 0) =>
  takeRoom(request, { workspace, bytes, now: at(seconds) })

describe('takeRoom', () => {
  it('lets large bodies in while there is room, and again when one is done', () => {
    const [one, two, three] = [{}, {}, {}]
    take(one, 'a', 14_000_000)
    take(two, 'b', 1_000_000)
    take(two, 'b', 14_000_000, 1)
    expect(() => take(three, 'c', 4_000_000, 1)).toThrow(full)
    giveRoom(one)
    take(three, 'c', 4_000_000, 1)
    for (const request of [two, three]) giveRoom(request)
  })

  it('leaves half of it to others, whatever one workspace sends', () => {
    const flood = Array.from({ length: 20 }, () => ({}))
    const taken = flood.filter(request => {
      try {
        take(request, 'flood', 5_000_000)
        return true
      } catch {
        return false
      }
    })
    expect(taken).toHaveLength(3)
    const quiet = {}
    take(quiet, 'quiet', 14_000_000)
    for (const request of [...flood, quiet]) giveRoom(request)
  })

  it('forgets a request that never said that it was done', () => {
    const [lost, next] = [{}, {}]
    take(lost, 'a', 29_000_000)
    expect(() => take(next, 'b', 5_000_000, 60)).toThrow(full)
    take(next, 'b', 5_000_000, 61)
    giveRoom(next)
  })
})
