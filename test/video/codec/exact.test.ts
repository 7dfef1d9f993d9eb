import { describe, expect, it } from 'vitest'
import { joinBytes } from '#lib/bytes.ts'
import module from '#lib/video/codec/codec.wasm'
import { many } from '#test/support/proof.ts'
import { decode, disagreement, hasFfmpeg } from '#test/video/codec/support/ffmpeg.ts'
import { fuzz } from '#test/video/codec/support/fuzz.ts'
import { decodeWithOpenH264, hasOpenH264 } from '#test/video/codec/support/openh264.ts'
import { seeded } from '#test/video/codec/support/random.ts'
import { rawCodec } from '#test/video/codec/support/raw-codec.ts'
import { codeScenes } from '#test/video/codec/support/scenes.ts'

const SEED = Number(process.env.SEED ?? 20261120)

/** Of ten scenes each, for ffmpeg and for OpenH264. */
const BATCHES = many(2, 6)
const SECOND_BATCHES = many(1, 4)

/** What the quantiser rounds to. */
const STEP_AT_24 = 10

if (!hasFfmpeg) console.warn('\nNOT CHECKED: no ffmpeg, so no decoder judged the encoder\n')
if (!hasOpenH264) console.warn('\nNOT CHECKED: no OpenH264 (gstreamer1.0-plugins-bad), the second decoder\n')

describe.runIf(hasFfmpeg)('the reconstruction', () => {
  it(`equals what ffmpeg decodes, in ${10 * BATCHES} random scenes from seed ${SEED}`, () => {
    const verdicts = [...fuzz(module, SEED, 10 * BATCHES)]
    expect(verdicts.length).toBe(BATCHES)
    expect(verdicts.filter(verdict => verdict)).toEqual([])
  })

  it('stays equal over one key picture and 700 that follow it', () => {
    const codec = rawCodec(module)
    const random = seeded(SEED)
    const [width, height, macroblocks] = [64, 48, 12]
    codec.open({ width, height, qp: 27, deblock: true, settle: true, segment: 0, rate: [30, 1] })
    const units: Uint8Array[] = []
    const pictures: Uint8Array[] = []
    const source = new Uint8Array(macroblocks * 384).fill(100)
    for (let frame = 0; frame <= 700; frame++) {
      const at = random.between(0, source.length - 1)
      source.fill(random.between(0, 255), at, at + random.between(1, 400))
      codec.setSource(source)
      const changes = new Uint8Array(macroblocks).map(() => (random.chance(0.3) ? 1 : 0))
      codec.setPlan(
        changes,
        new Int16Array(macroblocks * 2).map(() => random.between(-9, 9)),
      )
      units.push(codec.code(frame === 0))
      pictures.push(codec.reconstruction())
    }
    expect(disagreement(decode(joinBytes(units)), joinBytes(pictures), width, height)).toBe('')
  })
})

describe('a key picture', () => {
  it('keeps what lies beside a sharp edge, wherever it stands', () => {
    const codec = rawCodec(module)
    const [width, height] = [64, 48]
    for (let edge = 1; edge < width; edge++) {
      codec.open({ width, height, qp: 24, deblock: true, settle: true, segment: 0, rate: [30, 1] })
      const luma = Uint8Array.from({ length: width * height }, (_, at) => (at % width < edge ? 26 : 228))
      codec.setSource(Uint8Array.from([...luma, ...new Uint8Array((width * height) / 2).fill(128)]))
      codec.code(true)
      const shown = codec.reconstruction().subarray(0, width * height)
      const most = Math.max(...luma.map((value, at) => Math.abs(value - (shown[at] ?? 0))))
      expect([edge, most < STEP_AT_24]).toEqual([edge, true])
    }
  })
})

describe.runIf(hasOpenH264)('the reconstruction, for a second decoder,', () => {
  it(`equals what OpenH264 decodes, in ${10 * SECOND_BATCHES} random scenes from seed ${SEED}`, () => {
    const codec = rawCodec(module)
    for (let batch = 0; batch < SECOND_BATCHES; batch++) {
      const coded = codeScenes(codec, SEED + batch, 10, 8)
      expect(coded.frames).toBeGreaterThan(9)
      expect(disagreement(decodeWithOpenH264(coded.stream), coded.pictures, coded.width, coded.height)).toBe('')
    }
  })
})
