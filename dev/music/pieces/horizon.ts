// Cinematic: strings that cannot rest over a held D, drums that come nearer, and a major chord at last.
import { band, HUSH } from '#dev/music/bands/horizon.ts'
import { chords, line, strokes } from '#dev/music/score/notation.ts'
import {
  above,
  accompany,
  block,
  each,
  isWithin,
  later,
  note,
  pauseBefore,
  pausing,
  ramp,
  rolled,
  softer,
  triad,
  until,
} from '#dev/music/score/phrase.ts'
import type { Course, Note, Piece, Score, Span } from '#dev/music/score/score.ts'
import { beds } from '#lib/video/sound/beds.ts'

const HARMONY = chords(`
  Dm:4 Bb/D:4 Gm/D:4 Asus4/D:2 A/D:2 Dm/F:4 Gm:4
  Bb:4 F/A:4 Gm:2 A:2   Dm:4 Bb/D:4   Gm:4 Dm/F:4 Eb:4`)
const TURN = 'Bb:2 C:2'
const TURN_BEATS = 4

/** The horns climb a step with each bar; only the last chord lets them arrive. */
const HORNS = line(`
  -:2 D4:2 F4:2 F4:2 G4:2 Bb4:2 D5:2 C#5:2 D5:2 F5:2 D5:2 G5:2
  D5:2 F5:2 F5:2 A5:2 G5:2 E5:2   -:4 F4:4?   G4:2 Bb4:2 A4:2 D5:2 Eb5:2 G5:2`)
const HORNS_TURN = line('D5:1 F5:1 E5:1 G5:1')

const LOW_PIANO = line(
  `D2+D3:4 -:4 F2+F3:4 G2+G3:4
  Bb2+Bb3:4 A2+A3:4 G2+G3:2 A2+A3:2   D3+A3+D4:4 D3+F3+Bb3:4   G2+G3:4 F2+F3:4 Eb2+Eb3:4`,
  8,
)
/** All that is heard above the held note when the rest falls silent. */
const BELL = line('A6:2? F6:2? D6:2? F6:2?', HUSH.from)

function arrange(end: number, rest: number): Score<typeof band> {
  const turn = end - TURN_BEATS
  const moving = [...until(HARMONY, turn), ...chords(TURN, turn)]
  const harmony = [...moving, ...chords(`Dadd9:${rest}`, end)]
  const held = rest - 2
  const hush = pauseBefore(HUSH, turn)
  return {
    harmony,
    parts: {
      lowPiano: [
        ...line('D2+D3+A4+D5:4!'),
        ...until(LOW_PIANO, turn),
        ...rolled([38, 50, 57, 62, 66, 69, 74], end, rest - 0.6, 0.85, 0.02),
      ],
      drone: harmony.map(span => low(span, 38, Math.min(span.beats, span.at === end ? held : 4))),
      sub: harmony.map(span => low(span, 26, Math.min(span.beats, span.at === end ? held : 4))),
      ostinato: moving.flatMap(span => (isWithin(span.at, hush) ? leaning(span) : restless(span))),
      highOstinato: pausing(
        moving.filter(({ at }) => at >= 4).flatMap(span => repeated(span, span.at >= turn ? 0.25 : 0.5)),
        hush,
      ),
      strings: [...pausing(sustained(moving, turn), hush), ...block([57, 62, 66, 69, 74, 78], end, held, 0.8)],
      horns: [...until(HORNS, turn), ...later(HORNS_TURN, turn), ...line(`D4+A4+D5+F#5:${held}!`, end)],
      pad: accompany(harmony, { low: 50, high: 69, voices: 4 }, (notes, { at, beats }) =>
        block(notes, at, at === end ? held : beats, 0.6),
      ),
      ...drums(turn, end),
      ...arrival(turn, end),
    },
  }
}

/** From the third bar on, and at the end of a version however short. */
const sustained = (moving: readonly Span[], turn: number): Note[] =>
  accompany(
    moving.filter(({ at }) => at >= 8 || at >= turn),
    { low: 57, high: 81, voices: 4 },
    (notes, { at, beats }) => block(notes, at, beats, 0.7),
  )

const low = ({ at, chord }: Span, floor: number, beats: number): Note => note(at, beats, above(chord.bass, floor), 0.8)

/** Sixteenths around the chord, leaning on the first of three, three and two. */
function restless({ at, beats, chord }: Span): Note[] {
  const [root, third, fifth] = triad(chord, 50)
  const figure = [root, fifth, third, root, fifth, third, root, fifth]
  return Array.from({ length: beats * 4 }, (_, i) =>
    note(at + i / 4, 0.22, figure[i % 8] ?? root, [0, 3, 6].includes(i % 8) ? 0.88 : 0.55),
  )
}

/** Only what it leans on, from far off. */
const leaning = (span: Span): Note[] =>
  softer(
    restless(span).filter(({ force }) => force > 0.8),
    0.6,
  )

/** Violins on the chord's third and fifth. */
function repeated({ at, beats, chord }: Span, step: number): Note[] {
  const [, third, fifth] = triad(chord, 69)
  return Array.from({ length: beats / step }, (_, i) =>
    block([third, fifth], at + i * step, step * 0.85, i % 2 ? 0.55 : 0.75),
  ).flat()
}

const LOW = 33
const HIGH = 40
/** Each four beats nearer than the last, up to the hush, and once more. */
const NEARER = [
  'X.......o.......',
  'X.....o.x.......',
  'X.....x.x...x.o.',
  'X..x..x.X..x..x.',
  'X..x..x.X..x.xx.',
  'X..x..x.X.xxX.xx',
  'X..x..x.X..x..x.',
  'X..x..x.X..x.xx.',
  'X..x..x.X.xxX.xx',
  'X...............',
  '........o.....o.',
  'X..x..x.X..x..x.',
  'X..x..x.X.x.x.xx',
  'X.xxX.xxX.xxXxXx',
]

const drums = (turn: number, end: number) => ({
  bigDrum: [
    ...each(4, 0, turn, (at, bar) => strokes(NEARER[bar] ?? '', at, 0.25, LOW)),
    ...strokes('X..x..X.X.x.', turn, 0.25, LOW),
    ...strokes('............xxXX', turn, 0.25, HIGH),
    ...strokes('X', end, 0.25, LOW),
  ],
  boom: [...strokes('X', 0), ...until([...strokes('x', 24), ...strokes('X', HUSH.to)], turn), ...strokes('X', end)],
})

const arrival = (turn: number, end: number) => ({
  crash: strokes('X', end),
  swell: [...(turn > HUSH.to ? [note(HUSH.to - 3, 3, 60, 0.7)] : []), note(end - 3, 3, 60, 0.8)],
  riser: [note(turn, 4, 60, 0.8)],
  bell: [...line('A6:1?'), ...until(BELL, turn), ...line('D6+F#6:1.5? A6:1.5?', end)],
})

const far = ramp(
  [0, -1],
  [2, -4],
  [12, -2.5],
  [20, -1],
  [24, -1],
  [28, -0.5],
  [36, -0.5],
  [37, -2],
  [44, -1.5],
  [56, 0],
)

/** From far off, and over the last four beats all the way to the front. */
const nearing: Course = (beat, end) => {
  const left = Math.max(0, Math.min(1, (end - beat) / TURN_BEATS))
  return far(Math.min(beat, end - TURN_BEATS), end) * left + (1 - left)
}

export const horizon: Piece = {
  ...beds.horizon,
  swing: 0.5,
  level: 2.6,
  room: { seconds: 2.3, size: 1.15, before: 0.028, dull: 4600 },
  arc: nearing,
  band,
  arrange,
}
