import { ramp } from '#dev/music/score/phrase.ts'
import type { Band } from '#dev/music/score/score.ts'
import { drum, softKick } from '#dev/music/synth/drums/kick.ts'
import { shaker, snap } from '#dev/music/synth/drums/noise.ts'
import { body, highpass } from '#dev/music/synth/effects/inserts.ts'
import { glockenspiel, kalimba } from '#dev/music/synth/voices/mallets.ts'
import { warmPad } from '#dev/music/synth/voices/presets.ts'
import { choir } from '#dev/music/synth/voices/saws.ts'
import { nylon, plucked, upright } from '#dev/music/synth/voices/string.ts'

/** The box of a guitar answers at the first two of these, the pick speaks at the third. */
const wood = [body(104, 2.2, 0.7), body(208, 2.5, 0.5), body(3100, 0.8, 0.6)]

export const band = {
  guitar: {
    voice: plucked(nylon),
    level: -8,
    pan: -0.28,
    spread: 0.2,
    room: -14,
    loose: 0.005,
    inserts: wood,
  },
  secondGuitar: {
    voice: plucked({ ...nylon, picked: 0.12 }),
    level: -9,
    pan: 0.45,
    room: -12,
    loose: 0.007,
    inserts: [highpass(160), ...wood],
  },
  tune: { voice: kalimba, level: -12, pan: 0.1, room: -9, loose: 0.006 },
  sparkle: { voice: glockenspiel, level: -22, pan: 0.25, room: -7 },
  bass: { voice: plucked(upright), level: -8, loose: 0.004, inserts: [body(95, 0.9, 0.6)] },
  pad: {
    voice: choir(warmPad),
    level: -28,
    room: -8,
    inserts: [highpass(180)],
    swell: ramp([0, -3], [8, 0], [24, 1]),
  },
  kick: { voice: drum(softKick), level: -9 },
  snap: { voice: snap, level: -4, pan: -0.1, room: -12, loose: 0.004 },
  shaker: { voice: shaker, level: -14, pan: 0.35, room: -20, loose: 0.004 },
} satisfies Band
