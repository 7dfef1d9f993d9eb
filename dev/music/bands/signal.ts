import { isWithin, pauseBefore, ramp } from '#dev/music/score/phrase.ts'
import type { Band, Course } from '#dev/music/score/score.ts'
import { boom, clubKick, drum } from '#dev/music/synth/drums/kick.ts'
import { closedHat, crash, openHat, swell } from '#dev/music/synth/drums/metal.ts'
import { clap, riser } from '#dev/music/synth/drums/noise.ts'
import { echo, highpass } from '#dev/music/synth/effects/inserts.ts'
import { exp2 } from '#dev/music/synth/maths.ts'
import { sub } from '#dev/music/synth/voices/bass.ts'
import { electricPiano } from '#dev/music/synth/voices/electric-piano.ts'
import { pulseBass, sequence, widePad } from '#dev/music/synth/voices/presets.ts'
import { choir } from '#dev/music/synth/voices/saws.ts'

/** Three sixteenths at 120 beats a minute. */
const DOTTED = 0.375

/** The bars of a long version in which the sequencer is left alone. */
export const SWEEP = { from: 48, to: 56 }
/** The beats before the last chord, in which everybody plays. */
const TURN_BEATS = 4

/** The sequencer's filter opens as the piece goes on, once more in the sweep, and falls shut after the last chord. */
const opening: Course = (beat, end) => {
  if (beat >= end) return Math.max(600, 9000 * exp2(-(beat - end) * 0.9))
  if (isWithin(beat, pauseBefore(SWEEP, end - TURN_BEATS))) return 1400 * exp2((beat - SWEEP.from) * 0.42)
  return 3600 * exp2(Math.min(2, beat / 12))
}

export const band = {
  kick: { voice: drum(clubKick), level: -7 },
  sub: {
    voice: sub({ warmth: 0.3, attack: 0.006, decay: 0.8, sustain: 0.85, release: 0.08 }),
    level: -21,
    ducks: 0.85,
  },
  bass: { voice: choir(pulseBass), level: -13, ducks: 0.4 },
  sequence: {
    voice: choir(sequence),
    level: -8,
    spread: 0.5,
    room: -14,
    ducks: 0.45,
    cutoff: opening,
    inserts: [highpass(180), echo(DOTTED, 0.28, 0.35)],
  },
  pad: {
    voice: choir(widePad),
    level: -26,
    room: -9,
    ducks: 0.75,
    inserts: [highpass(160)],
    swell: ramp([0, -1], [8, 0], [24, 1.5]),
  },
  tune: { voice: electricPiano, level: -14, room: -9, inserts: [echo(DOTTED, 0.3, 0.4)] },
  tuneAbove: {
    voice: choir({ ...sequence, singers: 5 }),
    level: -12,
    pan: -0.15,
    room: -9,
    inserts: [highpass(300), echo(DOTTED, 0.3, 0.4)],
  },
  clap: { voice: clap, level: -2, room: -13 },
  hat: { voice: closedHat, level: -15, pan: 0.15 },
  openHat: { voice: openHat, level: -14, pan: -0.12 },
  crash: { voice: crash, level: -18, room: -14 },
  boom: { voice: drum(boom), level: -10, room: -18 },
  riser: { voice: riser, level: -13, room: -12 },
  swell: { voice: swell, level: -17, room: -14 },
} satisfies Band
