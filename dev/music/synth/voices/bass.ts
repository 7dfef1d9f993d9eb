import { envelope } from '#dev/music/synth/envelope.ts'
import { sin, tanh } from '#dev/music/synth/maths.ts'
import { centred } from '#dev/music/synth/sound.ts'
import type { Voice } from '#dev/music/synth/voice.ts'
import { RATE } from '#lib/video/sound/grid.ts'

type Sub = {
  /** 0 a pure sine; more brings the octave and the twelfth, which a phone can play. */
  warmth: number
  attack: number
  decay: number
  sustain: number
  release: number
}

export const sub =
  (spec: Sub): Voice =>
  ({ hz, force, seconds }) => {
    const level = envelope(spec, seconds)
    const side = new Float32Array(level.length)
    const step = (2 * Math.PI * hz) / RATE
    const drive = 1 + 3 * spec.warmth
    for (let i = 0; i < side.length; i++) {
      const pure = sin(i * step) + spec.warmth * 0.35 * sin(2 * i * step + 0.4)
      side[i] = (tanh(pure * drive * (0.5 + 0.5 * force)) / tanh(drive)) * level[i]! * force
    }
    return centred(side)
  }
