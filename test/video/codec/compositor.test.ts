import { describe, expect, it } from 'vitest'
import { addLayer, close, type Encoder, keyFrame, open } from '#lib/video/codec/codec.ts'
import type { Layer, Pixels } from '#lib/video/codec/layer.ts'
import type { Placement } from '#lib/video/codec/placement.ts'
import { blank, drawSource, height, noise, solid, width } from '#test/video/codec/support/layers.ts'
import { seeded } from '#test/video/codec/support/random.ts'

const SEED = Number(process.env.SEED ?? 7)

/** The luma of what was drawn last. */
const luma = (encoder: Encoder) => drawSource(encoder, blank(), true).luma

/** BT.709, limited range. */
const toLuma = (r: number, g: number, b: number) => 16 + (219 / 255) * (0.2126 * r + 0.7152 * g + 0.0722 * b)

/** Between the four pixels around a place; null outside and within a pixel of the edges. */
function sampled({ width: columns, height: rows, rgba }: Pixels, x: number, y: number): number | null {
  if (x < 1 || y < 1 || x > columns - 2 || y > rows - 2) return null
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const at = (column: number, row: number) => {
    const [r = 0, g = 0, b = 0] = rgba.subarray((row * columns + column) * 4)
    return toLuma(r, g, b)
  }
  const line = (row: number) => at(left, row) * (left + 1 - x) + at(left + 1, row) * (x - left)
  return line(top) * (top + 1 - y) + line(top + 1) * (y - top)
}

function drawn(pixels: Pixels[], place: (layers: Layer[]) => Placement[]): Encoder {
  const encoder = open({ width, height })
  keyFrame(encoder, place(pixels.map(one => addLayer(encoder, one))))
  return encoder
}

describe('a layer', () => {
  it('becomes BT.709 luma in limited range', () => {
    const random = seeded(SEED)
    const pixels = noise(width, height, random, 255)
    const encoder = drawn([pixels], ([layer]) => [{ layer: layer!, x: 0, y: 0 }])
    luma(encoder).forEach((sample, at) => {
      const [r = 0, g = 0, b = 0] = pixels.rgba.subarray(at * 4)
      expect(Math.abs(sample - toLuma(r, g, b))).toBeLessThan(0.51)
    })
    close(encoder)
  })

  it('is mixed by its alpha and its opacity with what is below', () => {
    for (const [alpha, opacity] of [
      [255, 1],
      [128, 1],
      [255, 0.25],
      [77, 0.6],
      [255, 0],
    ] as const) {
      const encoder = drawn(
        [solid(width, height, 200, 40, 90, 255), solid(20, 20, 10, 250, 130, alpha)],
        ([low, high]) => [
          { layer: low!, x: 0, y: 0 },
          { layer: high!, x: 16, y: 16, opacity },
        ],
      )
      const share = (alpha / 255) * opacity
      const expected = toLuma(200, 40, 90) * (1 - share) + toLuma(10, 250, 130) * share
      expect(Math.abs((luma(encoder)[20 * width + 20] ?? 0) - expected)).toBeLessThan(2)
      expect(Math.abs((luma(encoder)[8 * width + 8] ?? 0) - toLuma(200, 40, 90))).toBeLessThan(0.51)
      close(encoder)
    }
  })

  it('moves by fractions of a pixel: an edge at 20.25 lets a quarter of the background in', () => {
    const encoder = drawn([solid(30, 30, 255, 255, 255, 254)], ([layer]) => [{ layer: layer!, x: 20.25, y: 10 }])
    const row = luma(encoder).subarray(20 * width, 21 * width)
    expect(row[18]).toBe(16)
    expect(Math.abs((row[20] ?? 0) - (16 + 219 * 0.75))).toBeLessThan(3)
    expect(Math.abs((row[50] ?? 0) - (16 + 219 * 0.25))).toBeLessThan(3)
    expect(row[52]).toBe(16)
    close(encoder)
  })

  it('is scaled: a ramp drawn twice as large rises half as fast', () => {
    const ramp = solid(64, 32, 0, 0, 0, 255)
    ramp.rgba.forEach((_, at) => {
      if (at % 4 < 3) ramp.rgba[at] = 4 * ((at >> 2) % 64)
    })
    const encoder = drawn([ramp], ([layer]) => [{ layer: layer!, x: 0, y: 0, scale: 2 }])
    const row = luma(encoder).subarray(30 * width, 31 * width)
    for (let x = 4; x < 90; x++)
      expect(Math.abs((row[x] ?? 0) - (16 + (219 / 255) * 4 * ((x + 0.5) / 2 - 0.5)))).toBeLessThan(1.6)
    close(encoder)
  })

  it(`lies where it is placed, at any place and scale, over random ones from seed ${SEED}`, () => {
    const random = seeded(SEED)
    for (let trial = 0; trial < 120; trial++) {
      const pixels = noise(random.between(18, 60), random.between(10, 40), random, 255)
      const scale = random.chance(0.5) ? 1 : random.between(20, 120) / 40
      const part = random.chance(0.5) ? 1 : 8
      const [x, y] = [random.between(-40, 80) / part, random.between(-20, 40) / part]
      const encoder = drawn([pixels], ([layer]) => [{ layer: layer!, x, y, scale }])
      const wrong = [...luma(encoder)].filter((sample, at) => {
        const wanted = sampled(
          pixels,
          ((at % width) + 0.5 - x) / scale - 0.5,
          (Math.floor(at / width) + 0.5 - y) / scale - 0.5,
        )
        return wanted !== null && Math.abs(sample - wanted) > 4
      })
      expect(wrong, `${pixels.width} x ${pixels.height} at ${x}, ${y} by ${scale}`).toEqual([])
      close(encoder)
    }
  })

  it('shows only inside its clip', () => {
    const encoder = drawn([solid(width, height, 255, 255, 255, 255)], ([layer]) => [
      { layer: layer!, x: 0, y: 0, clip: { left: 10, top: 6, right: 30, bottom: 50 } },
    ])
    luma(encoder).forEach((sample, at) => {
      const [x, y] = [at % width, Math.floor(at / width)]
      expect(sample).toBe(x >= 10 && x < 30 && y >= 6 && y < 50 ? 235 : 16)
    })
    close(encoder)
  })
})
