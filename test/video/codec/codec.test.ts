import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { joinBytes } from '#lib/bytes.ts'
import { addLayer, close, frame, keyFrame, type Options, open } from '#lib/video/codec/codec.ts'
import module from '#lib/video/codec/codec.wasm'
import { hasFfmpeg } from '#test/video/codec/support/ffmpeg.ts'

const pixels = (width: number, height: number) => ({
  width,
  height,
  rgba: new Uint8Array(width * height * 4).fill(255),
})

/** One key picture and two that follow. */
function short(options: Options): Uint8Array {
  const encoder = open(options)
  const layer = addLayer(encoder, pixels(10, 10))
  const units = [0, 1, 2].map(at => frame(encoder, [{ layer, x: at * 3, y: at }]))
  close(encoder)
  return joinBytes(units)
}

/** idr_pic_id of the key picture in an access unit: after first_mb, slice_type 7, the parameter set and frame_num. */
function keyNumber(unit: Uint8Array): number {
  const at = unit.findIndex((byte, index) => byte === 0x65 && unit[index - 1] === 1)
  const bits = [...unit.subarray(at + 1, at + 8)].map(byte => byte.toString(2).padStart(8, '0')).join('')
  const code = bits.slice(1 + 7 + 1 + 8)
  const zeros = code.indexOf('1')
  return Number.parseInt(code.slice(zeros, 2 * zeros + 1), 2) - 1
}

/** What ffprobe says of a stream. */
function probe(stream: Uint8Array): Record<string, string | number> {
  const wanted =
    'stream=profile,level,width,height,pix_fmt,color_range,color_space,color_transfer,color_primaries,has_b_frames,r_frame_rate,nb_read_frames'
  const options = ['-v', 'error', '-count_frames', '-show_entries', wanted, '-of', 'json', '-f', 'h264', 'pipe:0']
  return JSON.parse(spawnSync('ffprobe', options, { input: stream }).stdout.toString()).streams[0]
}

describe('the module', () => {
  it('needs nothing from outside', () => {
    expect(WebAssembly.Module.imports(module)).toEqual([])
  })

  it('is at most 20 KB in transit', () => {
    const path = new URL('../../../lib/video/codec/codec.wasm', import.meta.url)
    expect(gzipSync(readFileSync(path), { level: 9 }).length).toBeLessThanOrEqual(20_000)
  })

  it('takes at most 16 MB for 1080 x 1920 with two full pictures as layers', () => {
    const encoder = open({ width: 1080, height: 1920 })
    const layers = [pixels(1080, 1920), pixels(1080, 1920)].map(one => addLayer(encoder, one))
    frame(
      encoder,
      layers.map(layer => ({ layer, x: 0, y: 0, opacity: 0.5 })),
    )
    expect(encoder.codec.memory.buffer.byteLength).toBeLessThanOrEqual(16_000_000)
    close(encoder)
  })
})

describe.runIf(hasFfmpeg)('a stream', () => {
  it('says what it is', () => {
    expect(probe(short({ width: 1080, height: 1920 }))).toEqual({
      ...{ profile: 'Constrained Baseline', level: 40, width: 1080, height: 1920, pix_fmt: 'yuv420p', has_b_frames: 0 },
      ...{ color_range: 'tv', color_space: 'bt709', color_transfer: 'bt709', color_primaries: 'bt709' },
      ...{ r_frame_rate: '30/1', nb_read_frames: '3' },
    })
  })

  it('takes its level from size and rate, and crops what macroblocks add', () => {
    const cases = [
      [{ width: 128, height: 96, rate: [15, 1] }, 10],
      [{ width: 1080, height: 1080 }, 32],
      [{ width: 720, height: 1280 }, 31],
      [{ width: 1080, height: 1920, rate: [60, 1] }, 42],
      [{ width: 1000, height: 562, rate: [30000, 1001] }, 31],
      [{ width: 3840, height: 2160 }, 51],
    ] as const
    for (const [options, level] of cases) {
      const { width, height } = options
      expect(probe(short(options))).toMatchObject({ width, height, level })
    }
  })

  it('has the same parameter sets whatever the quantiser and the segment', () => {
    const sets = (options: Options) => {
      const unit = short(options)
      return unit.slice(
        0,
        unit.findIndex((byte, at) => byte === 0x65 && at > 20),
      )
    }
    const size = { width: 320, height: 180 }
    expect(sets({ ...size, qp: 10, segment: 3 })).toEqual(sets({ ...size, qp: 40 }))
  })
})

describe('the encoder', () => {
  it('gives the same bytes for the same pictures, also in memory used before', () => {
    const first = short({ width: 200, height: 120 })
    short({ width: 640, height: 360, qp: 3 })
    expect(short({ width: 200, height: 120 })).toEqual(first)
  })

  it('refuses what it cannot do, by name', () => {
    const size = { width: 64, height: 64 }
    const refused: [Options, RegExp][] = [
      [{ width: 63, height: 64 }, /63 x 64/],
      [{ width: 64, height: 0 }, /64 x 0/],
      [{ width: 8000, height: 8000 }, /no level/],
      [{ ...size, rate: [100_000_000, 1] }, /no level/],
      [{ ...size, rate: [30, 0] }, /rate/],
      [{ ...size, qp: 52 }, /quantiser/],
      [{ ...size, segment: -1 }, /segment/],
    ]
    for (const [options, message] of refused) expect(() => open(options)).toThrow(message)
    const encoder = open(size)
    expect(() => addLayer(encoder, { ...pixels(4, 4), width: 5 })).toThrow(/not 5 x 4/)
    expect(() => addLayer(encoder, pixels(9000, 1))).toThrow(/9000/)
    const layer = addLayer(encoder, pixels(4, 4))
    for (const wrong of [{ x: Number.NaN }, { x: 1e9 }, { scale: 0 }, { scale: 100 }, { opacity: 1.1 }]) {
      expect(() => frame(encoder, [{ layer, x: 0, y: 0, ...wrong }])).toThrow(RangeError)
    }
    close(encoder)
    expect(() => frame(encoder, [])).toThrow(/closed/)
  })

  it('begins with a key picture and gives others when asked', () => {
    const encoder = open({ width: 64, height: 64 })
    const kinds = [frame(encoder, []), frame(encoder, []), keyFrame(encoder, []), frame(encoder, [])].map(
      unit => unit[4],
    )
    expect(kinds).toEqual([0x67, 0x61, 0x67, 0x61])
    close(encoder)
  })

  it('numbers key pictures so that no two neighbours share a number, across segments too', () => {
    const numbers = [0, 1, 2].flatMap(segment => {
      const encoder = open({ width: 64, height: 64, segment })
      const units = [keyFrame(encoder, []), keyFrame(encoder, []), keyFrame(encoder, [])]
      close(encoder)
      return units.map(keyNumber)
    })
    expect(numbers).toEqual([0, 1, 0, 2, 3, 2, 4, 5, 4])
  })

  it('draws placements at the ends of what is allowed without leaving its memory', () => {
    for (const [width, height] of [
      [2, 2],
      [16, 16],
      [18, 30],
      [2, 8192],
      [8192, 2],
      [250, 34],
    ] as const) {
      const encoder = open({ width, height, rate: [1, 1] })
      const layers = [pixels(1, 1), pixels(3, 5), pixels(300, 200)].map(one => addLayer(encoder, one))
      for (const x of [-1e6, -301, -0.5, 0, width - 0.4, 1e6]) {
        for (const scale of [1 / 16, 0.99, 1, 64]) {
          const clip = { left: -5, top: 1, right: 9e5, bottom: 9e5 }
          const unit = frame(
            encoder,
            layers.map(layer => ({ layer, x, y: -x, scale, opacity: 0.5, clip })),
          )
          expect(unit.length).toBeGreaterThan(8)
        }
      }
      close(encoder)
    }
  })
})
