// Every sound that begins with a choir of detuned saws: pads, strings, brass, synth plucks and basses.

import { envelope, type Shape } from '#dev/music/synth/envelope.ts'
import { Filter } from '#dev/music/synth/filter.ts'
import { exp, exp2, power, sin } from '#dev/music/synth/maths.ts'
import { cents, pulse, saw } from '#dev/music/synth/oscillator.ts'
import { type Stereo, silent } from '#dev/music/synth/sound.ts'
import type { Tone, Voice } from '#dev/music/synth/voice.ts'
import { RATE } from '#lib/video/sound/grid.ts'

export type Choir = {
  singers: number
  /** Cents between the lowest and the highest singer. */
  spread: number
  /** 0 all in the middle, 1 from wall to wall. */
  width: number
  wave: 'saw' | 'square'
  loudness: Shape
  filter: {
    hz: number
    q: number
    /** Octaves that the envelope opens it by, at full force. */
    opens: number
    shape: Shape
    /** How many octaves the cutoff rises with each octave of the note. */
    follows: number
    /** How far above the first the second of the two filters in a row stands; 1 if left out. */
    gentle?: number
  }
  vibrato?: { hz: number; cents: number; after: number }
  /** Cents below the note at its very start, gone in some hundredths of a second. */
  scoop?: number
}

const BLOCK = 16

export const choir =
  (spec: Choir): Voice =>
  tone => {
    const loudness = envelope(spec.loudness, tone.seconds)
    const sound = silent(loudness.length)
    for (let singer = 0; singer < spec.singers; singer++) sing(sound, spec, tone, singer)
    colour(sound, spec, tone, loudness)
    return sound
  }

function sing(sound: Stereo, spec: Choir, tone: Tone, singer: number): void {
  const place = spec.singers === 1 ? 0 : (2 * singer) / (spec.singers - 1) - 1
  const side = (singer % 2 ? -1 : 1) * Math.abs(place) * spec.width
  const [left, right] = [1 - side, 1 + side].map(level => (level * tone.force) / Math.sqrt(spec.singers)) as [
    number,
    number,
  ]
  const pitch = tone.hz * cents((place * spec.spread) / 2 + (tone.grain() - 0.5) * spec.spread * 0.2)
  const rate = (spec.vibrato?.hz ?? 0) * (0.9 + 0.2 * tone.grain())
  const swing = tone.grain() * 2 * Math.PI
  const wander = { hz: 0.4 + 0.9 * tone.grain(), cents: spec.spread * 0.14 }
  let phase = tone.grain()
  let step = pitch / RATE
  for (let i = 0; i < sound.left.length; i++) {
    if (i % BLOCK === 0)
      step =
        (pitch *
          cents(bend(spec, i / RATE, rate, swing) + wander.cents * sin((2 * Math.PI * wander.hz * i) / RATE + swing))) /
        RATE
    const value = spec.wave === 'saw' ? saw(phase, step) : pulse(phase, step, 0.42)
    sound.left[i]! += value * left
    sound.right[i]! += value * right
    phase += step
    if (phase >= 1) phase -= 1
  }
}

function bend({ vibrato, scoop }: Choir, seconds: number, rate: number, swing: number): number {
  const wave = vibrato
    ? vibrato.cents * Math.min(1, seconds / vibrato.after) * sin(2 * Math.PI * rate * seconds + swing)
    : 0
  return wave - (scoop ?? 0) * exp(-seconds / 0.03)
}

function colour(sound: Stereo, { filter }: Choir, { hz, force, seconds }: Tone, loudness: Float32Array): void {
  const open = envelope(filter.shape, seconds)
  const base = filter.hz * power(hz / 261.6, filter.follows)
  const octaves = filter.opens * (0.4 + 0.6 * force)
  for (const side of [sound.left, sound.right]) {
    const [first, second] = [new Filter(base, filter.q), new Filter(base)]
    for (let i = 0; i < side.length; i++) {
      if (i % BLOCK === 0) {
        const cutoff = Math.min(17_000, base * exp2(octaves * (open[i] ?? 0)))
        first.tune(cutoff, filter.q)
        second.tune(Math.min(18_000, cutoff * (filter.gentle ?? 1)))
      }
      side[i] = second.lowpass(first.lowpass(side[i]!)) * loudness[i]!
    }
  }
}
