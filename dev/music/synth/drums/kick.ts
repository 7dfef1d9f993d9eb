import { decayOf } from '#dev/music/synth/envelope.ts'
import { Filter } from '#dev/music/synth/filter.ts'
import { exp, sin, tanh } from '#dev/music/synth/maths.ts'
import { centred, samplesIn } from '#dev/music/synth/sound.ts'
import type { Voice } from '#dev/music/synth/voice.ts'
import { RATE } from '#lib/video/sound/grid.ts'

type Drum = {
  /** Where the pitch begins, above where it settles, and how fast it falls. */
  from: number
  to: number
  fall: number
  seconds: number
  click: number
  drive: number
}

export const softKick: Drum = { from: 150, to: 52, fall: 0.045, seconds: 0.32, click: 0.05, drive: 1.1 }
export const clubKick: Drum = { from: 230, to: 49, fall: 0.03, seconds: 0.42, click: 0.35, drive: 2 }
export const hardKick: Drum = { from: 300, to: 54, fall: 0.026, seconds: 0.3, click: 0.6, drive: 3 }
export const boom: Drum = { from: 110, to: 36, fall: 0.11, seconds: 2.1, click: 0.12, drive: 1.8 }

export const drum =
  (spec: Drum): Voice =>
  ({ force, grain }) => {
    const side = new Float32Array(samplesIn(spec.seconds))
    const fade = decayOf(spec.seconds)
    const beater = new Filter(3800, 0.8)
    let [phase, level] = [0, 1]
    for (let i = 0; i < side.length; i++) {
      const seconds = i / RATE
      phase += (2 * Math.PI * (spec.to + (spec.from - spec.to) * exp(-seconds / spec.fall))) / RATE
      const click = beater.bandpass(grain() * 2 - 1) * spec.click * exp(-seconds / 0.004)
      const skin = sin(phase) * level
      const close = Math.min(1, (side.length - i) / 480)
      side[i] = (tanh((skin + click) * spec.drive) / tanh(spec.drive)) * force * Math.min(1, i / 24) * close
      level *= fade
    }
    return centred(side)
  }

/** A drum with a pitch: toms and the great drums of an orchestra. The note says where the pitch settles. */
export const tom =
  (skin: { seconds: number; rattle: number }): Voice =>
  tone => {
    const body = drum({ from: tone.hz * 1.75, to: tone.hz, fall: 0.05, seconds: skin.seconds, click: 0.3, drive: 1.3 })
    const side = body(tone).left
    const wood = new Filter(tone.hz * 4.6, 1.4)
    const fade = decayOf(skin.seconds * 0.4)
    let level = skin.rattle * tone.force
    for (let i = 0; i < side.length; i++) {
      side[i]! += wood.bandpass(tone.grain() * 2 - 1) * level
      level *= fade
    }
    return centred(side)
  }
