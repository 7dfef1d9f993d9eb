// Small measures of what a listener would notice.
import type { Stereo } from '#dev/music/synth/sound.ts'
import { RATE } from '#lib/video/sound/grid.ts'

export const middle = ({ left, right }: Stereo): Float32Array => left.map((value, i) => (value + (right[i] ?? 0)) / 2)

export const decibels = (power: number) => 10 * Math.log10(power + 1e-12)

export function power(side: Float32Array, from = 0, to = side.length): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += (side[i] ?? 0) ** 2
  return sum / Math.max(1, to - from)
}

/** The power of one frequency in a stretch (Goertzel, under a Hann window). */
export function tone(side: Float32Array, from: number, to: number, hz: number): number {
  const factor = 2 * Math.cos((2 * Math.PI * hz) / RATE)
  let [one, two] = [0, 0]
  for (let i = from; i < to; i++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * (i - from)) / (to - from))
    const now = (side[i] ?? 0) * window + factor * one - two
    two = one
    one = now
  }
  return (one * one + two * two - factor * one * two) / (to - from) ** 2
}

/** How strongly each of the twelve pitch classes sounds, over four octaves from the C under the staff. */
export function chroma(side: Float32Array, from: number, to: number): number[] {
  return Array.from({ length: 12 }, (_, pitchClass) => {
    const octaves = [48, 60, 72, 84].map(octave => 440 * 2 ** ((octave + pitchClass - 69) / 12))
    return octaves.reduce((sum, hz) => sum + Math.sqrt(tone(side, from, to, hz)), 0)
  })
}

export function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [a, b] = [one.map(value => value - mean(one)), other.map(value => value - mean(other))]
  const dot = (x: number[], y: number[]) => x.reduce((sum, value, i) => sum + value * (y[i] ?? 0), 0)
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
}

const HOP = 256

/** The seconds at which the sound suddenly grows, measured on its differences so that drums and plucks count alike. */
export function onsets(side: Float32Array, rise: number): number[] {
  const energy: number[] = []
  for (let at = 0; at + HOP <= side.length; at += HOP) {
    let sum = 0
    for (let i = at + 1; i < at + HOP; i++) sum += ((side[i] ?? 0) - (side[i - 1] ?? 0)) ** 2
    energy.push(decibels(sum / HOP))
  }
  const found: number[] = []
  for (let i = 6; i < energy.length; i++) {
    const before = Math.max(...energy.slice(i - 6, i - 1), -70)
    const now = energy[i] ?? 0
    const peak = now >= (energy[i + 1] ?? 0) || (energy[i + 1] ?? 0) - now < 3
    if (now - before > rise && peak && (i * HOP) / RATE - (found.at(-1) ?? -1) > 0.06) found.push((i * HOP) / RATE)
  }
  return found
}
