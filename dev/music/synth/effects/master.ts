// The last hands on the mix. Nothing here looks ahead by more than some milliseconds, so two pieces that
// begin alike come out alike until just before they part.

import { truePeaks } from '#dev/music/synth/effects/true-peak.ts'
import { Filter } from '#dev/music/synth/filter.ts'
import { cos, exp, log10, square, tanh } from '#dev/music/synth/maths.ts'
import { gain, type Stereo, samplesIn, scale } from '#dev/music/synth/sound.ts'
import { RATE } from '#lib/video/sound/grid.ts'

const GLUE = { threshold: gain(-15), ratio: 1.6, attack: 0.025, release: 0.22 }
const AHEAD = 192
const RECOVERY = 0.09

export function master(mix: Stereo, level: number, ceiling: number): void {
  tidyLows(mix)
  scale(mix, () => gain(level))
  glue(mix)
  soften(mix)
  limit(mix, gain(ceiling))
}

/** Below 120 Hz both sides are one: phones, clubs and codecs agree on that. */
function tidyLows({ left, right }: Stereo): void {
  const [floorLeft, floorRight, apart] = [new Filter(28), new Filter(28), new Filter(120)]
  for (let i = 0; i < left.length; i++) {
    const [l, r] = [floorLeft.highpass(left[i]!), floorRight.highpass(right[i]!)]
    const middle = (l + r) / 2
    const side = apart.highpass((l - r) / 2)
    left[i] = middle + side
    right[i] = middle - side
  }
}

function glue(mix: Stereo): void {
  const [up, down] = [GLUE.attack, GLUE.release].map(time => 1 - exp(-1 / (time * RATE))) as [number, number]
  let power = 0
  let cut = 0
  scale(mix, i => {
    const now = (square(mix.left[i]!) + square(mix.right[i]!)) / 2
    power += (now - power) * 0.002
    const over = Math.max(0, 10 * log10((power + 1e-12) / square(GLUE.threshold)))
    const wanted = over * (1 - 1 / GLUE.ratio)
    cut += (wanted - cut) * (wanted > cut ? up : down)
    return gain(-cut)
  })
}

/** Straight up to two thirds, then bent: the tops of drums lean over before the limiter must hold them. */
function soften({ left, right }: Stereo): void {
  for (const side of [left, right])
    for (let i = 0; i < side.length; i++) {
      const size = Math.abs(side[i]!)
      if (size > 0.66) side[i] = Math.sign(side[i]!) * (0.66 + 0.5 * tanh((size - 0.66) / 0.5))
    }
}

function limit(mix: Stereo, ceiling: number): void {
  const peaks = truePeaks(mix)
  const held = lowestAhead(
    peaks.map(peak => Math.min(1, ceiling / Math.max(peak, 1e-9))),
    AHEAD,
  )
  const back = 1 - exp(-1 / (RECOVERY * RATE))
  const start = held[0] ?? 1
  const recent = new Float64Array(AHEAD).fill(start)
  let [slow, sum] = [start, start * AHEAD]
  scale(mix, i => {
    slow = Math.min(held[i]!, slow + (1 - slow) * back)
    sum += slow - recent[i % AHEAD]!
    recent[i % AHEAD] = slow
    return sum / AHEAD
  })
}

/** At each place the lowest of it and the next `reach` values, in one pass from the end. */
function lowestAhead(values: Float32Array, reach: number): Float32Array {
  const lowest = new Float32Array(values.length)
  const queue = new Int32Array(values.length)
  let [head, tail] = [0, 0]
  for (let i = values.length - 1; i >= 0; i--) {
    while (tail > head && values[queue[tail - 1]!]! >= values[i]!) tail--
    queue[tail++] = i
    while (queue[head]! > i + reach) head++
    lowest[i] = values[queue[head]!]!
  }
  return lowest
}

/** The room goes quiet over the last moments of what has all but died away, so the file ends on exact silence. */
export function close(mix: Stereo, seconds: number): void {
  const length = samplesIn(seconds)
  const from = mix.left.length - length
  scale(mix, i => (i < from ? 1 : 0.5 + 0.5 * cos((Math.PI * (i - from + 1)) / length)))
}
