import { cos, sin } from '#dev/music/synth/maths.ts'
import type { Stereo } from '#dev/music/synth/sound.ts'

const PHASES = 4
const REACH = 12

/** For each quarter of a sample between two, the weights of the samples around it (a windowed sinc). */
const between = Array.from({ length: PHASES - 1 }, (_, phase) => {
  const part = (phase + 1) / PHASES
  const weights = Array.from({ length: 2 * REACH }, (_, k) => {
    const away = k - REACH + 1 - part
    const window = 0.5 + 0.5 * cos((Math.PI * away) / REACH)
    return (sin(Math.PI * away) / (Math.PI * away)) * window
  })
  return Float64Array.from(weights)
})

/** The highest level of either side at each sample and in the gap after it. */
export function truePeaks({ left, right }: Stereo): Float32Array {
  const peaks = new Float32Array(left.length)
  for (const side of [left, right])
    for (let i = 0; i < side.length; i++) {
      let peak = Math.abs(side[i]!)
      // A gap cannot rise far above its neighbours: only loud places are looked into.
      if (peak > 0.25) for (const weights of between) peak = Math.max(peak, Math.abs(gap(side, i, weights)))
      if (peak > peaks[i]!) peaks[i] = peak
    }
  return peaks
}

function gap(side: Float32Array, at: number, weights: Float64Array): number {
  let sum = 0
  for (let k = 0; k < weights.length; k++) sum += (side[at + k - REACH + 1] ?? 0) * weights[k]!
  return sum
}
