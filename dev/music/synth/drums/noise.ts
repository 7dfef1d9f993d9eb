// Percussion that is mostly noise: snare, clap, shaker, and what rises before a downbeat.

import { decayOf } from '#dev/music/synth/envelope.ts'
import { Filter } from '#dev/music/synth/filter.ts'
import { exp, exp2, power, square } from '#dev/music/synth/maths.ts'
import { ring } from '#dev/music/synth/modes.ts'
import { centred, samplesIn, silent } from '#dev/music/synth/sound.ts'
import type { Voice } from '#dev/music/synth/voice.ts'
import { RATE } from '#lib/video/sound/grid.ts'

export const snare: Voice = ({ force, grain }) => {
  const sound = silent(samplesIn(0.34))
  const wires = [new Filter(1900, 0.7), new Filter(1900, 0.7)] as const
  const air = [new Filter(900), new Filter(900)] as const
  const fade = decayOf(0.26)
  let level = force
  for (let i = 0; i < sound.left.length; i++) {
    const shared = grain() * 2 - 1
    const apart = grain() * 2 - 1
    const noise = [shared * 0.8 + apart * 0.4, shared * 0.8 - apart * 0.4] as const
    sound.left[i] = (air[0].highpass(noise[0]) * 0.3 + wires[0].bandpass(noise[0]) * 0.5) * level
    sound.right[i] = (air[1].highpass(noise[1]) * 0.3 + wires[1].bandpass(noise[1]) * 0.5) * level
    level *= fade
  }
  const skin = new Float32Array(sound.left.length)
  ring(skin, { hz: 188, level: 0.6 * force, seconds: 0.16 })
  ring(skin, { hz: 331, level: 0.3 * force, seconds: 0.1 })
  skin.forEach((value, i) => {
    sound.left[i]! += value
    sound.right[i]! += value
  })
  return sound
}

const HANDS = [0, 0.011, 0.021, 0.029]

/** Four pairs of hands that are not quite together, then the room. */
export const clap: Voice = ({ force, grain }) => {
  const sound = silent(samplesIn(0.3))
  const early = HANDS.map(second => second * (0.85 + 0.3 * grain()))
  for (const side of [sound.left, sound.right]) {
    const palm = new Filter(1250 + 150 * grain(), 1.5)
    const top = new Filter(520)
    for (let i = 0; i < side.length; i++) {
      const seconds = i / RATE
      const last = early.findLast(start => start <= seconds) ?? 0
      const burst = exp(-(seconds - last) / (last === early.at(-1) ? 0.045 : 0.006))
      side[i] = top.highpass(palm.bandpass(grain() * 2 - 1)) * burst * force * 1.6
    }
  }
  return sound
}

export const snap: Voice = ({ force, grain }) => {
  const side = new Float32Array(samplesIn(0.16))
  const finger = new Filter(2300, 3.2)
  const hall = new Filter(1500, 1)
  for (let i = 0; i < side.length; i++) {
    const seconds = i / RATE
    const noise = grain() * 2 - 1
    side[i] =
      (finger.bandpass(noise) * exp(-seconds / 0.009) * 2 + hall.bandpass(noise) * exp(-seconds / 0.035) * 0.4) * force
  }
  return centred(side)
}

export const shaker: Voice = ({ force, seconds, grain }) => {
  const side = new Float32Array(samplesIn(Math.min(0.14, seconds) + 0.03))
  const seeds = new Filter(6200, 0.8)
  const dry = new Filter(3500)
  const rise = 0.012 + 0.016 * (1 - force)
  for (let i = 0; i < side.length; i++) {
    const at = i / RATE
    const swing = at < rise ? square(at / rise) : exp(-(at - rise) / 0.028)
    side[i] = dry.highpass(seeds.bandpass(grain() * 2 - 1)) * swing * force
  }
  return centred(side)
}

/** Wind that climbs for as long as the note lasts and is cut by what it leads to. */
export const riser: Voice = ({ force, seconds, grain }) => {
  const sound = silent(samplesIn(seconds))
  for (const side of [sound.left, sound.right]) {
    const wind = new Filter(400, 1.6)
    for (let i = 0; i < side.length; i++) {
      const way = i / side.length
      if (i % 32 === 0) wind.tune(350 * exp2(4.4 * way), 1.3)
      const close = Math.min(1, (side.length - i) / 700)
      side[i] = wind.bandpass(grain() * 2 - 1) * power(way, 2.4) * force * close
    }
  }
  return sound
}
