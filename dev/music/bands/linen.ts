import { ramp } from '#dev/music/score/phrase.ts'
import type { Band } from '#dev/music/score/score.ts'
import { body, highpass } from '#dev/music/synth/effects/inserts.ts'
import { sub } from '#dev/music/synth/voices/bass.ts'
import { glockenspiel } from '#dev/music/synth/voices/mallets.ts'
import { piano } from '#dev/music/synth/voices/piano.ts'
import { longStrings, warmPad } from '#dev/music/synth/voices/presets.ts'
import { choir } from '#dev/music/synth/voices/saws.ts'

const keys = [highpass(70), body(2800, 0.8, 0.25)]

export const band = {
  leftHand: {
    voice: piano({ soft: 1300, hard: 3200 }),
    level: -11,
    spread: 0.25,
    room: -11,
    loose: 0.006,
    inserts: keys,
  },
  rightHand: {
    voice: piano({ soft: 2200, hard: 5200 }),
    level: -6,
    spread: 0.3,
    room: -9,
    loose: 0.006,
    inserts: keys,
  },
  bell: { voice: glockenspiel, level: -21, pan: 0.3, room: -6 },
  pad: {
    voice: choir(warmPad),
    level: -24,
    room: -8,
    inserts: [highpass(140)],
    swell: ramp([0, -2], [8, 0], [20, 1.5]),
  },
  strings: { voice: choir(longStrings), level: -26, pan: 0.2, room: -6, inserts: [highpass(220)] },
  bass: { voice: sub({ warmth: 0.25, attack: 0.03, decay: 1.5, sustain: 0.7, release: 0.5 }), level: -18 },
} satisfies Band
