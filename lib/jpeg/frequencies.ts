// Eight by eight samples as frequencies, in whole steps.
import { ZIGZAG } from '#lib/jpeg/tables.ts'

/** Half of each wave over eight samples; the other half is the same, turned or not. */
const wave = (turns: number, sample: number): number => Math.cos(((2 * sample + 1) * turns * Math.PI) / 16) / 2
const MEAN = Math.SQRT1_2 / 2
const [A1, B1, C1, D1] = [wave(1, 0), wave(1, 1), wave(1, 2), wave(1, 3)]
const [A2, B2] = [wave(2, 0), wave(2, 1)]
const half = new Float64Array(64)

/** The frequencies of a block in the order they are written, divided by `steps`; `samples` lie round 0 and are spoilt. */
export function frequenciesOf(samples: Float64Array, steps: Uint8Array, into: Int16Array): void {
  for (let line = 0; line < 64; line += 8) wavesOf(samples, line, 1, half)
  for (let column = 0; column < 8; column++) wavesOf(half, column, 8, samples)
  for (let at = 0; at < 64; at++) {
    const place = ZIGZAG[at] as number
    into[at] = Math.round((samples[place] as number) / (steps[place] as number))
  }
}

function wavesOf(from: Float64Array, at: number, step: number, to: Float64Array): void {
  const [a, h] = [from[at] as number, from[at + 7 * step] as number]
  const [b, g] = [from[at + step] as number, from[at + 6 * step] as number]
  const [c, f] = [from[at + 2 * step] as number, from[at + 5 * step] as number]
  const [d, e] = [from[at + 3 * step] as number, from[at + 4 * step] as number]
  const [outer, inner, low, high] = [a + h + d + e, b + g + c + f, a + h - d - e, b + g - c - f]
  to[at] = (outer + inner) * MEAN
  to[at + 4 * step] = (outer - inner) * MEAN
  to[at + 2 * step] = low * A2 + high * B2
  to[at + 6 * step] = low * B2 - high * A2
  const [p, q, r, s] = [a - h, b - g, c - f, d - e]
  to[at + step] = p * A1 + q * B1 + r * C1 + s * D1
  to[at + 3 * step] = p * B1 - q * D1 - r * A1 - s * C1
  to[at + 5 * step] = p * C1 - q * A1 + r * D1 + s * B1
  to[at + 7 * step] = p * D1 - q * C1 + r * B1 - s * A1
}
