// Pictures that we scale have the engine's bytes, so recipes give what they gave before.
import { expect, it } from 'vitest'
import { scaledPicture } from '#lib/adapters/engine/scaled-pictures.ts'
import { heldTakumi } from '#lib/adapters/engine/takumi-instance.ts'
import { heldPng } from '#lib/png/png.ts'
import type { Style } from '#lib/render/scene.ts'
import { many } from '#test/support/proof.ts'
import { seed } from '#test/support/seed.ts'
import { type Random, seeded } from '#test/video/codec/support/random.ts'

const ROUNDS = many(80, 300, 5_000)
type Size = { width: number; height: number }

function noise(random: Random, { width, height }: Size, alpha = 255): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(width * height * 4)
  for (let at = 0; at < data.length; at++) data[at] = at % 4 === 3 ? alpha : random.between(0, 255)
  return heldPng().encode({ width, height, data })
}

/** As the library keeps a photo: what is calm has other codes than noise. */
function photo(random: Random, size: Size): Uint8Array {
  const src = 'noise'
  const data = noise(random, { width: random.between(2, 40), height: random.between(2, 40) })
  const node = { type: 'image', src, ...size, style: { ...size, objectFit: 'fill' } }
  const how = { format: 'jpeg', quality: random.pick([5, 40, 85, 100]) } as const
  return heldTakumi().render(node, { ...size, ...how, images: [{ src, data, cache: 'none' }] })
}

/** As a scene would have it drawn, by the engine alone. */
function byEngine(data: Uint8Array, style: Style, size: Size): Uint8Array {
  const children = [{ type: 'image', src: 'file', style }]
  const root = { type: 'container', style: { position: 'relative', ...size }, children }
  return heldTakumi().render(root, { ...size, format: 'raw', images: [{ src: 'file', data, cache: 'none' }] })
}

/** Over a frame that may begin between pixels, and outside of what is asked for. */
function placing(random: Random): Style {
  const part = () => (random.chance(0.3) ? random.next() : 0)
  const begin = () => (random.chance(0.4) ? -random.between(0, 30) : 0) + (random.chance(0.2) ? random.next() / 3 : 0)
  const side = () => random.between(40, random.chance(0.1) ? 900 : 260) + part()
  const place = { position: 'absolute', left: begin(), top: begin(), width: side(), height: side() }
  const objectPosition = `${random.between(0, 100)}% ${random.between(0, 1000) / 10}%`
  return random.pick<Style>([
    place,
    { ...place, objectFit: 'fill' },
    { ...place, objectFit: 'cover' },
    { ...place, objectFit: 'cover', objectPosition },
  ])
}

/** Of what the frame shows, in whole pixels. */
const seen = (begin: unknown, length: unknown, most: number) =>
  Math.max(1, Math.min(most, Math.round(Number(begin) + Number(length)) - 1))

it(`opaque pictures come out byte for byte as the engine draws them: ${ROUNDS} from seed ${seed}`, () => {
  const random = seeded(seed)
  let ours = 0
  for (let round = 0; round < ROUNDS; round++) {
    const height = random.between(2, 300)
    const file = random.chance(0.5)
      ? noise(random, { width: random.between(2, 300), height })
      : photo(random, { width: random.between(320, 500), height })
    const style = placing(random)
    const size = { width: seen(style.left, style.width, 300), height: seen(style.top, style.height, 300) }
    const pixels = scaledPicture(file, style, size)
    if (!pixels) continue
    ours++
    expect(Buffer.compare(pixels, byEngine(file, style, size)), JSON.stringify({ round, style, size })).toBe(0)
  }
  expect(ours).toBeGreaterThan(ROUNDS / 3)
})

it('what shows through, is turned round or has corners of its own is left to the engine', () => {
  const random = seeded(1)
  const size = { width: 50, height: 40 }
  const style: Style = { position: 'absolute', left: 0, top: 0, ...size }
  const opaque = noise(random, { width: 90, height: 80 })
  const of = (file: Uint8Array, more: Style = {}) => scaledPicture(file, { ...style, ...more }, size)
  expect(of(opaque)).not.toBeNull()
  expect(of(noise(random, { width: 90, height: 80 }, 254))).toBeNull()
  expect(of(opaque, { borderRadius: 4 })).toBeNull()
  expect(of(opaque, { objectFit: 'contain' })).toBeNull()
  expect(of(opaque, { objectFit: 'cover', objectPosition: 'left top' })).toBeNull()
  for (const made of [noise, photo]) {
    const whole = made(random, { width: 320, height: 80 })
    expect(of(whole)).not.toBeNull()
    expect(of(whole.subarray(0, whole.length - 400))).toBeNull()
  }
  expect(of(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull()
})
