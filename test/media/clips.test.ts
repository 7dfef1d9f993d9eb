import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cutsOf } from '#lib/media/clips/cuts.ts'
import { fileByFacts } from '#lib/media/clips/file.ts'
import { type ClipFacts, readClip } from '#lib/media/clips/read.ts'
import { ClipRefused } from '#lib/media/clips/sniff.ts'
import { dice } from '#lib/render/seed.ts'
import { processorMsOf } from '#test/support/processor.ts'
import { many } from '#test/support/proof.ts'

const clip = (name: string) => new Uint8Array(readFileSync(new URL(`../support/clips/${name}`, import.meta.url)))
const read = (bytes: Uint8Array) =>
  readClip({ size: bytes.length, read: async (start, end) => bytes.slice(start, end) })
const refusal = (bytes: Uint8Array) =>
  read(bytes).then(
    () => 'taken',
    error => {
      if (error instanceof ClipRefused) return error.message
      throw error
    },
  )

describe('a video', () => {
  it('is read by ranges: size, length, codecs, sound and cuts', async () => {
    expect(await read(clip('cuts.mp4'))).toEqual({
      ...{ content_type: 'video/mp4', width: 180, height: 320, duration_ms: 3600, video_codec: 'avc' },
      ...{ frames_per_second: 25, audio_codec: 'aac', cuts_ms: [1200, 2200] },
    })
    expect(await read(clip('silent.webm'))).toMatchObject({
      content_type: 'video/webm',
      video_codec: 'vp9',
      audio_codec: null,
    })
  })

  it('is as wide and high as it is shown', async () => {
    expect(await read(clip('turned.mov'))).toMatchObject({ content_type: 'video/quicktime', width: 180, height: 320 })
  })

  it.each([
    ['Matroska', 'film.mkv', 'no MP4, MOV or WebM'],
    ['sound alone', 'sound.mp4', 'no picture track'],
    ['a codec of studios', 'prores.mov', 'not played here'],
    ['more than three minutes', 'long.mp4', '200 s long'],
  ])('is refused for %s', async (_, name, words) => expect(await refusal(clip(name))).toContain(words))

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a few bytes', Buffer.from('ftyp')],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a page', Buffer.from('<!doctype html><title>not found</title>')],
    ['only a head', clip('cuts.mp4').subarray(0, 40)],
    [
      'an index larger than any',
      Buffer.concat([
        clip('cuts.mp4').subarray(0, 32),
        Buffer.from([0x7f, 0xff, 0xff, 0xff]),
        Buffer.from('moov'),
        Buffer.alloc(64),
      ]),
    ],
  ])('is refused for %s', async (_, bytes) => expect(await refusal(bytes)).not.toBe('taken'))

  it('is refused wherever it is cut off', async () => {
    for (const name of ['cuts.mp4', 'turned.mov', 'silent.webm']) {
      const whole = clip(name)
      for (const share of [0.15, 0.5, 0.8, 0.97])
        expect([name, share, await refusal(whole.subarray(0, Math.floor(whole.length * share)))]).not.toContain('taken')
    }
  })

  it('with bytes changed at random is taken or refused, at once, and nothing else', async () => {
    const seed = `clips/${process.env.SEED ?? '1'}`
    const roll = dice(seed)
    const rounds = many(50, 150, 4_000)
    for (let round = 0; round < rounds; round++) {
      const name = ['cuts.mp4', 'turned.mov', 'silent.webm'][round % 3] ?? ''
      const bytes = clip(name)
      const index = name === 'turned.mov' ? bytes.length - 1_200 : 0
      for (let edits = 1 + Math.floor(roll() * 6); edits > 0; edits--)
        bytes[index + Math.floor(roll() * 1_200)] = Math.floor(roll() * 256)
      let said = ''
      const cost = await processorMsOf(async () => {
        said = String(await refusal(bytes).catch(error => `threw ${error}`))
      })
      expect(`${seed} ${round} ${name}: ${said}`).not.toContain('threw')
      expect(cost, `${seed} ${round}`).toBeLessThan(3_000)
    }
  })

  it('whose storage fails is not blamed for it', async () => {
    const away = { size: 1_000, read: () => Promise.reject(new Error('the storage is away')) }
    await expect(readClip(away)).rejects.toThrow('the storage is away')
    let reads = 0
    const bytes = clip('cuts.mp4')
    const failing = async (start: number, end: number) => {
      if (++reads > 2) throw new Error('the storage is away')
      return bytes.slice(start, end)
    }
    await expect(readClip({ size: bytes.length, read: failing })).rejects.toThrow('the storage is away')
  })
})

it.each<[string, number[], number, number[]]>([
  ['even distances', [0, 2000, 4000, 6000], 7000, []],
  ['cuts among even distances', [0, 2000, 2700, 4700, 6700, 7400], 9000, [2700, 7400]],
  ['cuts alone', [0, 1200, 2200], 3600, [1200, 2200]],
  ['one key', [0], 3000, []],
  ['a flicker', [0, 2000, 2100, 4100], 5000, [2100]],
  ['an end that is no scene', [0, 1000, 4900], 5000, [1000]],
])('tells cuts from key frames: %s', (_, keys, length, cuts) => expect(cutsOf(keys, length)).toEqual(cuts))

it('files a video by what the file says, and tells that it is no more than that', () => {
  const facts: ClipFacts = {
    ...{ content_type: 'video/mp4', width: 1080, height: 1920, duration_ms: 12_400, video_codec: 'avc' },
    ...{ frames_per_second: 30, audio_codec: 'aac', cuts_ms: [4_000] },
  }
  expect(fileByFacts(facts, null)).toEqual({
    summary: '12.4 s portrait video, 1080 × 1920 px, H.264 at 30 frames a second, AAC sound, 1 cut.',
    category: 'portrait video',
    tags: ['portrait', '1080p', 'h.264', 'sound', 'short'],
    scenes: [
      { start_ms: 0, end_ms: 4_000, label: 'Shot 1' },
      { start_ms: 4_000, end_ms: 12_400, label: 'Shot 2' },
    ],
    source: 'technical',
    fallback: null,
  })
})
