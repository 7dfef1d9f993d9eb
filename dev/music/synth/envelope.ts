import { exp } from '#dev/music/synth/maths.ts'
import { samplesIn } from '#dev/music/synth/sound.ts'
import { RATE } from '#lib/video/sound/grid.ts'

export type Shape = {
  /** All in seconds but `sustain`, a level. */
  attack: number
  decay: number
  sustain: number
  release: number
}

const QUIET = 5

/** Attack in a straight line, decay and release as a capacitor would, so nothing ends in a corner. */
export function envelope({ attack, decay, sustain, release }: Shape, seconds: number): Float32Array {
  const held = samplesIn(seconds)
  const rise = Math.max(1, samplesIn(attack))
  const level = new Float32Array(held + samplesIn(release))
  const fall = exp(-QUIET / (decay * RATE))
  const fade = exp(-QUIET / (release * RATE))
  const tail = exp(-QUIET)
  let above = 1 - sustain
  let last = 0
  for (let i = 0; i < held; i++) {
    if (i >= rise) above *= fall
    last = i < rise ? (i + 1) / rise : sustain + above
    level[i] = last
  }
  let left = 1
  for (let i = held; i < level.length; i++) {
    left *= fade
    level[i] = (last * (left - tail)) / (1 - tail)
  }
  return level
}

/** 1 at the start, a thousandth after `seconds`. */
export const decayOf = (seconds: number) => exp(-6.907755 / (seconds * RATE))
