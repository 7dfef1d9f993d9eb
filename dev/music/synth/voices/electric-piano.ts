// Two pairs of sines: one for the body of the bar, one high and short for the tine.

import { decayOf } from '#dev/music/synth/envelope.ts'
import { sin } from '#dev/music/synth/maths.ts'
import { handle } from '#dev/music/synth/modes.ts'
import { samplesIn, silent } from '#dev/music/synth/sound.ts'
import type { Voice } from '#dev/music/synth/voice.ts'
import { RATE } from '#lib/video/sound/grid.ts'

const RELEASE = 0.25

export const electricPiano: Voice = ({ hz, force, seconds, grain }) => {
  const sound = silent(samplesIn(seconds + RELEASE))
  const body = decayOf(5.5 * Math.sqrt(261.6 / hz))
  const bark = decayOf(1.1)
  const tine = decayOf(0.45)
  const high = Math.min(14, Math.floor(11_000 / hz))
  const step = (2 * Math.PI * hz) / RATE
  const drift = 1 + 0.0006 * (grain() - 0.5)
  let [level, index, ping] = [force, 0.25 + 1.7 * force * force, 0.5 * force]
  for (let i = 0; i < sound.left.length; i++) {
    const phase = i * step
    const warm = sin(phase + index * sin(phase * drift)) * level
    const bell = sin(phase + ping * sin(phase * high)) * level
    const sway = 0.16 * sin((2 * Math.PI * 4.6 * i) / RATE)
    const out = 0.6 * warm + 0.4 * bell
    sound.left[i] = out * (1 + sway)
    sound.right[i] = out * (1 - sway)
    level *= body
    index *= bark
    ping *= tine
  }
  for (const side of [sound.left, sound.right]) handle(side, 0.002, seconds, RELEASE)
  return sound
}
