// A felt piano by addition: stretched partials, two strings a note that beat and fade at their own speeds, and the hammer's thump.

import { Filter } from '#dev/music/synth/filter.ts'
import { exp, power, sin, square } from '#dev/music/synth/maths.ts'
import { handle, ring } from '#dev/music/synth/modes.ts'
import { cents } from '#dev/music/synth/oscillator.ts'
import { type Stereo, samplesIn, silent } from '#dev/music/synth/sound.ts'
import type { Tone, Voice } from '#dev/music/synth/voice.ts'

const MIDDLE_C = 261.6
const STRUCK_AT = 0.118
const RELEASE = 0.8

type Felt = {
  /** Hz at which the felt begins to swallow the partials of a soft and of a hard stroke. */
  soft: number
  hard: number
}

export const piano =
  (felt: Felt): Voice =>
  tone => {
    const sound = silent(samplesIn(tone.seconds + RELEASE))
    strings(sound, tone, felt.soft + (felt.hard - felt.soft) * power(tone.force, 1.5))
    for (const side of [sound.left, sound.right]) handle(side, 0.0045 - 0.003 * tone.force, tone.seconds, RELEASE)
    hammer(sound, tone)
    return sound
  }

function strings(sound: Stereo, { hz, force, grain }: Tone, felt: number): void {
  const stiffness = 1.6e-4 * power(hz / MIDDLE_C, 1.5)
  const seconds = 9 * power(MIDDLE_C / hz, 0.62)
  const apart = 0.25 + 0.35 * grain()
  for (let n = 1; n <= 36; n++) {
    const partial = n * hz * Math.sqrt(1 + stiffness * n * n)
    const level = (Math.abs(sin(Math.PI * n * STRUCK_AT)) / power(n, 0.85)) * exp(-partial / felt) * force
    if (level < 1e-4 || partial > 12_000) continue
    const fading = seconds / (1 + 0.16 * (n - 1) + square(partial / 5200))
    const lean = 0.18 * sin(n * 1.7 + hz)
    const first = { hz: partial * cents(apart), level: level * 0.62, seconds: fading * 0.32 }
    const second = { hz: partial * cents(-apart), level: level * 0.38, seconds: fading }
    ring(sound.left, { ...first, level: first.level * (1 + lean) })
    ring(sound.right, { ...first, level: first.level * (1 - lean) })
    ring(sound.left, { ...second, level: second.level * (1 - lean) })
    ring(sound.right, { ...second, level: second.level * (1 + lean), hz: second.hz * cents(0.3) })
  }
}

function hammer(sound: Stereo, { hz, force, grain }: Tone): void {
  const dull = new Filter(380 + 700 * force)
  const knock = new Float32Array(samplesIn(0.09))
  ring(knock, { hz: 92, level: 0.05, seconds: 0.09 })
  ring(knock, { hz: 171, level: 0.035, seconds: 0.07 })
  for (let i = 0; i < knock.length; i++) {
    const away = i / knock.length
    const noise = dull.lowpass(grain() * 2 - 1) * square(square(1 - away)) * square(1 - away) * 0.22
    const hit = (knock[i]! + noise) * force * Math.min(1, 500 / hz) * Math.min(1, i / 60)
    sound.left[i]! += hit
    sound.right[i]! += hit
  }
}
