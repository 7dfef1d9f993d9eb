import { type Chord, chord } from '#dev/music/score/chord.ts'
import { pitch } from '#dev/music/score/pitch.ts'
import type { Note, Span } from '#dev/music/score/score.ts'
import { registry } from '#lib/registry.ts'

const PLAIN = 0.7

/** `F#5:1.5 -:.5 A5+D6:2!` is three notes and a rest; `!` leans on a note and `?` hints at it. */
export function line(text: string, from = 0): Note[] {
  const notes: Note[] = []
  let at = from
  for (const word of text.trim().split(/\s+/)) {
    const [, names = '', length = '', mark] = /^([^:]+):([\d.]+)([!?])?$/.exec(word) ?? []
    if (!names) throw new Error(`${word} is not a note`)
    const beats = Number(length)
    const force = mark === '!' ? 0.92 : mark === '?' ? 0.48 : PLAIN
    if (names !== '-') for (const name of names.split('+')) notes.push({ at, beats, pitch: pitch(name), force })
    at += beats
  }
  return notes
}

/** `Dadd9:2 A/C#:2`: chords and their beats. */
export function chords(text: string, from = 0): Span[] {
  let at = from
  return text
    .trim()
    .split(/\s+/)
    .map(word => {
      const [symbol = '', length = ''] = word.split(':')
      const span = { at, beats: Number(length), chord: chord(symbol) }
      at += span.beats
      return span
    })
}

const STROKES: Record<string, number> = registry({ X: 0.95, x: 0.72, o: 0.45, '.': 0 })

/** `X.o.x...`: a bar of a drum, each sign a quarter of a beat unless told otherwise. */
export function strokes(text: string, from: number, step = 0.25, note = 0): Note[] {
  return [...text.replaceAll(' ', '')].flatMap((sign, i) => {
    const force = STROKES[sign]
    if (force === undefined) throw new Error(`${sign} is not a stroke`)
    return force ? [{ at: from + i * step, beats: step, pitch: note, force }] : []
  })
}

export const chordAt = (harmony: readonly Span[], beat: number): Chord => {
  const span = harmony.findLast(({ at }) => at <= beat + 1e-6)
  if (!span) throw new Error(`no chord sounds at beat ${beat}`)
  return span.chord
}
