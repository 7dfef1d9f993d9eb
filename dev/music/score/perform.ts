// A score becomes sound: every player on a track, the tracks into one room, the room into the master.

import { blockwise, course, play, timeOf } from '#dev/music/score/player.ts'
import type { Piece, Player, Score } from '#dev/music/score/score.ts'
import { ducking } from '#dev/music/synth/effects/duck.ts'
import { close, master } from '#dev/music/synth/effects/master.ts'
import { reverb } from '#dev/music/synth/effects/reverb.ts'
import { addTo, gain, type Stereo, samplesIn, scale, silent } from '#dev/music/synth/sound.ts'
import { FRAME_SAMPLES, finalBeat, frameCount, START_SAMPLES, secondsAt } from '#lib/video/sound/grid.ts'

/** Decoders overshoot a little what the encoder was given, so the limiter stops short of the promised -1 dBTP. */
const CEILING = -3
const CLOSING = 0.4

export function perform(piece: Piece, seconds: number): Stereo {
  const mix = silent(frameCount(seconds) * FRAME_SAMPLES)
  const send = silent(mix.left.length)
  for (const { player, sound } of tracks(piece, seconds)) {
    addTo(mix, sound, 0, 1, 1)
    if (player.room !== undefined) addTo(send, sound, 0, gain(player.room), gain(player.room))
  }
  addTo(mix, reverb(send, piece.room), 0, 1, 1)
  scale(mix, blockwise(course(piece.arc, { bpm: piece.bpm, end: finalBeat(seconds, piece) })))
  master(mix, piece.level, CEILING)
  close(mix, CLOSING)
  return mix
}

export function arranged(piece: Piece, seconds: number): Score {
  const end = finalBeat(seconds, piece)
  return piece.arrange(end, ((seconds - secondsAt(end, piece.bpm)) * piece.bpm) / 60)
}

type Track = { name: string; player: Player; sound: Stereo }

/** What each player adds to the mix, before the room. */
function tracks(piece: Piece, seconds: number): Track[] {
  const { parts } = arranged(piece, seconds)
  const length = frameCount(seconds) * FRAME_SAMPLES
  const kicks = (parts.kick ?? []).map(({ at }) => START_SAMPLES + samplesIn(timeOf(at, piece)))
  const dips = ducking(kicks, length, 30 / piece.bpm)
  const stage = { bpm: piece.bpm, swing: piece.swing, end: finalBeat(seconds, piece), length, dips }
  return Object.entries(piece.band).map(([name, player]) => {
    return { name, player, sound: play(name, player, parts[name] ?? [], stage) }
  })
}
