import { Filter } from '#dev/music/synth/filter.ts'
import { power, square } from '#dev/music/synth/maths.ts'
import { handle, type Mode, ring } from '#dev/music/synth/modes.ts'
import { centred, samplesIn } from '#dev/music/synth/sound.ts'
import type { Tone, Voice } from '#dev/music/synth/voice.ts'

type Bar = {
  /** Frequency relative to the note, level, and how long it rings at middle C. */
  modes: readonly [ratio: number, level: number, seconds: number][]
  /** How much faster a bar an octave higher falls silent. */
  shortening: number
  click: { hz: number; level: number }
}

/** Rosewood, its second and third mode tuned to the double octave and a tenth above. */
const rosewood: Bar = {
  modes: [
    [1, 1, 1.15],
    [3.98, 0.3, 0.3],
    [10.2, 0.14, 0.09],
    [17.4, 0.05, 0.05],
  ],
  shortening: 0.55,
  click: { hz: 2600, level: 0.16 },
}

const steel: Bar = {
  modes: [
    [1, 0.8, 3.4],
    [2.756, 0.34, 1.9],
    [5.404, 0.2, 0.9],
    [8.933, 0.1, 0.4],
  ],
  shortening: 0.4,
  click: { hz: 7000, level: 0.05 },
}

/** A plucked tongue of a thumb piano: nearly a sine, with one high clink. */
const tongue: Bar = {
  modes: [
    [1, 1, 1.9],
    [2.01, 0.1, 1.0],
    [5.6, 0.16, 0.16],
    [9.1, 0.06, 0.08],
  ],
  shortening: 0.5,
  click: { hz: 3200, level: 0.1 },
}

export const marimba: Voice = tone => struck(rosewood, tone)
export const glockenspiel: Voice = tone => struck(steel, tone)
export const kalimba: Voice = tone => struck(tongue, tone)

function struck({ modes, shortening, click }: Bar, { hz, force, grain }: Tone) {
  const scale = power(261.6 / hz, shortening)
  const longest = Math.max(...modes.map(mode => mode[2])) * scale
  const side = new Float32Array(samplesIn(longest))
  modes.forEach(([ratio, level, seconds], index) => {
    const bright = index === 0 ? 1 : 0.35 + 0.9 * force
    const wobble = 1 + 0.25 * (grain() - 0.5)
    ring(side, { hz: hz * ratio, level: level * bright * wobble * force, seconds: seconds * scale } satisfies Mode)
  })
  const contact = new Filter(click.hz, 0.9)
  for (let i = 0; i < 400; i++)
    side[i]! += contact.bandpass(grain() * 2 - 1) * click.level * force * square(1 - i / 400) * (1 - i / 400)
  handle(side, 0.0012, longest * 0.8, 0.3)
  return centred(side)
}
