// Warm and acoustic: a picked nylon guitar, a double bass, hands and a shaker, in G.

import { band } from '#dev/music/bands/hearth.ts'
import { chords, line, strokes } from '#dev/music/score/notation.ts'
import {
  above,
  accompany,
  each,
  higher,
  isWithin,
  later,
  note,
  pauseBefore,
  pausing,
  ramp,
  rolled,
  softer,
  until,
} from '#dev/music/score/phrase.ts'
import type { Note, Piece, Score, Span } from '#dev/music/score/score.ts'
import { registry } from '#lib/registry.ts'
import { beds } from '#lib/video/sound/beds.ts'

const HARMONY = chords(`
  G:4 Cadd9:4 Em7:4 Dsus4:2 D:2  G/B:4 Cadd9:4 Em7:2 Cadd9:2
  Dsus4:2 D:2 Cadd9:4 G/B:4      Am7:4 Dsus4:2 D:2
  G:4 Cadd9:4 Em7:2 Cadd9:2`)
/** Two bars of one guitar and the tune, before all come back. */
const PAUSE = { from: 40, to: 48 }
const TURN = 'Am7:1 D7:1'
/** Where the music has come to the dominant already. */
const TURN_AGAIN = 'Cadd9:1 D7:1'
const TURN_BEATS = 2

/** Where the fingers are, from the lowest string that sounds. */
const SHAPES: Record<string, readonly [bass: number, other: number, middle: number, high: number, top: number]> =
  registry({
    G: [43, 50, 55, 62, 67],
    Cadd9: [48, 52, 55, 62, 67],
    Em7: [40, 47, 55, 62, 67],
    Dsus4: [50, 57, 57, 62, 67],
    D: [50, 57, 57, 62, 66],
    'G/B': [47, 50, 55, 62, 67],
    Am7: [45, 52, 55, 60, 64],
    D7: [50, 57, 57, 60, 66],
  })

const MELODY = line(`
  D5:.5 G5:.5! -:.5 A5:.5  B5:1! A5:.5 G5:.5   E5:1.5! D5:.5            -:.5 D5:.5 E5:.5 G5:.5
  B5:1! A5:.5 G5:.5        A5:1 G5:.5 E5:.5    D5:1 G5:1!               F#5:1.5! -:.5
  -:.5 D5:.5 G5:.5 A5:.5   B5:1! D6:1          C6:.5 D6:.5 B5:.5 G5:.5  E5:1.5! D5:.5
  G5:1! A5:.5 B5:.5        E5:.5 G5:.5 D5:1
  D5:.5 G5:.5 A5:1!        F#5:1.5! -:.5       G5:1! E5:.5 G5:.5        C6:1.5! B5:.5
  B5:1! G5:.5 B5:.5        D6:1.5! -:.5
  C6:1 B5:.5 A5:.5         G5:1 E5:1           G5:1 A5:1                F#5:1 A5:.5 C6:.5
  B5:1! A5:.5 G5:.5        D6:1! B5:1          C6:.5 D6:.5! B5:.5 G5:.5 E5:1! G5:1
  B5:1! G5:.5 B5:.5        E5:.5 G5:.5 D5:1`)
const MELODY_TURN = line('C6:.5! B5:.5 A5:.5 F#5:.5')
const MELODY_HOME = line('G5:1! -:.5 D6:.5? G6:1?')

function arrange(end: number, rest: number): Score<typeof band> {
  const turn = end - TURN_BEATS
  const pause = pauseBefore(PAUSE, turn)
  const played = until(HARMONY, turn)
  const moving = [...played, ...chords(played.at(-1)?.chord.symbol === 'D' ? TURN_AGAIN : TURN, turn)]
  const harmony = [...moving, ...chords(`G:${rest}`, end)]
  const tune = [...until(MELODY, turn), ...later(MELODY_TURN, turn), ...later(MELODY_HOME, end)]
  return {
    harmony,
    parts: {
      guitar: [...moving.flatMap(picked), ...rolled([43, 47, 50, 55, 62, 67], end, rest - 0.9, 0.72, 0.035)],
      secondGuitar: [
        ...pausing(moving.flatMap(brushed), pause),
        ...rolled([55, 59, 62, 67, 71], end, rest - 1, 0.65, 0.03),
      ],
      tune,
      sparkle: higher(
        softer(
          tune.filter(({ at }) => at >= 16 || at >= end),
          0.7,
        ),
        12,
      ),
      bass: [
        ...moving.flatMap(span => (isWithin(span.at, pause) ? held(span) : walked(span))),
        note(end, rest - 1.2, 31, 0.85),
      ],
      pad: accompany(harmony, { low: 55, high: 74, voices: 4 }, (notes, { at, beats }) =>
        notes.map(pitch => note(at, beats === rest ? rest - 1.5 : beats, pitch, 0.6)),
      ),
      ...hands(turn, end),
    },
  }
}

function shapeOf({ chord: { symbol } }: Span) {
  const shape = SHAPES[symbol]
  if (!shape) throw new Error(`the guitar has no shape for ${symbol}`)
  return shape
}

/** Thumb on the beats between two bass strings, fingers between them. */
function picked(span: Span): Note[] {
  const [bass, other, middle, high, top] = shapeOf(span)
  const figure = [[bass, top], [middle], [other], [high], [bass], [top, middle], [other], [high]]
  return figure.slice(0, span.beats * 2).flatMap((strings, i) =>
    strings.map(pitch => {
      const force = i % 2 ? 0.55 : pitch === top ? 0.7 : 0.62
      return note(span.at + i / 2, Math.min(span.beats - i / 2, 2), pitch, force)
    }),
  )
}

/** A brushed answer on the second half of each bar. */
function brushed(span: Span): Note[] {
  const high = shapeOf(span).slice(2)
  const places = [0, 1.5, 2.5, 3.5].filter(place => place < span.beats)
  return places.flatMap(place => {
    const [beats, force] = place === 0 ? [1.4, 0.6] : [0.9, 0.45]
    return rolled(high, span.at + place, Math.min(beats, span.beats - place), force, 0.025)
  })
}

const held = ({ at, beats, chord }: Span): Note[] => [note(at, beats - 0.2, above(chord.bass, 28), 0.7)]

function walked({ at, beats, chord }: Span): Note[] {
  const root = above(chord.bass, 28)
  const fifth = above(chord.classes[2] ?? chord.root, root - 5)
  const bar = [
    note(0, 1.5, root, 0.8),
    note(1.5, 0.5, root, 0.55),
    note(2, 1.5, fifth, 0.7),
    note(3.5, 0.5, fifth, 0.5),
  ]
  return later(until(bar, beats), at)
}

/** Bars that differ from the others. */
const KICKS: Record<number, string> = { 10: '', 11: '' }
const SNAPS: Record<number, string> = { 0: '............x...', 10: '', 11: '............x.x.' }
const SHAKES: Record<number, string> = { 0: 'o.x.o.x.o.x.o.x.', 10: '', 11: 'o.x.o.x.ooxoooxx' }

const hands = (turn: number, end: number) => ({
  kick: [
    ...each(4, 0, turn, (at, bar) =>
      strokes(KICKS[bar] ?? (bar % 4 === 3 ? 'X.....x.x.....x.' : 'X.......x.....o.'), at),
    ),
    ...strokes('X.......', turn),
    ...strokes('X', end),
  ],
  snap: [...each(4, 0, turn, (at, bar) => strokes(SNAPS[bar] ?? '....x.......x...', at)), ...strokes('....x.x.', turn)],
  shaker: [
    ...each(4, 0, turn, (at, bar) => strokes(SHAKES[bar] ?? 'ooxoooxoooxoooxo', at)),
    ...strokes('ooxoooxx', turn),
    ...strokes('X', end),
  ],
})

export const hearth: Piece = {
  ...beds.hearth,
  swing: 0.53,
  level: 2.2,
  room: { seconds: 1.3, size: 0.62, before: 0.012, dull: 5200 },
  arc: ramp([0, -1.5], [8, -0.5], [16, 0.3], [24, 0.8], [48, 0.8], [56, 1.4]),
  band,
  arrange,
}
