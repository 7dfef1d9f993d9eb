// A plucked string as a loop of delay (Karplus and Strong, with tuning, pick position and loss by pitch).

import { Filter } from '#dev/music/synth/filter.ts'
import { power, square } from '#dev/music/synth/maths.ts'
import { handle } from '#dev/music/synth/modes.ts'
import { cents } from '#dev/music/synth/oscillator.ts'
import { centred, gain, samplesIn } from '#dev/music/synth/sound.ts'
import type { Tone, Voice } from '#dev/music/synth/voice.ts'
import { RATE } from '#lib/video/sound/grid.ts'

export type Strung = {
  /** Where along the string it is plucked: 0.5 is round, 0.1 is nasal. */
  picked: number
  /** Hz up to which a soft pluck excites the string; a hard one reaches three times as far. */
  soft: number
  /** 0 to 1: how much of the highs is lost in each turn of the loop. */
  dull: number
  /** Until a string at middle C is silent. */
  seconds: number
  release: number
}

export const nylon: Strung = { picked: 0.19, soft: 2500, dull: 0.26, seconds: 4.2, release: 0.5 }
export const ukulele: Strung = { picked: 0.27, soft: 2400, dull: 0.36, seconds: 1.5, release: 0.12 }
export const pizzicato: Strung = { picked: 0.28, soft: 1600, dull: 0.55, seconds: 0.75, release: 0.1 }
export const upright: Strung = { picked: 0.3, soft: 420, dull: 0.5, seconds: 2.4, release: 0.14 }

export const plucked =
  (string: Strung): Voice =>
  tone => {
    const side = new Float32Array(samplesIn(tone.seconds + string.release))
    vibrate(side, string, tone, cents(-0.9), 0.6)
    vibrate(side, string, tone, cents(1.1), 0.4)
    handle(side, 0.001, tone.seconds, string.release)
    return centred(side)
  }

function vibrate(side: Float32Array, string: Strung, tone: Tone, detune: number, level: number): void {
  const hz = tone.hz * detune
  // The loop's own filter delays by the share of the older sample, so the line is shorter by that.
  const turn = RATE / hz - string.dull * 0.5
  const whole = Math.floor(turn - 0.3)
  const rest = turn - whole
  const allpass = (1 - rest) / (1 + rest)
  const keep = gain(-60 / (hz * string.seconds * power(261.6 / tone.hz, 0.45)))
  const line = excited(whole, string, tone)
  const older = string.dull * 0.5
  let last = 0
  let tuned = 0
  let before = 0
  for (let i = 0, at = 0; i < side.length; i++, at = at + 1 === whole ? 0 : at + 1) {
    const out = line[at]!
    const damped = ((1 - older) * out + older * last) * keep
    last = out
    tuned = allpass * (damped - tuned) + before
    before = damped
    line[at] = tuned
    side[i]! += out * level
  }
}

/** The string's shape at the moment it is let go: a rounded pulse and some noise, without what the pick's place mutes. */
function excited(length: number, { picked, soft }: Strung, { force, grain }: Tone): Float64Array {
  const tip = new Filter(soft * (1 + 2 * force), 0.6)
  const shape = new Float64Array(length)
  for (let pass = 0; pass < 2; pass++)
    for (let i = 0; i < length; i++) {
      const pulse = i < length * 0.12 ? 2.2 : -0.3
      shape[i] = tip.lowpass(pulse + (grain() * 2 - 1) * 1.1)
    }
  const offset = Math.max(1, Math.round(length * picked))
  const combed = shape.map((value, i) => value - shape[(i - offset + length) % length]!)
  const mean = combed.reduce((sum, value) => sum + value, 0) / length
  const energy = Math.sqrt(combed.reduce((sum, value) => sum + square(value - mean), 0) / length)
  return combed.map(value => ((value - mean) / energy) * 0.3 * force)
}
