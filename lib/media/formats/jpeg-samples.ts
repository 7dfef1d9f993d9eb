// From coefficients to samples: the inverse cosine transform of as many points as coefficients were kept each way.
import { placesOf } from '#lib/media/formats/jpeg-coefficients.ts'
import type { Plane } from '#lib/media/formats/jpeg-planes.ts'
import { type Channel, resampler } from '#lib/media/formats/resample.ts'
import type { Size } from '#lib/media/picture/pictures.ts'
import { damaged } from '#lib/media/picture/refusals.ts'

const BLOCK = 8
const MIDDLE = 128

/** A plane drawn into another size, from rows of its blocks as they come; `whole` is how much of its samples is picture. */
export function planeResampler(side: number, whole: Size, size: Size, channel: Channel) {
  const plane = resampler(whole, size, channel)
  const waves = wavesOf(side)
  const each = side * side
  const [block, half] = [new Float32Array(each), new Float32Array(each)]
  let factors: Float32Array | undefined
  let samples = new Uint8ClampedArray()

  /** Samples of one row of blocks, whose coefficients are nothing again afterwards. */
  const takeRow = (of: Plane, row: number): void => {
    const { values, blocks } = of.low
    factors ??= factorsOf(of, side)
    const stride = of.stride * side
    if (samples.length === 0) samples = new Uint8ClampedArray(stride * side)
    const first = ((row * of.stride) % blocks) * each
    for (let column = 0; column < of.stride; column++) {
      const from = first + column * each
      for (let at = 0; at < each; at++) block[at] = (values[from + at] ?? 0) * (factors[at] ?? 0)
      transform(block, half, waves, side)
      transform(half, block, waves, side)
      for (let at = 0; at < each; at++)
        samples[Math.floor(at / side) * stride + column * side + (at % side)] = MIDDLE + (block[at] ?? 0)
    }
    values.fill(0, first, first + of.stride * each)
    for (let line = 0; line < side; line++) plane.take(samples, line * stride)
  }
  return {
    take(of: Plane, first: number, rows: number): void {
      for (let row = first; row < first + rows; row++) takeRow(of, row)
    },
    end: () => plane.end(),
  }
}

/** One way of the transform, and the turned picture as its result: twice, it is whole and the right way round. */
function transform(from: Float32Array, to: Float32Array, waves: Float32Array, side: number): void {
  for (let row = 0; row < side; row++)
    for (let at = 0; at < side; at++) {
      let sum = 0
      for (let wave = 0; wave < side; wave++) sum += (from[row * side + wave] ?? 0) * (waves[at * side + wave] ?? 0)
      to[at * side + row] = sum
    }
}

/** The value of each wave at each point; a block of eight holds more light than one of `side`, in this proportion. */
function wavesOf(side: number): Float32Array {
  const waves = new Float32Array(side * side)
  for (let at = 0; at < side; at++)
    for (let wave = 0; wave < side; wave++) {
      const height = Math.sqrt((wave === 0 ? 1 : 2) / side) * Math.sqrt(side / BLOCK)
      waves[at * side + wave] = height * Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * side))
    }
  return waves
}

function factorsOf({ factors }: Plane, side: number): Float32Array {
  if (!factors) throw damaged('JPEG', 'a table of factors is missing')
  const kept = new Float32Array(side * side)
  placesOf(side).forEach((place, k) => {
    if (place >= 0) kept[place] = factors[k] ?? 0
  })
  return kept
}
