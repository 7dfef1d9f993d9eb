import { describe, expect, it } from 'vitest'
import { bytesOf, packed, type Runs, unpacked } from '#lib/video/runs.ts'
import { seeded } from '#test/video/codec/support/random.ts'

const pixels = (...values: number[]) => new Uint8Array(Uint32Array.from(values).buffer)
const back = (runs: Runs | null) => runs && unpacked(runs, new Uint32Array(runs.pixels + 7).fill(5))

describe('runs of equal pixels', () => {
  it('are unpacked to what was packed, over random ones', () => {
    const random = seeded(3)
    for (let trial = 0; trial < 50; trial++) {
      const values = Array.from({ length: random.between(0, 9000) }, () => random.pick([0, 0, 0, 7, 0xff00ff00]))
      const rgba = pixels(...values)
      expect(back(packed(rgba, 1e6))).toEqual(rgba)
    }
  })

  it('are read where bytes begin beside a word, as in a part of other memory', () => {
    const memory = new Uint8Array(41)
    memory.set(pixels(5, 5, 9), 3)
    expect(back(packed(memory.subarray(3, 15), 1e6))).toEqual(pixels(5, 5, 9))
  })

  it('are none where they would take more than there is room for, or are those of a photo', () => {
    const motley = pixels(...Array.from({ length: 100 }, (_, at) => at))
    expect(packed(motley, 799)).toBeNull()
    expect(packed(motley, 800)).not.toBeNull()
    const flat = packed(pixels(...new Array(1000).fill(3)), 100)
    expect(flat && bytesOf(flat)).toBe(8)
    const photo = new Uint8Array(Uint32Array.from({ length: 90_000 }, (_, at) => at >> 1).buffer)
    expect(packed(photo, 1e9)).toBeNull()
  })
})
