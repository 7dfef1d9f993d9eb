import { describe, expect, it } from 'vitest'
import { readAdts } from '#lib/video/sound/adts.ts'
import { LENGTHS } from '#lib/video/sound/bed-names.ts'
import { bedTrack, silence } from '#lib/video/sound/soundtrack.ts'
import { decode, hasFfmpeg } from '#test/video/sound/support/decode.ts'
import { sounds } from '#test/video/sound/support/shelf.ts'

const aFrame = (size: number, second = 0x4c) =>
  Uint8Array.of(0xff, 0xf1, second, 0x80, (size + 7) >> 3, (((size + 7) & 7) << 5) | 0x1f, 0xfc, ...Array(size).fill(9))

describe('readAdts', () => {
  it('takes the headers off', () => {
    const stream = Buffer.concat([aFrame(5), aFrame(300), aFrame(1)])
    expect(readAdts(stream).map(frame => frame.length)).toEqual([5, 300, 1])
    expect([...(readAdts(stream)[0] ?? [])]).toEqual([9, 9, 9, 9, 9])
  })

  it('refuses what is torn, is no ADTS, or is other sound than promised', () => {
    expect(() => readAdts(Buffer.concat([aFrame(5), aFrame(9).subarray(0, 12)]))).toThrow('no ADTS frame at byte 12')
    expect(() => readAdts(Uint8Array.of(1, 2, 3))).toThrow('no ADTS frame at byte 0')
    expect(() => readAdts(aFrame(5, 0x50))).toThrow('not AAC-LC in stereo at 48 kHz')
  })
})

describe('silence', () => {
  it('has as many frames as the picture is long', () => {
    expect(LENGTHS.map(seconds => silence(seconds).frames.length)).toEqual([
      281, 375, 469, 563, 656, 750, 844, 938, 1125, 1406, 1688, 1875,
    ])
    expect(silence(7.4).frames.length).toBe(347)
    expect([...silence(3).config]).toEqual([0x11, 0x90])
  })

  it.runIf(hasFfmpeg)('is silent to a decoder', () => {
    const { left, right, complaints } = decode(silence(2))
    expect(complaints).toBe('')
    expect(left.length).toBe(94 * 1024)
    expect(left.every(value => value === 0) && right.every(value => value === 0)).toBe(true)
  })
})

describe('bedTrack', () => {
  it('says which file is missing', async () => {
    const empty = { load: async () => null }
    await expect(bedTrack('linen', 6, empty)).rejects.toThrow('the shelf has no sound/linen')
  })

  it('does not play what is too short', async () => {
    const cut = { load: async (path: string) => (await sounds.load(path))?.subarray(0, 0) ?? null }
    await expect(bedTrack('linen', 20, cut)).rejects.toThrow('linen-20 gives 0 frames of 938')
    await expect(bedTrack('linen', 40, cut)).rejects.toThrow('linen-40 gives 0 frames of 1875')
  })
})
