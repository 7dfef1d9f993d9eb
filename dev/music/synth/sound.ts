import { cos, exp2, sin } from '#dev/music/synth/maths.ts'
import { RATE } from '#lib/video/sound/grid.ts'

export type Stereo = { left: Float32Array; right: Float32Array }

export const samplesIn = (seconds: number) => Math.round(seconds * RATE)

export const gain = (decibels: number) => exp2(decibels / 6.020599913279624)

export const silent = (length: number): Stereo => ({ left: new Float32Array(length), right: new Float32Array(length) })

/** Both sides are the same array: a point in the middle until a track pans it. */
export const centred = (side: Float32Array): Stereo => ({ left: side, right: side })

/** What would lie beyond the end of the bus is dropped. */
export function addTo(bus: Stereo, sound: Stereo, from: number, left: number, right: number): void {
  const length = Math.min(sound.left.length, bus.left.length - from)
  for (let i = 0; i < length; i++) {
    bus.left[from + i]! += sound.left[i]! * left
    bus.right[from + i]! += sound.right[i]! * right
  }
}

export function scale(bus: Stereo, factor: (index: number) => number): void {
  for (let i = 0; i < bus.left.length; i++) {
    const by = factor(i)
    bus.left[i]! *= by
    bus.right[i]! *= by
  }
}

/** Constant power: a sound keeps its loudness wherever it stands. -1 is left, 1 is right. */
export function panned(place: number): [left: number, right: number] {
  const angle = ((place + 1) * Math.PI) / 4
  return [cos(angle) * Math.SQRT2, sin(angle) * Math.SQRT2]
}
