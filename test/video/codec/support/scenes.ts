// Random scenes that reach every path of the encoder: kinds of picture, of motion, of change map, and extremes of each.
import { joinBytes } from '#lib/bytes.ts'
import { type Random, seeded } from '#test/video/codec/support/random.ts'
import type { RawCodec, Settings } from '#test/video/codec/support/raw-codec.ts'

export type Coded = { stream: Uint8Array; pictures: Uint8Array }

type Size = { width: number; height: number; columns: number; rows: number }

/** Scenes of one size, a multiple of `unit`, coded one after the other as segments of one stream. */
export function codeScenes(codec: RawCodec, seed: number, scenes: number, unit = 2): Coded & Size & { frames: number } {
  const random = seeded(seed)
  const width = unit * random.between(Math.ceil(8 / unit), Math.floor(186 / unit))
  const height = unit * random.between(Math.ceil(8 / unit), Math.floor(186 / unit))
  const size = { width, height, columns: (width + 15) >> 4, rows: (height + 15) >> 4 }
  const units: Uint8Array[] = []
  const pictures: Uint8Array[] = []
  for (let segment = 0; segment < scenes; segment++) {
    for (const [unit, picture] of codeScene(codec, size, segment, random)) {
      units.push(unit)
      pictures.push(picture)
    }
  }
  return { ...size, frames: pictures.length, stream: joinBytes(units), pictures: joinBytes(pictures) }
}

function* codeScene(codec: RawCodec, size: Size, segment: number, random: Random): Generator<[Uint8Array, Uint8Array]> {
  const qp = random.chance(0.15)
    ? random.between(0, 11)
    : random.chance(0.2)
      ? random.between(30, 51)
      : random.between(10, 40)
  const settings: Settings = {
    ...{ width: size.width, height: size.height, qp, segment, rate: [30, 1] },
    deblock: random.chance(0.8),
    settle: random.chance(0.7),
  }
  if (!codec.open(settings)) throw new Error('no level carries the scene')
  const source = new Uint8Array(size.columns * size.rows * 384)
  const paint = painter(size, random)
  const frames = random.chance(0.1) ? 1 : random.between(2, 7)
  for (let frame = 0; frame < frames; frame++) {
    paint(source, frame)
    codec.setSource(source)
    const changes = changeMap(size, random)
    codec.setPlan(changes, vectorMap(size, random))
    yield [codec.code(frame === 0 || random.chance(0.06)), codec.reconstruction()]
  }
}

/** Nothing, everything, a rectangle, or a scatter that no rectangle describes. */
function changeMap({ columns, rows }: Size, random: Random): Uint8Array {
  const changes = new Uint8Array(columns * rows)
  const kind = random.between(0, 5)
  if (kind === 0) return changes
  if (kind < 3) return changes.fill(1)
  if (kind === 3) {
    const left = random.between(0, columns - 1)
    const top = random.between(0, rows - 1)
    for (let y = top; y < rows; y++)
      changes.fill(1, y * columns + left, y * columns + random.between(left, columns - 1) + 1)
    return changes
  }
  const density = random.next()
  return changes.map(() => (random.chance(density) ? 1 : 0))
}

/** None, one for all, small ones at random, or wild ones that leave the picture. */
function vectorMap({ columns, rows }: Size, random: Random): Int16Array {
  const vectors = new Int16Array(columns * rows * 2)
  const kind = random.between(0, 4)
  const reach = random.pick([3, 9, 40, 400, 32767])
  if (kind === 0) return vectors
  const shared = [random.between(-reach, reach), random.between(-reach, reach)]
  return vectors.map((_, at) => (kind < 3 ? (shared[at & 1] ?? 0) : random.between(-reach, reach)))
}

type Paint = (planes: Uint8Array, frame: number) => void

function painter(size: Size, random: Random): Paint {
  const { columns, rows } = size
  const luma = columns * rows * 256
  const kind = random.between(0, 7)
  const [fx, fy, speed] = [random.next() * 0.4, random.next() * 0.4, random.between(-6, 6)]
  const noise = random.pick([0, 0, 1, 3, 12])
  const ink = Uint8Array.from({ length: columns * rows * 4 }, () => random.pick([16, 235, 40, 200]))
  function sample(x: number, y: number, frame: number): number {
    if (kind === 0) return random.pick([0, 255])
    if (kind === 1) return random.between(0, 255)
    if (kind === 2) return 128 + 100 * Math.sin((x + speed * frame) * fx + (y - speed * frame * 0.7) * fy)
    if (kind === 3) return ((x + frame * speed) * 2 + y) & 255
    if (kind === 4)
      return ink[((((y >> 3) * columns * 2 + ((x + frame * speed) >> 3)) % ink.length) + ink.length) % ink.length] ?? 0
    // Whole macroblocks of black or white: the largest DC levels there are.
    if (kind === 6) return (((x >> 4) * 5 + (y >> 4) * 3 + frame) & 2) * 127.5
    if (kind === 5) return frame % 2 ? 235 : 20 + x
    return 90 + 60 * Math.sin(x * fx) * Math.cos(y * fy) + frame * speed
  }
  function plane(into: Uint8Array, at: number, width: number, height: number, zoom: number, frame: number): void {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const value = sample(x * zoom, y * zoom, frame) + (noise ? random.between(-noise, noise) : 0)
        into[at + y * width + x] = Math.max(0, Math.min(255, value))
      }
    }
  }
  return (planes, frame) => {
    plane(planes, 0, columns * 16, rows * 16, 1, frame)
    plane(planes, luma, columns * 8, rows * 8, 2, frame + 3)
    plane(planes, luma * 1.25, columns * 8, rows * 8, 2, frame + 1)
  }
}
