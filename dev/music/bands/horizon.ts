import { isWithin, pauseBefore, ramp } from '#dev/music/score/phrase.ts'
import type { Band, Course } from '#dev/music/score/score.ts'
import { boom, drum, tom } from '#dev/music/synth/drums/kick.ts'
import { crash, swell } from '#dev/music/synth/drums/metal.ts'
import { riser } from '#dev/music/synth/drums/noise.ts'
import { highpass } from '#dev/music/synth/effects/inserts.ts'
import { exp2 } from '#dev/music/synth/maths.ts'
import { sub } from '#dev/music/synth/voices/bass.ts'
import { glockenspiel } from '#dev/music/synth/voices/mallets.ts'
import { piano } from '#dev/music/synth/voices/piano.ts'
import { horns, longStrings, pulseBass, shortStrings, warmPad } from '#dev/music/synth/voices/presets.ts'
import { choir } from '#dev/music/synth/voices/saws.ts'

/** The bars of a long version in which the strings are silent. */
export const HUSH = { from: 36, to: 44 }
/** The beats before the last chord, in which everybody plays. */
const TURN_BEATS = 4

/** The drone's filter opens bar by bar, twice in a long version; after the last chord it closes over it. */
const opening: Course = (beat, end) => {
  if (beat >= end) return Math.max(260, 2600 * exp2(-(beat - end) / 1.5))
  const since = isWithin(beat, pauseBefore(HUSH, end - TURN_BEATS)) ? beat - HUSH.from : beat
  return 420 * exp2(Math.min(2.4, since / 9))
}

const built = ramp([0, -3], [12, 0], [20, 2])

export const band = {
  lowPiano: { voice: piano({ soft: 900, hard: 3600 }), level: -18, room: -9 },
  drone: {
    voice: choir({ ...pulseBass, loudness: { attack: 0.12, decay: 1, sustain: 1, release: 0.9 } }),
    level: -24,
    room: -14,
    cutoff: opening,
  },
  sub: { voice: sub({ warmth: 0.3, attack: 0.05, decay: 1, sustain: 1, release: 0.8 }), level: -28 },
  ostinato: {
    voice: choir(shortStrings),
    level: -9,
    spread: 0.5,
    room: -10,
    loose: 0.004,
    inserts: [highpass(120)],
    swell: built,
  },
  highOstinato: {
    voice: choir(shortStrings),
    level: -16,
    pan: 0.35,
    room: -9,
    loose: 0.004,
    inserts: [highpass(250)],
    swell: built,
  },
  strings: {
    voice: choir(longStrings),
    level: -25,
    room: -7,
    inserts: [highpass(200)],
    swell: (beat, end) => ramp([0, -4], [12, 0])(beat, end) + Math.max(0, Math.min(2, (beat - end + 1) * 2)),
  },
  horns: { voice: choir(horns), level: -18, pan: -0.2, room: -7, inserts: [highpass(110)] },
  pad: { voice: choir(warmPad), level: -24, room: -7, inserts: [highpass(150)] },
  bigDrum: { voice: tom({ seconds: 0.9, rattle: 0.5 }), level: -12, spread: 0.15, room: -9 },
  boom: { voice: drum(boom), level: -12, room: -14 },
  crash: { voice: crash, level: -13, room: -12 },
  swell: { voice: swell, level: -13, room: -12 },
  riser: { voice: riser, level: -10, room: -12 },
  bell: { voice: glockenspiel, level: -21, pan: 0.2, room: -6 },
} satisfies Band
