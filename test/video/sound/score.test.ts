import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chord } from '#dev/music/score/chord.ts'
import { chordAt, chords, line, strokes } from '#dev/music/score/notation.ts'
import { each, ramp, until } from '#dev/music/score/phrase.ts'
import { hertz, pitch, pitchClass } from '#dev/music/score/pitch.ts'
import { timeOf } from '#dev/music/score/player.ts'
import { voicings } from '#dev/music/score/voicing.ts'

const SEED = Number(process.env.SEED ?? 20261120)

describe('pitch', () => {
  it('counts from the middle of the keyboard', () => {
    expect(['C4', 'A4', 'Bb3', 'F#5', 'C-1'].map(pitch)).toEqual([60, 69, 58, 78, 0])
    expect(hertz(69)).toBe(440)
    expect(pitchClass('Db')).toBe(pitchClass('C#'))
    expect(() => pitch('H4')).toThrow('no note is called H4')
  })
})

describe('chord', () => {
  it('reads symbols as musicians write them', () => {
    expect(chord('Am9').classes).toEqual([9, 0, 4, 7, 11])
    expect(chord('A/C#')).toMatchObject({ root: 9, bass: 1, classes: [9, 1, 4] })
    expect(chord('Bdim7').classes).toEqual([11, 2, 5, 8])
    expect(chord('Gsus4').telling).toEqual([0])
    expect(chord('Bb6').classes).toEqual([10, 2, 5, 7])
    expect(() => chord('Hm')).toThrow('no chord is written Hm')
    expect(() => chord('C13')).toThrow('no chord is written C13')
  })
})

describe('notation', () => {
  it('reads a line with rests, chords and accents', () => {
    expect(line('F#5:1.5! -:.5 A5+D6:2?', 4)).toEqual([
      { at: 4, beats: 1.5, pitch: 78, force: 0.92 },
      { at: 6, beats: 2, pitch: 81, force: 0.48 },
      { at: 6, beats: 2, pitch: 86, force: 0.48 },
    ])
    expect(() => line('F#5')).toThrow('F#5 is not a note')
  })

  it('reads strokes and chords, and finds the chord of a beat', () => {
    expect(strokes('X..o', 2).map(({ at, force }) => [at, force])).toEqual([
      [2, 0.95],
      [2.75, 0.45],
    ])
    const harmony = chords('Dm:2 G7:2')
    expect([0, 1.99, 2, 3.5].map(beat => chordAt(harmony, beat).symbol)).toEqual(['Dm', 'Dm', 'G7', 'G7'])
    expect(() => chordAt(harmony, -1)).toThrow('no chord sounds at beat -1')
  })
})

describe('phrases', () => {
  it('cut what is held over a beat, and repeat up to one', () => {
    expect(until(line('C4:2 D4:2 E4:2'), 3).map(({ at, beats }) => [at, beats])).toEqual([
      [0, 2],
      [2, 1],
    ])
    expect(each(2, 4, 9, (at, time) => strokes(time % 2 ? 'x' : 'X', at)).map(({ at }) => at)).toEqual([4, 6, 8])
  })

  it('ramp from point to point', () => {
    const course = ramp([2, -4], [4, 0])
    expect([0, 2, 3, 4, 9].map(beat => course(beat, 0))).toEqual([-4, -4, -2, 0, 0])
  })

  it('swing only the second half of a beat', () => {
    const swung = [0, 0.5, 1, 1.25].map(beat => timeOf(beat, { bpm: 60, swing: 0.6 }))
    expect(swung.map(second => Math.round(second * 1000))).toEqual([0, 600, 1000, 1300])
  })
})

describe('voicings', () => {
  const roots = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
  const qualities = ['', 'm', 'maj7', 'm7', '7', 'add9', 'm9', '6', 'sus4', 'dim7']
  const progression = fc.array(fc.tuple(fc.constantFrom(...roots), fc.constantFrom(...qualities)), {
    minLength: 2,
    maxLength: 8,
  })

  it(`tell every chord, stay in reach and move little (seed ${SEED})`, () => {
    fc.assert(
      fc.property(progression, symbols => {
        const asked = symbols.map(([root, quality]) => chord(root + quality))
        const played = voicings(asked, { low: 54, high: 76, voices: 4 })
        played.forEach((notes, i) => {
          const classes = notes.map(note => note % 12)
          expect(notes.every(note => note >= 54 && note <= 76)).toBe(true)
          expect(classes.every(one => asked[i]?.classes.includes(one))).toBe(true)
          expect(asked[i]?.telling.every(one => classes.includes(one))).toBe(true)
          const before = played[i - 1]
          const moved = before ? notes.map((note, k) => Math.abs(note - (before[k] ?? note))) : [0]
          expect(moved.reduce((sum, step) => sum + step, 0) / moved.length).toBeLessThanOrEqual(4)
        })
      }),
      { seed: SEED, numRuns: 300 },
    )
  })
})
