import type { Chord } from '#dev/music/score/chord.ts'
import type { Insert } from '#dev/music/synth/effects/inserts.ts'
import type { Room } from '#dev/music/synth/effects/reverb.ts'
import type { Voice } from '#dev/music/synth/voice.ts'
import type { Pace } from '#lib/video/sound/grid.ts'

/** Times are in beats from the first downbeat. */
export type Note = { at: number; beats: number; pitch: number; force: number }

export type Span = { at: number; beats: number; chord: Chord }

/** Something that changes on the way: told the beat, and the beat of the last chord. */
export type Course = (beat: number, end: number) => number

export type Player = {
  voice: Voice
  /** Decibels in the mix. */
  level: number
  /** -1 left to 1 right. */
  pan?: number
  /** How far low notes go left and high ones right. */
  spread?: number
  /** Decibels of it sent into the room; none if left out. */
  room?: number
  /** 0 to 1: how much it gives way to each kick. */
  ducks?: number
  /** Seconds by which the player may miss the beat. */
  loose?: number
  /** Hz above which it is dulled. */
  cutoff?: Course
  inserts?: Insert[]
  /** Decibels added to its level. */
  swell?: Course
}

export type Band = Record<string, Player>

export type Score<B extends Band = Band> = { harmony: Span[]; parts: Record<keyof B, Note[]> }

export type Piece = Pace & {
  room: Room
  /** Where in each beat its second half falls; 0.5 is straight. */
  swing: number
  /** Decibels into the mastering; set so that the bed comes out at -14 LUFS. */
  level: number
  /** Decibels by which the whole swells and falls. */
  arc: Course
  band: Band
  /** The whole piece with its last chord on the beat `end` and `rest` beats for that chord to live in. */
  arrange: (end: number, rest: number) => Score
}
