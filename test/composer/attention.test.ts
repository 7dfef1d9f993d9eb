import { describe, expect, it } from 'vitest'
import { listened } from '#lib/composer/audience/attention.ts'

/** Four heads of one number each: three words. */
const heard = Float32Array.from([1, 1, 1, 1, 4, 4, 4, 4, 7, 7, 7, 7])
const nothing = new Float32Array(12)
const reach = (away: number, side: number) => Float32Array.from([away, 0, 0, 0, side, 0, 0, 0])

describe('what a word hears of those around it', () => {
  it('is their mean where it asks for nothing', () => {
    const out = listened({ asks: nothing, asked: nothing, heard, reach: reach(0, 0) }, 3)
    expect([...out]).toEqual(new Array(12).fill(expect.closeTo(4, 5)))
  })

  it('is itself alone for a head that distance silences, and what follows for one that hears that side', () => {
    const near = listened({ asks: nothing, asked: nothing, heard, reach: reach(-99, 0) }, 3)
    expect([near[0], near[4], near[8], near[1]]).toEqual([1, 4, 7, 4].map(one => expect.closeTo(one, 5)))
    const behind = listened({ asks: nothing, asked: nothing, heard, reach: reach(0, 99) }, 3)
    expect([behind[0], behind[4], behind[8]]).toEqual([5.5, 7, 7].map(one => expect.closeTo(one, 5)))
  })

  it('is the word that answers what it asks', () => {
    const asks = Float32Array.from({ length: 12 }, () => 9)
    const asked = Float32Array.from(heard, one => (one === 7 ? 9 : 0))
    const out = listened({ asks, asked, heard, reach: reach(0, 0) }, 3)
    expect([...out]).toEqual(new Array(12).fill(expect.closeTo(7, 5)))
  })

  it('is none that stands too far away', () => {
    const far = 200
    const words = Float32Array.from({ length: 4 * far }, (_, at) => (at < 4 ? 1 : 0))
    const none = new Float32Array(4 * far)
    const out = listened({ asks: none, asked: none, heard: words, reach: reach(0, 0) }, far)
    expect(out[4 * 90]).toBeGreaterThan(0)
    expect(out[4 * 97]).toBe(0)
  })
})
