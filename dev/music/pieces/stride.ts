// Energetic and physical: a driven bass riff, big drums and brass that shouts in threes, in E minor.
import { band } from '#dev/music/bands/stride.ts'
import { chords, line, strokes } from '#dev/music/score/notation.ts'
import {
  above,
  accompany,
  block,
  each,
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
  Em:4 C:4 G:4 D:4  Em:4 C:4 G:4 D:4  Em:4 C:4
  G:4 D:4 Am:4 Em:4 C:4               Em:4 C:4 B:4
  Em:4 C:4 G:4 D:4 Am:4`)
/** Two bars at half the pace, and one that gathers speed, before the riff comes back. */
const PAUSE = { from: 60, to: 72 }
const SLOW = { from: 60, to: 68 }
const TURN_BEATS = 4
const C = 0

const MELODY = line(`
  -:4                                            -:2 E5:.5 G5:.5 B5:1!
  B5:.75! A5:.75 G5:.5 D5:1 -:1                  A5:.75! F#5:.75 D5:.5 -:.5 D5:.5 E5:.5 F#5:.5
  G5:.75! E5:.75 B4:.5 -:.5 B4:.5 E5:.5 G5:.5    E5:.75! G5:.75 C6:.5 -:.5 B5:.5 A5:.5 G5:.5
  B5:.75! G5:.75 D5:.5 B5:1 A5:.5 G5:.5          A5:.75! F#5:.75 A5:.5 D6:1! -:1
  B5:.75! G5:.75 E5:.5 B5:.5 A5:.5 G5:.5 F#5:.5  G5:.75! E5:.75 G5:.5 C6:1! -:1
  B5:.75! D6:.75 B5:.5 G5:.5 A5:.5 B5:1!         A5:.75! F#5:.75 D5:.5 -:.5 E5:.5 F#5:.5 A5:.5
  C6:.75! A5:.75 E5:.5 C6:1! -:1                 B5:.75! G5:.75 E5:.5 B5:1! -:1
  E6:.75! C6:.75 G5:.5 E6:.5 D6:.5 C6:.5 B5:.5
  B4:1.5! E5:.5 G5:2                             G5:1.5! E5:.5 C5:1 -:1
  -:2 D#5:.5 F#5:.5 B5:1!
  B5:.75! G5:.75 E5:.5 B5:.5 A5:.5 G5:.5 F#5:.5  G5:.75! C6:.75 E6:.5 -:.5 D6:.5 C6:.5 G5:.5
  D6:.75! B5:.75 G5:.5 D6:1! B5:.5 A5:.5         A5:.75! F#5:.75 A5:.5 D6:1! -:1
  E6:.75! C6:.75 A5:.5 E6:1! D6:.5 C6:.5`)
const MELODY_TURN = line('D5:.5! E5:.5 F#5:.5! A5:.5 B5:.75! A5:.75! F#5:.5')

function arrange(end: number, rest: number): Score<typeof band> {
  const turn = end - TURN_BEATS
  const played = until(HARMONY, turn)
  const moving = [...played, ...chords(played.at(-1)?.chord.root === C ? 'D:4' : 'C:2 D:2', turn)]
  return {
    harmony: [...moving, ...chords(`E5:${rest}`, end)],
    parts: {
      sub: [
        ...moving.map(({ at, beats, chord }) => note(at, beats - 0.05, above(chord.bass, 28), 0.8)),
        note(end, rest - 1.5, 28, 0.9),
      ],
      riff: [...pausing(moving.flatMap(threes), pauseBefore(SLOW, turn)), ...block([40, 47], end, rest - 1.9, 0.9)],
      brass: [
        ...pausing(shouts(moving, turn), pauseBefore(PAUSE, turn)),
        ...block([52, 59, 64, 71, 76], end, rest - 2, 0.95),
      ],
      tune: [...until(MELODY, turn), ...later(MELODY_TURN, turn), ...line(`E5+E6:${rest - 2}!`, end)],
      pad: accompany(
        until(moving, turn).filter(({ at }) => at >= 16),
        { low: 57, high: 76, voices: 3 },
        (notes, { at, beats }) => block(notes, at, beats, 0.65),
      ),
      ...drums(turn, end),
      ...cymbals(turn, end),
    },
  }
}

/** Eighths on the root with accents in three, three and two, and the octave where they fall. */
function threes({ at, beats, chord }: Span): Note[] {
  const root = above(chord.root, 40)
  const fifth = above(chord.classes[2] ?? root, root)
  const figure = [root, root, root + 12, root, root, root + 12, root, fifth].slice(0, beats * 2)
  return figure.map((pitch, i) => note(at + i / 2, 0.42, pitch, i % 3 === 0 ? 0.9 : 0.65))
}

/** Short chords in the same threes, four to the bar in every other one. */
function shouts(harmony: readonly Span[], turn: number): Note[] {
  return accompany(harmony, { low: 55, high: 76, voices: 4 }, (notes, { at, beats }) => {
    const rhythm = at >= turn ? [0, 0.75, 1.5] : at % 8 === 4 ? [0, 0.75, 1.5, 3] : [0, 1.5]
    const places = rhythm.filter(place => place < beats)
    return places.flatMap(place => {
      const [long, force] = place === 0 ? [at === 0 ? 0.9 : 0.32, 0.92] : [0.32, 0.75]
      return block(notes, at + place, long, force)
    })
  })
}

/** Bars of the pause: half the pace, then faster with each beat. */
const KICKS: Record<number, string> = { 15: 'X.......', 16: 'X.........x.....', 17: 'X...X...X...X...' }
const SNARES: Record<number, string> = { 15: '........X.......', 16: '........X.....xx', 17: 'x.x.x.x.xxxxXXXX' }
const HATS: Record<number, string> = { 15: '', 16: 'o...o...o...o...', 17: 'x.x.x.x.x.x.x.x.' }

/** A stroke on each of some beats before the turn. */
const at = (beats: readonly number[], turn: number): Note[] =>
  until(
    beats.flatMap(beat => strokes('x', beat)),
    turn,
  )

function drums(turn: number, end: number) {
  const snare = [
    ...each(4, 0, turn, (at, bar) =>
      strokes(SNARES[bar] ?? (bar % 4 === 3 ? '....X.......X.xx' : '....X.......X...'), at),
    ),
    ...strokes('....X...x.x.xxXX', turn),
    ...strokes('X', end),
  ]
  return {
    kick: [
      ...each(4, 0, turn, (at, bar) => strokes(KICKS[bar] ?? (bar % 2 ? 'X.x...X...X...x.' : 'X.....X...X.....'), at)),
      ...strokes('X...X...X...X...', turn),
      ...strokes('X', end),
    ],
    snare,
    clap: softer(snare, 0.9),
    toms: [
      ...until(
        each(16, 0, turn, at => roll(at + 14.5)),
        turn,
      ),
      ...roll(turn + 2.5),
    ],
    boom: [...strokes('X', 0), ...at([PAUSE.from, PAUSE.to], turn), ...strokes('X', end)],
  }
}

/** Down the drums. */
const roll = (at: number): Note[] =>
  [47, 47, 43, 43, 40, 40].map((pitch, i) => note(at + i / 4, 0.5, pitch, 0.7 + (i % 2) * 0.15))

const cymbals = (turn: number, end: number) => ({
  hat: [
    ...each(4, 0, turn, (at, bar) => strokes(HATS[bar] ?? (bar < 2 ? 'x.o.x.o.x.o.x.o.' : 'xoxoxoxoxoxoxoxo'), at)),
    ...strokes('x.o.x.o.', turn),
  ],
  openHat: pausing(
    each(4, 16, turn, at => strokes('..x...x...x...x.', at)),
    PAUSE,
  ),
  crash: [...strokes('X', 0), ...at([16, 32, 48, PAUSE.to, 88], turn), ...strokes('X', end)],
  swell: [...until([note(PAUSE.to - 2, 2, 60, 0.7)], turn), note(end - 2, 2, 60, 0.8)],
})

export const stride: Piece = {
  ...beds.stride,
  swing: 0.5,
  level: 0.6,
  room: { seconds: 1.3, size: 0.7, before: 0.01, dull: 5000 },
  arc: ramp([0, -1], [8, -0.6], [16, 0.2], [32, 0.8]),
  band,
  arrange,
}
