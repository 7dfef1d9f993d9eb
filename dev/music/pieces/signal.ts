// Confident and technical: a sequencer over a steady kick, everything else breathing with it, from A minor home to C.
import { band, SWEEP } from '#dev/music/bands/signal.ts'
import { chords, line, strokes } from '#dev/music/score/notation.ts'
import {
  above,
  accompany,
  each,
  isWithin,
  later,
  note,
  pauseBefore,
  pausing,
  ramp,
  softer,
  until,
} from '#dev/music/score/phrase.ts'
import type { Note, Piece, Score, Span } from '#dev/music/score/score.ts'
import { beds } from '#lib/video/sound/beds.ts'

const HARMONY = chords(`
  Am9:4   Fmaj7:4    Cadd9/E:4 Gsus4:2 G:2  Am9:4 Fmaj9:4 Dm9:4 Gsus4:2 G:2
  Fmaj7:4 Cadd9/E:4  Dm9:4     Em7:4        Dm9:4 Fmaj9:4
  Am9:4   Fmaj7:4    Cadd9/E:4 Gsus4:2 G:2`)
const TURN_BEATS = 4
const F = 5

const MELODY = line(`
  E5:.75! B5:.75 A5:.5 -:2              E5:.75! C6:.75 A5:.5 -:1 G5:.5 A5:.5
  E5:.75! D6:.75 C6:.5 -:1 G5:.5 C6:.5  D6:1! C6:1 B5:1! -:1
  E6:.75! B5:.75 A5:.5 -:1 C6:.5 B5:.5  A5:.75! C6:.75 E6:.5 -:1 C6:.5 E6:.5
  F6:.75! E6:.75 C6:.5 A5:1 -:1         D6:.75! B5:.75 G5:.5 -:1 A5:.5 B5:.5
  A5:1.5! G5:.5 E5:1 -:1                G5:1.5! E5:.5 D5:1 -:1
  F5:.75! A5:.75 C6:.5 E6:1! -:1        D6:.75! B5:.75 G5:.5 E5:1 -:.5 B5:.5
  F5:1.5 E5:.5 A5:2                     G5:1.5 A5:.5 C6:1! -:1
  E6:.75! B5:.75 A5:.5 C6:.5 B5:.5 A5:.5 E5:.5   A5:.75! C6:.75 E6:.5 -:.5 C6:.5 A5:.5 G5:.5
  G5:.75! C6:.75 D6:.5 E6:1! -:.5 D6:.5          D6:1! C6:1 B5:1! D6:.5 B5:.5`)
const MELODY_TURN = line('C6:.75! A5:.75 F5:.5 D6:.75! B5:.75 G5:.5')
const MELODY_HOME = line('E6:1.5! -:.5 G5:.5? C6:1.4?')
/** Without a rest, where it has come back for the second time. */
const MELODY_HOME_AGAIN = line('E6:1.25! D6:.25 G5:.5? C6:1.4?')

function arrange(end: number, rest: number): Score<typeof band> {
  const turn = end - TURN_BEATS
  const played = until(HARMONY, turn)
  // After a bar of F the turn approaches the dominant from D instead of repeating it.
  const turning = played.at(-1)?.chord.root === F ? 'Dm9:2 Gsus4:2' : 'Fmaj7:2 G:2'
  const moving = [...played, ...chords(turning, turn)]
  const harmony = [...moving, ...chords(`Cadd9:${rest}`, end)]
  const home = turn > SWEEP.from ? MELODY_HOME_AGAIN : MELODY_HOME
  const tune = [...until(MELODY, turn), ...later(MELODY_TURN, turn), ...later(home, end)]
  const pause = pauseBefore(SWEEP, turn)
  const second = tune.filter(({ at }) => (at >= 16 && !isWithin(at, pause)) || at >= end)
  return {
    harmony,
    parts: {
      sub: [
        ...moving.map(({ at, beats, chord }) => note(at, beats - 0.1, above(chord.bass, 33), 0.8)),
        note(end, 2.2, 36, 0.85),
      ],
      bass: [...pausing(moving.flatMap(offbeats), pause), note(end, 1.4, 48, 0.9)],
      sequence: [
        ...ladder(moving),
        ...[60, 64, 67, 74, 76, 79].map((pitch, i) => note(end + i / 4, 0.4, pitch, 0.8 - i * 0.06)),
      ],
      pad: accompany(harmony, { low: 53, high: 76, voices: 4 }, (notes, { at, beats }) =>
        notes.map(pitch => note(at, beats === rest ? 2.1 : beats, pitch, 0.65)),
      ),
      tune,
      tuneAbove: softer(second, 0.8),
      ...beat(turn, end),
      ...entrances(turn, end),
    },
  }
}

/** The bass pushes between the kicks. */
function offbeats({ at, beats, chord }: Span): Note[] {
  return each(1, at, at + beats, start => [
    note(start + 0.5, 0.22, above(chord.bass, 45), 0.85),
    note(start + 0.75, 0.22, above(chord.bass, 45), 0.6),
  ])
}

/** Five rungs up and down in sixteenths; every fourth bar the ladder is turned around. */
function ladder(harmony: readonly Span[]): Note[] {
  return accompany(harmony, { low: 55, high: 74, voices: 4 }, (notes, { at, beats }) => {
    const rungs = [...notes, (notes[0] ?? 60) + 12]
    const steps = at % 16 >= 12 ? [4, 2, 3, 1, 2, 0, 1, 3] : [0, 2, 1, 3, 2, 4, 3, 1]
    return Array.from({ length: beats * 4 }, (_, i) => {
      const force = i % 4 === 0 ? 0.85 : i % 2 ? 0.5 : 0.66
      return note(at + i / 4, 0.2, rungs[steps[i % 8] ?? 0] ?? 60, force)
    })
  })
}

const beat = (turn: number, end: number) => ({
  kick: [
    ...each(4, 0, turn, (at, bar) =>
      strokes(PAUSED[bar] ?? (bar % 4 === 3 ? 'X...X...X...X.x.' : 'X...X...X...X...'), at),
    ),
    ...strokes('X...X...X.X.....', turn),
    ...strokes('X', end),
  ],
  clap: [
    ...each(4, 0, turn, (at, bar) => strokes(ROLL[bar] ?? CLAPS[bar === 0 ? 0 : bar % 4 === 3 ? 2 : 1] ?? '', at)),
    ...strokes('....x.......x.xx', turn),
    ...strokes('X', end),
  ],
  hat: [
    ...each(4, 0, turn, (at, bar) => strokes(PAUSED[bar] ?? (bar < 2 ? '..x...x...x...x.' : 'o.xoo.xoo.xoo.xo'), at)),
    ...strokes('oxoxoxoxoxoxoxox', turn),
  ],
  openHat: pausing(
    each(4, 8, turn, at => strokes('..x...x...x...x.', at)),
    SWEEP,
  ),
})

/** Bars of the sweep: no drums, then a roll of claps. */
const PAUSED: Record<number, string> = { 12: '', 13: '' }
const ROLL: Record<number, string> = { 12: '', 13: 'o...o...x.x.xxxX' }
const CLAPS = ['............x...', '....x.......x...', '....x.......x..o']

const PARTS = [16, 32, SWEEP.to]

/** What announces each new part and the end. */
const entrances = (turn: number, end: number) => ({
  crash: [
    ...strokes('x', 0),
    ...until(
      PARTS.flatMap(at => strokes('x', at)),
      turn,
    ),
    ...strokes('X', end),
  ],
  boom: [...strokes('x', 0), ...strokes('X', end)],
  riser: [...until([note(52, 4, 60, 0.7)], turn), note(turn, 4, 60, 0.8)],
  swell: [...until([note(14, 2, 60, 0.6), note(54, 2, 60, 0.7)], turn), note(end - 2, 2, 60, 0.8)],
})

export const signal: Piece = {
  ...beds.signal,
  swing: 0.5,
  level: 2,
  room: { seconds: 1.7, size: 0.85, before: 0.018, dull: 5600 },
  arc: ramp([0, -1.5], [8, -0.8], [16, 0.3], [28, 1]),
  band,
  arrange,
}
