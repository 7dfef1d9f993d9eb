// From coefficients to samples: the inverse cosine transform of as many points as coefficients were kept each way.
import { placesOf } from '#lib/media/formats/jpeg-coefficients.ts'
import type { Plane } from '#lib/media/formats/jpeg-planes.ts'
import { damaged } from '#lib/media/picture/refusals.ts'

const BLOCK = 8
const MIDDLE = 128

export type Samples = { data: Uint8ClampedArray; stride: number; rows: number }

export function samplesOf(plane: Plane): Samples {
  const { low, stride: across } = plane
  const { side, values } = low
  const each = side * side
  const blocks = values.length / each
  const stride = across * side
  const data = new Uint8ClampedArray(blocks * each)
  const factors = factorsOf(plane, side)
  const waves = wavesOf(side)
  const [block, half] = [new Float32Array(each), new Float32Array(each)]
  for (let index = 0; index < blocks; index++) {
    for (let at = 0; at < each; at++) block[at] = (values[index * each + at] ?? 0) * (factors[at] ?? 0)
    transform(block, half, waves, side)
    transform(half, block, waves, side)
    const corner = Math.floor(index / across) * side * stride + (index % across) * side
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++)
        data[corner + row * stride + column] = MIDDLE + (block[row * side + column] ?? 0)
  }
  return { data, stride, rows: blocks === 0 ? 0 : (blocks / across) * side }
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
