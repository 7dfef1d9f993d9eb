// What a single track may pass through on its way to the mix.

import { Filter } from '#dev/music/synth/filter.ts'
import { tanh } from '#dev/music/synth/maths.ts'
import { type Stereo, samplesIn } from '#dev/music/synth/sound.ts'

export type Insert = (bus: Stereo) => void

const sides = (bus: Stereo) => [bus.left, bus.right]

export const highpass =
  (hz: number): Insert =>
  bus => {
    for (const side of sides(bus)) {
      const filter = new Filter(hz)
      for (let i = 0; i < side.length; i++) side[i] = filter.highpass(side[i]!)
    }
  }

/** A low pass whose cutoff moves: `hz` is asked every 32 samples. */
export function dull(bus: Stereo, hz: (index: number) => number): void {
  for (const side of sides(bus)) {
    const filter = new Filter(hz(0), 0.9)
    for (let i = 0; i < side.length; i++) {
      if (i % 32 === 0) filter.tune(hz(i), 0.9)
      side[i] = filter.lowpass(side[i]!)
    }
  }
}

/** Lifts (or with a negative level sinks) a band. */
export const body =
  (hz: number, q: number, level: number): Insert =>
  bus => {
    for (const side of sides(bus)) {
      const filter = new Filter(hz, q)
      for (let i = 0; i < side.length; i++) side[i]! += filter.bandpass(side[i]!) * level
    }
  }

export const drive =
  (amount: number): Insert =>
  bus => {
    const full = tanh(amount)
    for (const side of sides(bus)) for (let i = 0; i < side.length; i++) side[i] = tanh(side[i]! * amount) / full
  }

/** Echoes that change sides, each duller than the last. */
export const echo =
  (seconds: number, level: number, feedback: number): Insert =>
  bus => {
    const length = samplesIn(seconds)
    const [near, far] = [new Float64Array(length), new Float64Array(length)]
    const [dullNear, dullFar] = [new Filter(3200), new Filter(3200)]
    const thin = new Filter(320)
    for (let i = 0, at = 0; i < bus.left.length; i++, at = at + 1 === length ? 0 : at + 1) {
      const [left, right] = [near[at]!, far[at]!]
      near[at] = dullNear.lowpass(thin.highpass(bus.left[i]! + bus.right[i]!) * 0.5 + right * feedback)
      far[at] = dullFar.lowpass(left) * Math.min(1, feedback + 0.35)
      bus.left[i]! += left * level
      bus.right[i]! += right * level
    }
  }
