import { afterEach, describe, expect, it, vi } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { localShelf } from '#dev/build/shelf-files.ts'
import { webVtt } from '#lib/video/captions.ts'
import { encode } from '#lib/video/encode.ts'
import { estimatedMs } from '#lib/video/estimate.ts'
import { readAnnexB } from '#lib/video/mp4/annexb.ts'
import { assemble } from '#lib/video/mp4/assemble.ts'
import { segmentsOf } from '#lib/video/segments.ts'
import { LENGTHS } from '#lib/video/sound/bed-names.ts'
import { soundOf } from '#lib/video/sound/sound-of.ts'
import { silence } from '#lib/video/sound/soundtrack.ts'
import { livelyFilm, smallFilm } from '#test/video/support/films.ts'
import { boxesOf } from '#test/video/support/probe.ts'

const size = { width: 54, height: 96 }
const film = smallFilm(160, size.width, size.height)
const streams = () => encode(raster, film, segmentsOf(film.frames))

afterEach(() => void vi.useRealTimers())

describe('segments', () => {
  it('follow each other without a gap, none longer than 75 frames, of 60 to 75 in every length that has music', () => {
    for (let frames = 1; frames <= 700; frames++) {
      const segments = segmentsOf(frames)
      const lengths = segments.map(({ from, until }) => until - from)
      expect(segments.map(segment => segment.from)).toEqual([0, ...segments.slice(0, -1).map(one => one.until)])
      expect(segments.at(-1)?.until).toBe(frames)
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
      if (LENGTHS.some(seconds => seconds * 30 === frames)) expect(Math.min(...lengths)).toBeGreaterThanOrEqual(60)
    }
  })

  it('come to the same bytes alone, together and in any company', async () => {
    const [all, alone] = [await streams(), []] as [Uint8Array[], Uint8Array[]]
    for (const segment of segmentsOf(film.frames).toReversed()) {
      await encode(raster, livelyFilm(75, 64, 64), segmentsOf(75))
      alone.unshift(...(await encode(raster, film, [segment])))
    }
    expect(alone.map(stream => Buffer.from(stream).toString('base64'))).toEqual(
      all.map(stream => Buffer.from(stream).toString('base64')),
    )
  })

  it('begin with a key picture and have a picture a frame', async () => {
    const read = (await streams()).map(readAnnexB)
    expect(read.map(({ samples }) => samples.map(sample => sample.key).indexOf(true))).toEqual([0, 0, 0])
    expect(read.map(({ samples }) => samples.filter(sample => sample.key).length)).toEqual([1, 1, 1])
    expect(read.map(({ samples }) => samples.length)).toEqual([53, 54, 53])
    expect(new Set(read.map(({ avcc }) => Buffer.from(avcc).toString('hex'))).size).toBe(1)
  })
})

describe('an MP4', () => {
  it('has the same bytes whenever it is made', async () => {
    const parts = { ...size, segments: await streams(), sound: silence(160 / 30) }
    vi.useFakeTimers({ now: 0 })
    const first = await assemble(parts)
    vi.setSystemTime('2027-03-01T12:00:00Z')
    expect(Buffer.from(await assemble(parts)).equals(Buffer.from(first))).toBe(true)
  })

  it('has its index before its pictures, one run of frames each, and nothing to cut', async () => {
    const boxes = boxesOf(await assemble({ ...size, segments: await streams(), sound: silence(160 / 30) }))
    expect(boxes.filter(box => ['ftyp', 'moov', 'mdat', 'edts'].includes(box))).toEqual(['ftyp', 'moov', 'mdat'])
    expect(boxes.filter(box => box === 'trak')).toHaveLength(2)
    expect(boxes.filter(box => box === 'stss')).toHaveLength(1)
  })

  it('refuses segments that players could not decode as one', async () => {
    const other = await encode(raster, smallFilm(30, 64, 64), segmentsOf(30))
    const segments = [...(await streams()), ...other]
    await expect(assemble({ ...size, segments, sound: silence(6) })).rejects.toThrow('differ in their parameter sets')
    await expect(assemble({ ...size, segments: [], sound: silence(6) })).rejects.toThrow('without a segment')
  })
})

describe('sound', () => {
  it('is the bed in the lengths that it has, else silence of the same length', async () => {
    const sounds = await Promise.all([240, 230].map(frames => soundOf({ bed: 'pebble', frames }, localShelf)))
    expect(sounds.map(sound => sound.frames.length)).toEqual([375, 359])
    expect(new Set(sounds[0]?.frames.map(frame => frame.length)).size).toBeGreaterThan(10)
    expect(new Set(sounds[1]?.frames.map(frame => frame.length)).size).toBe(1)
  })
})

describe('captions', () => {
  it('are WebVTT whose words cannot be read as markup', () => {
    const cues = [
      { start_ms: 0, end_ms: 1_950, text: 'R&D <b>first</b>\n\nand --> then' },
      { start_ms: 3_661_002, end_ms: 3_662_000, text: 'Late' },
    ]
    expect(webVtt(cues)).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.950\nR&amp;D &lt;b&gt;first&lt;/b&gt;\nand --&gt; then\n\n' +
        '01:01:01.002 --> 01:01:02.000\nLate\n',
    )
  })
})

describe('an estimate', () => {
  it('knows a film of which everything moves from one that stands', () => {
    const [still, lively] = [smallFilm(300, 1080, 1920), livelyFilm(300, 1080, 1920)].map(estimatedMs)
    expect(still).toBeLessThan(2_000)
    expect(lively).toBeGreaterThan(2_000)
  })
})
