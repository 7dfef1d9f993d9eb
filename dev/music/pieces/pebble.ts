// Bright and playful: marimba and pizzicato over an oom-pah of bass and ukulele, with a rag's turns, in F.
import { band } from '#dev/music/bands/pebble.ts'
import { chords, line, strokes } from '#dev/music/score/notation.ts'
import {
  above,
  accompany,
  each,
  higher,
  later,
  note,
  pausing,
  ramp,
  rolled,
  softer,
  until,
} from '#dev/music/score/phrase.ts'
import type { Note, Piece, Score, Span } from '#dev/music/score/score.ts'
import { beds } from '#lib/video/sound/beds.ts'

const HARMONY = chords(`
  F6:2 D7:2    Gm7:2 C7:2   F6:2 F7/A:2  Bb6:2 Bdim7:2
  F/C:2 D7:2   Gm7:2 Bbm6:2 F6:2 Dm7:2   Bb6:4
  A7:2 Dm7:2   G7:2 C7:2    Dm7:2 A7:2   Bb6:2 G7:2
  C7:4
  F6:2 D7:2    Gm7:2 C7:2   F6:2 F7/A:2  Bb6:2 Bdim7:2`)
/** A bar in which all but the tune and the snaps stop. */
const STOP = { from: 48, to: 52 }
/** Who strikes once more as it begins. */
const AFTER_STROKE = { from: 49, to: 52 }
const TURN_BEATS = 2
/** Nobody stops right before the end. */
const pausesIn = (end: number) =>
  end > STOP.to + TURN_BEATS ? { stop: STOP, afterStroke: AFTER_STROKE } : { stop: NEVER, afterStroke: NEVER }
const NEVER = { from: 0, to: 0 }

const MELODY = line(`
  C5:.5 F5:.5 A5:.5 C6:.5!  -:.5 A5:.5 F#5:1!          G5:.5 A5:.5 Bb5:.5 D6:.5!   -:.5 C6:.5 Bb5:1
  A5:.5 C6:.5! A5:.5 F5:.5  G5:.5 Eb6:.5! C6:1         D6:.5! Bb5:.5 G5:.5 D5:.5   -:.5 D5:.5 F5:.5 Ab5:.5!
  A5:1! C6:.5 A5:.5         -:.5 C6:.5! A5:.5 F#5:.5   G5:.5 Bb5:.5 D6:1!          Db6:.5! Bb5:.5 G5:1
  C6:.5! A5:.5 F5:.5 C5:.5  D5:.5 F5:.5 A5:1!          Bb5:.5 D6:.5! F6:.5 D6:.5   G5:.5 Bb5:.5 D6:1!
  C#6:.5! A5:.5 E5:.5 A5:.5 -:.5 F5:.5 A5:1!           B5:.5! G5:.5 D5:.5 G5:.5    -:.5 E5:.5 G5:1!
  A5:.5 C6:.5 D6:1!         C#6:.5 A5:.5 E5:.5 G5:.5   F5:.5 Bb5:.5 D6:1!          B5:.5! D6:.5 F6:1!
  E6:.5! C6:.5 Bb5:.5 G5:.5                            E5:.5 D5:.5 E5:.5! G5:.5
  A5:1! C6:.5 A5:.5         -:.5 C6:.5! A5:.5 F#5:.5   G5:.5 Bb5:.5 D6:1!          C6:.5! Bb5:.5 G5:1
  A5:.5 C6:.5! A5:.5 F5:.5  G5:.5 Eb6:.5! C6:1         D6:.5! F6:.5 D6:.5 Bb5:.5   Ab5:.5 B5:.5 D6:1!`)
const MELODY_TURN = line('D6:.5! Bb5:.5 G5:.5! E5:.5')
/** The last chord, a rest, and two small steps out of the door. */
const MELODY_HOME = line('F5+A5:.5! -:.5 C6:.5 F6:1!')
const STEP_OUT = 1.5

function arrange(end: number, rest: number): Score<typeof band> {
  const turn = end - TURN_BEATS
  const { stop, afterStroke } = pausesIn(end)
  const played = until(HARMONY, turn)
  // The diminished chord wants to step up to C, not down to G.
  const turning = played.at(-1)?.chord.symbol === 'Bdim7' ? 'Gm7/C:1 C7:1' : 'Gm7:1 C7:1'
  const moving = [...played, ...chords(turning, turn)]
  const tune = [...until(MELODY, turn), ...later(MELODY_TURN, turn), ...later(MELODY_HOME, end)]
  // A long last bar gets one more bell, as if somebody looked back in.
  const afterthought = rest > 3.9 ? line('A5+C6+F6:1', end + 2.5) : []
  const ringing = tune.filter(({ at, force }) => force > 0.8 || at >= end)
  return {
    harmony: [...moving, ...chords(`F6:${rest}`, end)],
    parts: {
      marimba: [...tune, ...softer(afterthought, 0.7)],
      secondMarimba: pausing(rolling(moving.filter(({ at }) => at >= 8 && at < turn)), stop),
      bells: [...line('F6+A6:1?'), ...higher(softer(ringing, 0.8), 12), ...afterthought],
      pizzicato: [
        ...until(moving, turn).flatMap(answer),
        ...line('Bb4+D5:.5 -:.5 E4+Bb4:.5 G4:.5', turn),
        ...line('F4+A4:.5! -:.5 C5:.5 F4+C5:.5!', end),
      ],
      ukulele: [
        ...pausing(chops(moving), afterStroke),
        ...rolled([60, 65, 69, 74], end, 0.6, 0.75, 0.02),
        ...rolled([65, 69, 72, 77], end + STEP_OUT, Math.max(0.9, rest - 2.1), 0.7, 0.03),
      ],
      bass: [
        ...pausing(moving.flatMap(oom), afterStroke),
        note(end, 0.9, 29, 0.9),
        note(end + 1, 0.4, 36, 0.6),
        note(end + STEP_OUT, 0.45, 29, 0.85),
      ],
      ...hands(turn, end),
    },
  }
}

/** On the beats: the root, then the fifth below or above. */
function oom({ at, beats, chord }: Span): Note[] {
  const root = above(chord.bass, 29)
  const fifth = above(chord.classes[2] ?? chord.root, root - 6)
  return Array.from({ length: beats }, (_, i) => note(at + i, 0.8, i % 2 ? fifth : root, i % 2 ? 0.66 : 0.82))
}

/** Pah, between them. */
function chops(harmony: readonly Span[]): Note[] {
  return accompany(harmony, { low: 60, high: 74, voices: 4 }, (notes, { at, beats }) =>
    Array.from({ length: beats }, (_, beat) => rolled(notes, at + beat + 0.5, 0.34, 0.6, 0.012)).flat(),
  )
}

/** A second player fills the chord in eighths. */
function rolling(harmony: readonly Span[]): Note[] {
  return accompany(harmony, { low: 55, high: 72, voices: 3 }, ([low = 60, middle = 64, high = 67], { at, beats }) =>
    [low, high, middle, high, low, high, middle, high]
      .slice(0, beats * 2)
      .map((pitch, i) => note(at + i / 2, 0.5, pitch, i % 2 ? 0.5 : 0.62)),
  )
}

/** Plucked strings speak where the tune rests, in the second half of each bar. */
function answer({ at, chord }: Span): Note[] {
  if (at % 4 !== 2) return []
  const third = above(chord.classes[1] ?? chord.root, 64)
  return [note(at, 0.4, third, 0.75), note(at + 1.5, 0.4, above(chord.root, third), 0.6)]
}

function hands(turn: number, end: number) {
  const { stop, afterStroke } = pausesIn(end)
  return {
    kick: [
      ...pausing(
        each(2, 0, turn, at => strokes('X...o...', at)),
        afterStroke,
      ),
      ...strokes('X...x...', turn),
      ...strokes('X.....X', end),
    ],
    snap: [...each(2, 0, turn, at => strokes('....x...', at)), ...strokes('....x...', turn)],
    clap: [
      ...pausing(
        each(4, 8, turn, (at, bar) => strokes(bar % 2 ? '....x.......x.x.' : '....x.......x...', at)),
        stop,
      ),
      ...strokes('......x.', turn),
      ...strokes('......x', end),
    ],
    shaker: pausing(
      each(2, 0, end, at => strokes('x.o.x.o.', at)),
      stop,
    ),
    hat: pausing(
      each(4, 16, turn, at => strokes(at < STOP.to ? 'o.x.o.x.o.x.o.xo' : 'ooxoo.xoooxoo.xo', at)),
      stop,
    ),
  }
}

export const pebble: Piece = {
  ...beds.pebble,
  swing: 0.58,
  level: 4.2,
  room: { seconds: 0.9, size: 0.5, before: 0.008, dull: 6000 },
  arc: ramp([0, -1.5], [8, -0.6], [16, 0], [24, 0.6], [52, 0.6], [60, 1]),
  band,
  arrange,
}
