// What a new list of placements changes, and that nothing else is drawn again.
import { describe, expect, it } from 'vitest'
import { addLayer, close, frame, keyFrame, open } from '#lib/video/codec/codec.ts'
import type { Layer, Pixels } from '#lib/video/codec/layer.ts'
import type { Placement } from '#lib/video/codec/placement.ts'
import { blank, drawSource, height, noise, solid, width } from '#test/video/codec/support/layers.ts'
import { type Random, seeded } from '#test/video/codec/support/random.ts'

const SEED = Number(process.env.SEED ?? 7)

/** A square of noise on two fields that meet at a square of sixteen; one of them is clear where `alpha` is 0. */
function spotted(columns: number, rows: number, random: Random, alpha: 255 | 0): Pixels {
  const rgba = new Uint8Array(columns * rows * 4)
  const fields = [0, 1].map(() => [random.between(0, 255), random.between(0, 255), random.between(0, 255), 255])
  const [left, top, seam] = [random.between(0, columns - 12), random.between(0, rows - 12), 16 * random.between(2, 4)]
  for (let at = 0; at < rgba.length; at++) {
    const [x, y] = [(at >> 2) % columns, Math.floor(at / 4 / columns)]
    const isNoise = x >= left && x < left + 12 && y >= top && y < top + 12
    const field = x < seam ? fields[0] : alpha ? fields[1] : [0, 0, 0, 0]
    rgba[at] = isNoise ? random.between(0, 255) : (field?.[at % 4] ?? 0)
  }
  return { width: columns, height: rows, rgba }
}

describe('what changed', () => {
  it(`is all that differs: drawing changes alone equals drawing everything, over random moves from seed ${SEED}`, () => {
    const random = seeded(SEED)
    for (let scene = 0; scene < 40; scene++) {
      const pictures = [
        noise(width, height, random, 255),
        noise(31, 17, random, 0),
        noise(40, 40, random, 255),
        noise(25, 30, random, 0),
        spotted(150, 110, random, 255),
        spotted(120, 90, random, 0),
      ]
      const [changing, whole] = [open({ width, height }), open({ width, height })]
      const layers = pictures.map(one => addLayer(changing, one))
      for (const one of pictures) addLayer(whole, one)
      const [drawn, expected] = [blank(), blank()]
      let placements = layers.map(layer => randomPlacement(layer, random))
      for (let step = 0; step < 8; step++) {
        placements = placements.map(one =>
          random.chance(0.3) ? randomPlacement(one.layer, random) : random.chance(0.5) ? nudged(one, random) : one,
        )
        const shown = random.chance(0.2)
          ? placements.slice(1)
          : random.chance(0.1)
            ? [...placements].reverse()
            : placements
        frame(changing, shown)
        keyFrame(whole, shown)
        drawSource(changing, drawn, step === 0)
        drawSource(whole, expected, true)
        expect([Buffer.compare(drawn.luma, expected.luma), Buffer.compare(drawn.chroma, expected.chroma)]).toEqual([
          0, 0,
        ])
      }
      close(changing)
      close(whole)
    }
  })

  it('is nothing when nothing moves: the picture takes a dozen bytes', () => {
    const encoder = open({ width: 1080, height: 1920, settle: false })
    const layer = addLayer(encoder, noise(200, 100, seeded(SEED), 0))
    const placements = [{ layer, x: 33.5, y: 70 }]
    expect(frame(encoder, placements).length).toBeGreaterThan(1000)
    expect(frame(encoder, placements).length).toBeLessThan(16)
    expect(frame(encoder, [...placements]).length).toBeLessThan(16)
    close(encoder)
  })

  it('is nothing where one colour moves over itself or shows in another rectangle, and what it uncovers', () => {
    const encoder = open({ width: 320, height: 320 })
    const ground = addLayer(encoder, solid(640, 640, 40, 90, 200, 255))
    const hill = addLayer(encoder, spotted(320, 300, seeded(7), 0))
    const changed = (x: number, top: number) => {
      frame(encoder, [
        { layer: ground, x: -160, y: -160, clip: { left: 0, top, right: 320, bottom: 320 } },
        { layer: hill, x, y: 10 },
      ])
      const map = new Uint8Array(encoder.codec.memory.buffer, encoder.codec.changeMap(), 400)
      return map.reduce((sum, one) => sum + one, 0)
    }
    expect(changed(0, 160)).toBe(400)
    expect(changed(0, 160)).toBe(0)
    expect(changed(0, 156)).toBe(20)
    const moved = changed(2, 156)
    expect(moved).toBeGreaterThan(10)
    expect(moved).toBeLessThan(130)
    close(encoder)
  })

  it('is coded once more, finely, when it has rested for three pictures, and not while it goes on', () => {
    const encoder = open({ width: 320, height: 320 })
    const layer = addLayer(encoder, noise(200, 100, seeded(7), 0))
    const sizes = (...places: number[]) => places.map(x => frame(encoder, [{ layer, x, y: 70.5 }]).length)
    sizes(0)
    const [moved = 0, ...rest] = sizes(3, 3, 3, 3, 3, 3)
    expect(moved).toBeGreaterThan(100)
    expect(rest.map(size => size > 100)).toEqual([false, false, true, false, false])
    expect(sizes(6, 6, 6, 9, 9, 9, 12).map(size => size > 100)).toEqual([true, false, false, true, false, false, true])
    close(encoder)
  })

  it('comes with the vector by which the layer moved', () => {
    const encoder = open({ width, height })
    const layer = addLayer(encoder, noise(width, height, seeded(SEED), 255))
    frame(encoder, [{ layer, x: 0, y: 0 }])
    frame(encoder, [{ layer, x: 3.25, y: -2.5 }])
    const hints = new Int16Array(encoder.codec.memory.buffer, encoder.codec.hintMap(), 48)
    expect([...hints.subarray(20, 24)]).toEqual([-13, 10, -13, 10])
    close(encoder)
  })
})

/** A little further, in another rectangle, or fainter: as things in a film go. */
function nudged(placement: Placement, random: Random): Placement {
  const step = () => random.between(-6, 6) * random.pick([1, 2, 0.5])
  const { left, top, right, bottom } = placement.clip ?? { left: 0, top: 0, right: width, bottom: height }
  const [by, further] = [random.between(-20, 20), random.between(-20, 20)]
  return random.pick([
    { ...placement, x: placement.x + step(), y: placement.y + step() },
    { ...placement, clip: { left: left + by, top: top + further, right, bottom } },
    { ...placement, clip: { left, top, right: right + by, bottom: bottom + further } },
    { ...placement, opacity: random.pick([0, 0.4, 1]) },
  ])
}

function randomPlacement(layer: Layer, random: Random): Placement {
  const whole = random.chance(0.3)
  const place = (low: number, high: number) => (whole ? random.between(low, high) : low + random.next() * (high - low))
  const clip = {
    left: random.between(-10, 40),
    top: random.between(-10, 30),
    right: random.between(30, 120),
    bottom: random.between(20, 90),
  }
  return {
    layer,
    x: place(-40, 90),
    y: place(-40, 60),
    scale: random.pick([1, 1, 0.3, 0.77, 1.5, 3.1]),
    opacity: random.pick([1, 1, 1, 0.5, 0.01, 0]),
    ...(random.chance(0.3) ? { clip } : {}),
  }
}
