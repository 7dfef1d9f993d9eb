import type { Band } from '#dev/music/score/score.ts'
import { drum, softKick } from '#dev/music/synth/drums/kick.ts'
import { closedHat } from '#dev/music/synth/drums/metal.ts'
import { clap, shaker, snap } from '#dev/music/synth/drums/noise.ts'
import { body, highpass } from '#dev/music/synth/effects/inserts.ts'
import { glockenspiel, marimba } from '#dev/music/synth/voices/mallets.ts'
import { pizzicato, plucked, ukulele, upright } from '#dev/music/synth/voices/string.ts'

export const band = {
  marimba: { voice: marimba, level: -8, pan: -0.12, spread: 0.3, room: -13, loose: 0.004 },
  secondMarimba: { voice: marimba, level: -15, pan: 0.3, room: -13, loose: 0.004 },
  bells: { voice: glockenspiel, level: -22, pan: 0.2, room: -9 },
  pizzicato: {
    voice: plucked(pizzicato),
    level: -6,
    pan: 0.4,
    room: -10,
    loose: 0.006,
    inserts: [body(1500, 0.8, 0.4)],
  },
  ukulele: {
    voice: plucked(ukulele),
    level: -10,
    pan: -0.4,
    room: -14,
    loose: 0.005,
    inserts: [highpass(220), body(2600, 0.8, 0.4)],
  },
  bass: { voice: plucked(upright), level: -9, loose: 0.003, inserts: [body(100, 0.9, 0.6)] },
  kick: { voice: drum(softKick), level: -8 },
  snap: { voice: snap, level: -4, pan: 0.12, room: -13 },
  clap: { voice: clap, level: -7, room: -13 },
  shaker: { voice: shaker, level: -17, pan: -0.3 },
  hat: { voice: closedHat, level: -20, pan: 0.3 },
} satisfies Band
