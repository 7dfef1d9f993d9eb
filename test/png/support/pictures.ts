// Pictures of every manner that the encoder may meet, from a seed.
import type { Pixels } from '#lib/png/png.ts'
import type { Random } from '#test/video/codec/support/random.ts'

type Colour = readonly [red: number, green: number, blue: number, alpha: number]
type Paint = (x: number, y: number) => Colour

const byte = (random: Random) => random.between(0, 255)
const solid = (random: Random): Colour => [byte(random), byte(random), byte(random), 255]

/** What a pixel is at its place; each is drawn by some of the pictures, or in a part of them. */
export const manners: Record<string, (random: Random) => Paint> = {
  flat: random => {
    const colour = solid(random)
    return () => colour
  },
  noise: random => () => solid(random),
  'noise with alpha': random => () => [byte(random), byte(random), byte(random), byte(random)],
  'few colours': random => {
    const colours = Array.from({ length: random.between(1, 300) }, () => solid(random))
    const run = random.between(1, 40)
    return (x, y) => colours[((x / run) | 0) * 7 + y] ?? colours[random.between(0, colours.length - 1)] ?? [0, 0, 0, 0]
  },
  'few colours with alpha': random => {
    const colours = Array.from({ length: random.between(2, 256) }, () => [...solid(random).slice(0, 3), byte(random)])
    return () => (colours[random.between(0, colours.length - 1)] ?? [0, 0, 0, 0]) as unknown as Colour
  },
  'dithered gradient': random => {
    const [across, down, start] = [random.next() / 4, random.next() / 4, random.between(0, 200)]
    return (x, y) => {
      const threshold = (((x & 3) * 5 + (y & 3) * 11 + (x & y & 1) * 8) & 15) / 16
      const level = Math.min(255, Math.floor(start + x * across + y * down + threshold))
      return [level, 255 - level, Math.min(255, level + 1), 255]
    }
  },
  photograph: random => {
    const [a, b, c] = [random.next() / 9, random.next() / 9, random.next() / 5]
    return (x, y) => {
      const wave = (factor: number) => 127 + 120 * Math.sin(x * a * factor + Math.cos(y * b) * 3 * factor + c)
      const grain = random.between(0, 6)
      return [wave(1) + grain, wave(0.7) + grain, wave(1.3), 255].map(Math.floor) as unknown as Colour
    }
  },
  'one row again and again': random => {
    const row = Array.from({ length: 4096 }, () => solid(random))
    return x => row[x & 4095] ?? [0, 0, 0, 0]
  },
}

/** A picture of one manner, often with a rectangle of another. */
export function randomPicture(random: Random, width: number, height: number): Pixels & { of: string } {
  const names = Object.keys(manners) as [string, ...string[]]
  const name = random.pick(names)
  const other = random.chance(0.6) ? random.pick(names) : name
  const [left, top] = [random.between(0, width - 1), random.between(0, height - 1)]
  const ground = manners[name]?.(random)
  const figure = other === name ? ground : manners[other]?.(random)
  const paint: Paint = (x, y) => (x >= left && y >= top ? figure : ground)?.(x, y) ?? [0, 0, 0, 0]
  return { ...painted(width, height, paint), of: `${width} x ${height}, ${name}, ${other} from ${left}, ${top}` }
}

export function painted(width: number, height: number, paint: Paint): Pixels {
  const data = new Uint8Array(4 * width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(paint(x, y), 4 * (y * width + x))
  return { width, height, data }
}

/** Noise in which the end of a long repetition, whose own beginning is out of reach, comes once more and goes on as the repetition did. */
export function tailOfRepetition(random: Random, tail: number): Pixels {
  const noise = (count: number) => Array.from({ length: count }, () => solid(random))
  const [repeated, next] = [noise(80), noise(20)]
  const [between, after] = [noise(9000), noise(5000)]
  const row = [...repeated, ...between, ...repeated, ...next, ...after, ...repeated.slice(-tail), ...next]
  return painted(row.length, 1, x => row[x] ?? [0, 0, 0, 0])
}
