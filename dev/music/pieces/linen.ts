// Calm and editorial: a felt piano over slow strings, a chord for every two beats, in D.
import { band } from '#dev/music/bands/linen.ts'
import { chordAt, chords, line } from '#dev/music/score/notation.ts'
import {
  above,
  accompany,
  higher,
  isWithin,
  later,
  note,
  type Pause,
  pauseBefore,
  pausing,
  ramp,
  rolled,
  softer,
  until,
} from '#dev/music/score/phrase.ts'
import type { Note, Piece, Score, Span } from '#dev/music/score/score.ts'
import { beds } from '#lib/video/sound/beds.ts'

const HARMONY = chords(`
  Dadd9:2 A/C#:2   Bm7:2 Gmaj7:2
  D/F#:2  Em9:2    Gmaj9:2 A9sus4:2
  Bm9:2   Gmaj9:2
  Em7:2   A7sus4:2  F#m7:2 Bm7:2   Gmaj7:2 F#m7:2
  Gmaj9:4
  Dadd9:2 A/C#:2    Bm7:2 Gmaj7:2  D/F#:2 Gmaj7:2`)
/** A bar in which the piano is all but alone, before the first phrase comes back. */
const PAUSE = { from: 32, to: 36 }
const TURN = 'Em7:1 A7sus4:1'
const TURN_BEATS = 2

const MELODY = line(`
  F#5:1.5! E5:.5        E5:1 A4:.5 B4:.5   D5:1.5! C#5:.5   B4:1 D5:.5 E5:.5
  F#5:1.5! A5:.5        F#5:1 E5:.5 D5:.5  B5:1.5! A5:.5    A5:1 E5:.5 G5:.5
  F#5:1! D5:.5 C#5:.5   D5:1 F#5:.5 A5:.5
  G5:1.5! A5:.5         B5:1 A5:.5 G5:.5   A5:1.5! F#5:.5    E5:1 F#5:.5 A5:.5
  B5:1! A5:.5 B5:.5     C#6:1.5! B5:.5
  D6:1? B5:1? A5:2?
  F#5:1! A5:.5 F#5:.5   E5:1 C#5:.5 E5:.5  D5:1! F#5:.5 B5:.5  B5:1.5! A5:.5
  A5:1! F#5:.5 A5:.5    B5:1! D6:.5 B5:.5`)
const MELODY_TURN = line('G5:.5 F#5:.5 E5:1')

/** One high line that joins with the second phrase, and a second under it when the first one comes back. */
const STRINGS = line(
  `A5:2 B5:2 D6:2 D6:2 D6:2 B5:2
  B5:2 A5:2 C#6:2 D6:2 D6:2 C#6:2  -:4
  A5+D6:2 A5+C#6:2 B5+D6:2 B5+D6:2 A5+D6:2 B5+D6:2`,
  8,
)

function arrange(end: number, rest: number): Score<typeof band> {
  const turn = end - TURN_BEATS
  const harmony = [...until(HARMONY, turn), ...chords(TURN, turn), ...chords(`Dadd9:${rest}`, end)]
  const pause = pauseBefore(PAUSE, turn)
  const melody = [...until(MELODY, turn), ...later(MELODY_TURN, turn)]
  return {
    harmony,
    parts: {
      leftHand: [...leftHand(until(harmony, end)), ...rolled([38, 45, 50, 57], end, rest - 1.1, 0.6, 0.06)],
      rightHand: [
        ...rolled([62, 66, 69], 0, 1.9, 0.62, 0.05),
        ...melody,
        ...secondVoice(pausing(melody, pause), harmony),
        ...rolled([62, 64, 66, 69, 74], end, rest - 1.1, 0.66, 0.07),
        ...line('A5:1? D6:1?', end + 1),
      ],
      bell: [...line('A6:1?'), ...echoes(melody, pause), ...line('D7:2?', end), ...line('F#6:1?', end + 2)],
      pad: pad(harmony, rest),
      strings: [...until(STRINGS, turn), ...line('B5:1 A5:1', turn), ...line(`F#5+A5+D6:${rest - 1.8}`, end)],
      bass: bass(harmony, rest),
    },
  }
}

/** Root, fifth, tenth, fifth: the pedal holds each until the harmony moves. */
function leftHand(harmony: readonly Span[]): Note[] {
  return harmony.flatMap(({ at, beats, chord }) => {
    const root = above(chord.bass, 38)
    const fifth = above(chord.classes[2] ?? chord.root, root + 4)
    const tenth = above(chord.classes[1] ?? chord.root, fifth + 3)
    const figure = [root, fifth, tenth, fifth].slice(0, beats * 2)
    return figure.map((pitch, i) => note(at + i / 2, beats - i / 2 + 0.1, pitch, i ? 0.42 : 0.6))
  })
}

/** From the second phrase on, a chord note under each long note of the tune. */
function secondVoice(melody: readonly Note[], harmony: readonly Span[]): Note[] {
  const long = melody.filter(({ at, beats }) => at >= 8 && beats >= 1)
  return long.map(({ at, beats, pitch, force }) => {
    const below = chordAt(harmony, at)
      .classes.map(one => above(one, pitch - 9))
      .filter(other => other <= pitch - 3)
    return note(at, beats, Math.max(...below), force * 0.6)
  })
}

/** A bell an octave above the tune in the pause, and on what it leans on from there. */
function echoes(melody: readonly Note[], pause: Pause): Note[] {
  const heard = melody.filter(({ at, force }) => isWithin(at, pause) || (at >= PAUSE.to && force > 0.8))
  return higher(softer(heard, 0.7), 12)
}

function pad(harmony: readonly Span[], rest: number): Note[] {
  return accompany(harmony, { low: 54, high: 76, voices: 4 }, (notes, { at, beats }) =>
    notes.map(pitch => note(at, beats === rest ? rest - 2 : beats, pitch, 0.6)),
  )
}

function bass(harmony: readonly Span[], rest: number): Note[] {
  return harmony.map(({ at, beats, chord }) =>
    note(at, beats === rest ? rest - 1.3 : beats, above(chord.bass, 33), 0.7),
  )
}

export const linen: Piece = {
  ...beds.linen,
  swing: 0.5,
  level: 2.2,
  room: { seconds: 2.3, size: 1, before: 0.022, dull: 4200 },
  arc: ramp([0, -1], [8, -0.5], [12, 1], [18, 1], [20, 0], [28, 0], [36, 1], [48, 1], [50, 0]),
  band,
  arrange,
}
