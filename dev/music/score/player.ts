// One player's part becomes a track of sound.

import { hertz } from '#dev/music/score/pitch.ts'
import type { Course, Note, Piece, Player } from '#dev/music/score/score.ts'
import { dull } from '#dev/music/synth/effects/inserts.ts'
import { addTo, gain, panned, type Stereo, samplesIn, scale, silent } from '#dev/music/synth/sound.ts'
import { dice } from '#lib/render/seed.ts'
import { RATE, START_SAMPLES } from '#lib/video/sound/grid.ts'

export type Stage = Pick<Piece, 'bpm' | 'swing'> & {
  end: number
  length: number
  /** The gain that makes room for the kick. */
  dips: Float32Array
}

export function play(name: string, player: Player, part: readonly Note[], stage: Stage): Stereo {
  const bus = silent(stage.length)
  for (const note of part) strike(bus, `${name} ${note.at} ${note.pitch}`, player, note, stage)
  const { cutoff, swell, inserts = [], ducks = 0 } = player
  if (cutoff) dull(bus, course(cutoff, stage))
  for (const insert of inserts) insert(bus)
  if (swell) scale(bus, blockwise(course(swell, stage)))
  const level = gain(player.level)
  scale(bus, i => level * (1 - ducks * (1 - stage.dips[i]!)))
  return bus
}

function strike(bus: Stereo, seed: string, player: Player, note: Note, stage: Stage): void {
  const grain = dice(seed)
  const missed = (grain() - 0.5) * 2 * (player.loose ?? 0)
  const start = timeOf(note.at, stage)
  const force = Math.min(1, note.force * (0.96 + 0.08 * grain()))
  const seconds = timeOf(note.at + note.beats, stage) - start
  const place = (player.pan ?? 0) + ((note.pitch - 64) / 30) * (player.spread ?? 0)
  const [left, right] = panned(Math.max(-1, Math.min(1, place)))
  const sound = player.voice({ hz: hertz(note.pitch), force, seconds, grain })
  addTo(bus, sound, START_SAMPLES + samplesIn(start + missed), left, right)
}

/** Seconds after the first downbeat, the second half of each beat late by the swing. */
export function timeOf(beat: number, { bpm, swing }: Pick<Piece, 'bpm' | 'swing'>): number {
  const whole = Math.floor(beat + 1e-9)
  const part = Math.max(0, beat - whole)
  const swung = part < 0.5 ? part * 2 * swing : swing + (part - 0.5) * 2 * (1 - swing)
  return ((whole + swung) * 60) / bpm
}

export const course =
  (change: Course, { bpm, end }: Pick<Stage, 'bpm' | 'end'>) =>
  (index: number) =>
    change(((index - START_SAMPLES) / RATE) * (bpm / 60), end)

const BLOCK = 64

/** Decibels asked for now and then, with a straight line of gain between. */
export function blockwise(decibels: (index: number) => number): (index: number) => number {
  let [from, to] = [gain(decibels(0)), gain(decibels(BLOCK))]
  return index => {
    const within = index % BLOCK
    if (within === 0 && index > 0) [from, to] = [to, gain(decibels(index + BLOCK))]
    return from + ((to - from) * within) / BLOCK
  }
}
