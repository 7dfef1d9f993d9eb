// Loudness as broadcasters measure it (ITU-R BS.1770-4), at 48 kHz, and the peak between the samples.
import type { Stereo } from '#dev/music/synth/sound.ts'
import { RATE } from '#lib/video/sound/grid.ts'

type Biquad = { b: [number, number, number]; a: [number, number] }

const HEAD: Biquad = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
}
const LOWS: Biquad = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] }

const BLOCK = 0.4 * RATE
const HOP = 0.1 * RATE

export function loudness(sound: Stereo): number {
  const left = weighted(sound.left)
  const right = weighted(sound.right)
  const blocks: number[] = []
  for (let from = 0; from + BLOCK <= left.length; from += HOP) {
    let power = 0
    for (let i = from; i < from + BLOCK; i++) power += left[i]! ** 2 + right[i]! ** 2
    blocks.push(power / BLOCK)
  }
  const audible = blocks.filter(power => lufs(power) > -70)
  const gate = lufs(mean(audible)) - 10
  return lufs(mean(audible.filter(power => lufs(power) > gate)))
}

const lufs = (power: number) => -0.691 + 10 * Math.log10(power)
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function weighted(side: Float32Array): Float64Array {
  const out = Float64Array.from(side)
  for (const { b, a } of [HEAD, LOWS]) {
    let [x1, x2, y1, y2] = [0, 0, 0, 0]
    for (let i = 0; i < out.length; i++) {
      const x = out[i]!
      const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      out[i] = y
    }
  }
  return out
}
