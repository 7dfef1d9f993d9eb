import type { Chord } from '#dev/music/score/chord.ts'
import type { Course, Note, Span } from '#dev/music/score/score.ts'
import { type Hand, voicings } from '#dev/music/score/voicing.ts'

export const note = (at: number, beats: number, pitch: number, force: number): Note => ({ at, beats, pitch, force })

/** All at once. */
export const block = (pitches: readonly number[], at: number, beats: number, force: number): Note[] =>
  pitches.map(pitch => note(at, beats, pitch, force))

/** From the bottom up, each a little after the one below and a little louder. */
export const rolled = (pitches: readonly number[], at: number, beats: number, force: number, apart: number): Note[] =>
  pitches.map((pitch, i) => note(at + i * apart, beats - i * apart, pitch, force * (0.9 + 0.04 * i)))

/** What starts before the beat, and nothing of it held longer. */
export function until<T extends Note | Span>(things: readonly T[], beat: number): T[] {
  return things
    .filter(({ at }) => at < beat - 1e-6)
    .map(thing => ({ ...thing, beats: Math.min(thing.beats, beat - thing.at) }))
}

/** A stretch in which players rest. */
export type Pause = { from: number; to: number }

/** As much of it as lies before a beat. */
export const pauseBefore = ({ from, to }: Pause, beat: number): Pause => ({
  from: Math.min(from, beat),
  to: Math.min(to, beat),
})

export const isWithin = (beat: number, { from, to }: Pause): boolean => beat > from - 1e-6 && beat < to - 1e-6

/** Without what starts in the pause, and nothing held into it. */
export const pausing = (notes: readonly Note[], pause: Pause): Note[] =>
  pause.to > pause.from ? [...until(notes, pause.from), ...notes.filter(({ at }) => at > pause.to - 1e-6)] : [...notes]

export const later = (notes: readonly Note[], beats: number): Note[] =>
  notes.map(one => ({ ...one, at: one.at + beats }))

export const softer = (notes: readonly Note[], by: number): Note[] =>
  notes.map(one => ({ ...one, force: one.force * by }))

export const higher = (notes: readonly Note[], semitones: number): Note[] =>
  notes.map(one => ({ ...one, pitch: one.pitch + semitones }))

/** The same phrase in every `length` beats from one beat up to another; `make` is told which time it is. */
export function each(length: number, start: number, end: number, make: (at: number, time: number) => Note[]): Note[] {
  const times = Math.max(0, Math.ceil((end - start) / length - 1e-6))
  return until(Array.from({ length: times }, (_, time) => make(start + time * length, time)).flat(), end)
}

type Placed = { at: number; beats: number; chord: Chord }

/** A figure for every chord, the chord laid out under the hand with as little motion as can be. */
export function accompany(
  harmony: readonly Span[],
  hand: Hand,
  make: (notes: number[], span: Placed) => Note[],
): Note[] {
  const hands = voicings(
    harmony.map(({ chord }) => chord),
    hand,
  )
  return harmony.flatMap((span, i) => make(hands[i] ?? [], span))
}

/** The lowest note of a pitch class at or above another note. */
export const above = (pitchClass: number, floor: number) => floor + ((((pitchClass - floor) % 12) + 12) % 12)

/** Root, third (or what stands for it) and fifth of a chord, each at or above a note. */
export function triad({ classes: [root = 0, third = 0, fifth] }: Chord, floor: number): [number, number, number] {
  return [above(root, floor), above(third, floor), above(fifth ?? third, floor)]
}

/** Straight lines between points, level before the first and after the last. */
export function ramp(...points: readonly (readonly [beat: number, value: number])[]): Course {
  return beat => {
    const next = points.findIndex(([at]) => at > beat)
    const after = points[next < 0 ? points.length - 1 : next] ?? [0, 0]
    const before = points[next < 0 ? points.length - 1 : Math.max(0, next - 1)] ?? after
    const way = after[0] > before[0] ? (beat - before[0]) / (after[0] - before[0]) : 0
    return before[1] + (after[1] - before[1]) * way
  }
}
