// A plane of samples drawn into another size: each new sample is the mean of what it covers, or lies between its neighbours.
import type { Size } from '#lib/media/picture/pictures.ts'

/** For each new sample, where its first source lies and how much each of them counts. */
type Taps = { first: Int32Array; weights: Float32Array; count: number }

/** One of the four channels of a picture. */
export type Channel = { data: Uint8ClampedArray; at: 0 | 1 | 2 | 3 }

/**
 * Drawn into a channel from rows that come one after the other: only those that a new row still needs are held, narrowed
 * already. `whole` need not be a whole number.
 */
export function resampler(whole: Size, { width, height }: Size, { data: made, at: channel }: Channel) {
  const across = tapsOf(whole.width, width)
  const down = tapsOf(whole.height, height)
  const rows = new Map<number, Float32Array>()
  const sum = new Float32Array(width)
  let [taken, done] = [0, 0]

  const finish = (missing: boolean) => {
    for (; done < height; done++) {
      const first = down.first[done] ?? 0
      const weights = down.weights.subarray(done * down.count, (done + 1) * down.count)
      if (!missing && first + weights.findLastIndex(weight => weight !== 0) >= taken) return
      for (const row of rows.keys()) if (row < first) rows.delete(row)
      sum.fill(0)
      weights.forEach((weight, tap) => {
        const row = weight === 0 ? undefined : rows.get(first + tap)
        if (row) for (let x = 0; x < width; x++) sum[x] = (sum[x] ?? 0) + (row[x] ?? 0) * weight
      })
      for (let x = 0; x < width; x++) made[(done * width + x) * 4 + channel] = sum[x] ?? 0
    }
  }
  return {
    take(data: Uint8ClampedArray, at: number): void {
      if (taken >= (down.first[done] ?? 0) && done < height) rows.set(taken, narrowed(data, at, across, width))
      taken++
      finish(false)
    },
    end: (): void => finish(true),
  }
}

function narrowed(data: Uint8ClampedArray, at: number, { first, weights, count }: Taps, width: number): Float32Array {
  const row = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const from = at + (first[x] ?? 0)
    let sum = 0
    for (let tap = 0; tap < count; tap++) sum += (data[from + tap] ?? 0) * (weights[x * count + tap] ?? 0)
    row[x] = sum
  }
  return row
}

/** A triangle as wide as one new sample on each side of its middle, and never narrower than one old one. */
function tapsOf(from: number, to: number): Taps {
  const ratio = from / to
  const reach = Math.max(1, ratio)
  const last = Math.max(0, Math.ceil(from) - 1)
  const count = Math.ceil(2 * reach) + 1
  const taps: Taps = { first: new Int32Array(to), weights: new Float32Array(to * count), count }
  for (let at = 0; at < to; at++) {
    const middle = (at + 0.5) * ratio - 0.5
    const first = Math.max(0, Math.min(last, Math.ceil(middle - reach)))
    const weights = Array.from({ length: count }, (_, tap) =>
      first + tap > last ? 0 : Math.max(0, 1 - Math.abs(first + tap - middle) / reach),
    )
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    taps.first[at] = first
    taps.weights.set(total === 0 ? [1] : weights.map(weight => weight / total), at * count)
  }
  return taps
}
