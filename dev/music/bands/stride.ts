import type { Band, Course } from '#dev/music/score/score.ts'
import { boom, drum, hardKick, tom } from '#dev/music/synth/drums/kick.ts'
import { closedHat, crash, openHat, swell } from '#dev/music/synth/drums/metal.ts'
import { clap, snare } from '#dev/music/synth/drums/noise.ts'
import { body, drive, echo, highpass } from '#dev/music/synth/effects/inserts.ts'
import { sub } from '#dev/music/synth/voices/bass.ts'
import { brassStab, growl, leadSynth, widePad } from '#dev/music/synth/voices/presets.ts'
import { choir } from '#dev/music/synth/voices/saws.ts'

/** The last shout is held, and falls away under its own echo. */
const dying: Course = (beat, end) => -6 * Math.max(0, beat - end - 0.8)

export const band = {
  kick: { voice: drum(hardKick), level: -7 },
  snare: { voice: snare, level: -4, room: -14 },
  clap: { voice: clap, level: -5, room: -12 },
  hat: { voice: closedHat, level: -15, pan: 0.2 },
  openHat: { voice: openHat, level: -14, pan: 0.25 },
  crash: { voice: crash, level: -14, pan: -0.25, room: -16 },
  toms: { voice: tom({ seconds: 0.45, rattle: 0.3 }), level: -15, spread: 0.8, room: -14 },
  boom: { voice: drum(boom), level: -11, room: -18 },
  sub: {
    voice: sub({ warmth: 0.4, attack: 0.004, decay: 0.5, sustain: 0.8, release: 0.06 }),
    level: -21,
    ducks: 0.6,
    swell: dying,
  },
  riff: {
    voice: choir(growl),
    level: -19,
    ducks: 0.3,
    inserts: [drive(2.2), highpass(130), body(230, 0.7, -0.35), body(1400, 0.6, 1)],
    swell: dying,
  },
  brass: {
    voice: choir(brassStab),
    level: -17,
    spread: 0.2,
    room: -11,
    inserts: [highpass(150), body(1800, 0.8, 0.4)],
    swell: dying,
  },
  tune: {
    voice: choir(leadSynth),
    level: -20,
    room: -12,
    ducks: 0.2,
    inserts: [highpass(250), echo(0.3, 0.22, 0.3)],
    swell: dying,
  },
  pad: { voice: choir(widePad), level: -27, room: -12, ducks: 0.5, inserts: [highpass(220)] },
  swell: { voice: swell, level: -16, room: -16 },
} satisfies Band
